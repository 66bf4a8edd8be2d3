import type { Section } from '../post.ts'

export function isEmptySection({ sectionSpoilers: _, sectionFilm, ...texts }: Section): boolean {
  return sectionFilm === undefined && Object.values(texts).every((text) => text.trim() === '')
}
