import type { Locale } from '../../locales/locale.ts'
import { isBlank } from '../../text/plain-text.ts'
import type { Post } from '../post.ts'
import { distinctNames } from '../terms/typed-names.ts'

/** The most names beside the author. */
export const AUTHORS_MAX = 20
/** The longest of them, in characters. */
export const AUTHOR_MAX_LENGTH = 100

type Authors = Pick<Post, 'author' | 'authors'>

/** All authors that readers see, in their order, each once. The author's name stays as it is. */
export function authorNames({ author, authors }: Authors): string[] {
  if (isBlank(author)) return distinctNames(authors)
  const first = author.trim()
  const [, ...others] = distinctNames([first, ...authors])
  return [first, ...others]
}

export function authorWords(locale: Locale, authors: Authors): string {
  return locale.list(authorNames(authors))
}
