import type { Section } from '../post.ts'

/** Whether a section has no text, picture, review or film. */
export function isEmptySection({ sectionSpoilers: _, sectionFilm, ...texts }: Section): boolean {
  return sectionFilm === undefined && Object.values(texts).every((text) => text.trim() === '')
}
