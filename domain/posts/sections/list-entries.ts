import type { Film } from '../film/film-fields.ts'
import type { Post, PostSummary } from '../post.ts'
import { isList } from '../review.ts'
import { termFilm } from '../terms/term.ts'

export interface ListEntry {
  /** The published post about the film; null when there is none. */
  readonly review: PostSummary | null
  readonly film: Film | null
  /** The position in the list, from 1; null when the titles contain numbers, when there is only one entry, and outside of lists. */
  readonly number: number | null
}

/** The entry of each section of a post; undefined for a section that is about no review or film. */
export function listEntries(
  { tag, sections }: Pick<Post, 'tag' | 'sections'>,
  reviews: ReadonlyMap<string, PostSummary>,
): readonly (ListEntry | undefined)[] {
  const found = sections.map(({ sectionReview = '', sectionFilm = null }) => {
    const review = reviews.get(sectionReview) ?? null
    const film = review ? review.film : sectionFilm
    return review || film ? { review, film } : undefined
  })
  const titles = sections.filter((_, index) => found[index]).map(({ sectionTitle }) => sectionTitle)
  const isNumbered = isList(tag) && titles.length > 1 && !titles.some(beginsWithNumber)
  let count = 0
  return found.map((entry) => entry && { ...entry, number: isNumbered ? ++count : null })
}

export function entryName({ review, film }: ListEntry): string {
  return termFilm(film).title || (review?.title ?? '')
}

/** Whether a title has a number in front, such as "10. The Fog", "#3" and "No. 7". */
export function beginsWithNumber(title: string): boolean {
  return /^\s*(?:#|no\.?|nr\.?|number)?\s*\d/i.test(title)
}
