import type { PostSummary } from '../post.ts'
import { filmOf, termKey } from './term.ts'

interface FilmTerm {
  readonly label: string
  /** 0 when it is not known. */
  readonly year: number
}

/** The posts of a film in those about it, and those that only name it in one of their sections. */
export function filmPosts(
  term: FilmTerm,
  posts: readonly PostSummary[],
): { readonly about: readonly PostSummary[]; readonly naming: readonly PostSummary[] } {
  const key = termKey('film', term.label, term.year)
  const isAbout = (post: PostSummary) => {
    const { title, year } = filmOf(post)
    return termKey('film', title, year) === key
  }
  return { about: posts.filter(isAbout), naming: posts.filter((post) => !isAbout(post)) }
}
