import type { Section } from '../post.ts'

/** Whether nothing would be missed if the section were gone. */
export function isEmptySection({ sectionSpoilers: _, sectionFilm, ...texts }: Section): boolean {
  return sectionFilm === undefined && Object.values(texts).every((text) => text.trim() === '')
}
