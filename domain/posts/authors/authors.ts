import { isBlank } from '../../text/text-field.ts'
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

/** What stands before the name at `index` in a by-line: `A, B and C`. */
export function wordBefore(index: number, names: readonly string[]): string {
  if (index === 0) return ''
  return index === names.length - 1 ? ' and ' : ', '
}

export function authorWords(authors: Authors): string {
  return authorNames(authors)
    .map((name, index, names) => wordBefore(index, names) + name)
    .join('')
}
