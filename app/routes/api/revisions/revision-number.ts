import { problem } from '../problem.ts'

/** A revision in an address; 0, which no post has, for any text that is not a revision. */
export function revisionIn(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}

export function noSuchRevision(): Response {
  return problem(404, { detail: 'There is no such revision of this post.' })
}
