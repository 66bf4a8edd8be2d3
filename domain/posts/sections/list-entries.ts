import type { Film, Post, PostSummary } from '../post.ts'
import { isList } from '../review.ts'
import { termFilm } from '../terms/term.ts'

/** What a section is about: the entry of a list. */
export interface ListEntry {
  /** The post that is about its film. */
  readonly review: PostSummary | null
  readonly film: Film | null
  /** Its place in the list, from 1; null where the writer numbers the entries, or there is only one. */
  readonly number: number | null
}

/** The entries among the sections of a post; undefined for a section that is none. */
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

/** What an entry is called where its section has no title; empty where nothing is known. */
export function entryName({ review, film }: ListEntry): string {
  return termFilm(film).title || (review?.title ?? '')
}

/** Such as "10. The Fog", "#3" and "No. 7". */
function beginsWithNumber(title: string): boolean {
  return /^\s*(?:#|no\.?|nr\.?|number)?\s*\d/i.test(title)
}
