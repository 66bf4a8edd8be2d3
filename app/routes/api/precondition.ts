import { postEntityTag, saveEntityTag } from '#domain/posts/entity-tags.ts'
import type { Post } from '#domain/posts/post.ts'
import type { SavedPost } from '#server/posts/post-row.ts'
import { savedDocument } from './post-json.ts'
import { problem } from './problem.ts'

interface StoredVersion {
  readonly id: string
  readonly revision: number
  /** Idempotency key of the save that stored it, if the caller sent that; else null. */
  readonly key: string | null
}

export const NOTHING_OVERWRITTEN = 'Nothing was overwritten.'

/**
 * The revision that the caller has seen, from `If-Match`, else from the body; undefined without both. An entity tag is
 * `"<id>.<revision>"`; a suffix that names the encoding (after `;`, or Apache's `-gzip`) is ignored. Without a matching tag it is 0,
 * which no post has.
 * @param current the stored version, which counts as seen where one of several tags names its revision or the save that stored it
 */
export function seenRevision(
  ifMatch: string | null,
  revision: number | undefined,
  id: string,
  current?: StoredVersion,
): number | 'any' | undefined {
  if (ifMatch === null) return revision
  const tags = tagsIn(ifMatch)
  if (tags.includes('*')) return 'any'
  const revisions = tags.map((tag) => revisionIn(tag, id)).filter((number) => number > 0)
  if (current && (revisions.includes(current.revision) || namesSave(ifMatch, current))) return current.revision
  return Math.max(0, ...revisions)
}

/** Whether `If-Match` names the save that stored a version. Its writer got no answer, and so no entity tag of the version. */
export function namesSave(ifMatch: string, { id, key }: Pick<StoredVersion, 'id' | 'key'>): boolean {
  return key !== null && tagsIn(ifMatch).includes(saveEntityTag(id, key))
}

function tagsIn(ifMatch: string): string[] {
  return ifMatch.split(',').map((tag) => tag.trim())
}

/**
 * 412 with the stored version.
 * @param consolation what was not done, as a sentence
 */
export function changedMeanwhile(current: SavedPost, viewer: string, consolation = NOTHING_OVERWRITTEN): Response {
  const stored = { revision: current.revision, current: savedDocument(current) }
  return preconditionFailed(current, viewer, consolation, stored, { ETag: postEntityTag(current) })
}

/**
 * 412 with a stored version.
 * @param stored the fields of the problem document that name it
 */
export function preconditionFailed(
  { updatedAt, updatedBy }: Pick<Post, 'updatedAt' | 'updatedBy'>,
  viewer: string,
  consolation: string,
  stored: Record<string, unknown>,
  headers: Record<string, string> = {},
): Response {
  const who = updatedBy === viewer ? 'You saved this post elsewhere first.' : 'Somebody else saved this post first.'
  const details = { detail: `${who} ${consolation}`, updatedAt, updatedBy, ...stored }
  return problem(412, details, headers)
}

/** 428: the caller has to say which revision was seen. */
export function revisionNeeded(): Response {
  return problem(428, {
    detail: 'Say which revision you saw: its ETag in If-Match, or its number as revision. If-Match: * overwrites.',
  })
}

function revisionIn(tag: string, id: string): number {
  const [, value = ''] = /^(?:W\/)?"([^";]*?)(?:;[^"]*|-gzip|-br)?"$/.exec(tag) ?? []
  const [seen, number = ''] = splitAtLastDot(value)
  return seen === id && /^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0
}

function splitAtLastDot(text: string): [string, string] {
  const dot = text.lastIndexOf('.')
  return [text.slice(0, dot), text.slice(dot + 1)]
}
