import { type TermSlugs, termHref } from '../terms/term.ts'
import type { ShownAuthor } from './author-profile.ts'

/** An author with the path of the page of the name, which a name has that a published post has. */
export interface LinkedAuthor extends ShownAuthor {
  readonly path: string | undefined
}

export function linkedAuthors(authors: readonly ShownAuthor[], slugs: TermSlugs): LinkedAuthor[] {
  return authors.map((author) => ({ ...author, path: termHref(slugs, 'author', author.name) }))
}
