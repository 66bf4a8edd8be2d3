import { withAsciiLetters } from '../../text/ascii-letters.ts'
import { textHash } from '../../text/text-hash.ts'
import type { TermKind } from './term.ts'

/** A text in lower-case ASCII letters and digits, with a hyphen for any other characters. Empty when no letter or digit is left. */
export function foldedSlug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2018\u2019]/g, '')
  return withAsciiLetters(plain)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The slug of a label, to be passed through {@link freeSlug}: different labels may fold to one slug. */
export function termSlug(kind: TermKind, label: string): string {
  if (kind === 'decade') return label.replace(/s$/, '')
  // A label in another script folds to an empty text. A hash gives it the same slug on every server.
  return foldedSlug(label) || `${kind}-${textHash(label).toString(36)}`
}

export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let n = 2; ; n++) if (!taken.has(`${slug}-${n}`)) return `${slug}-${n}`
}

/** The key by which a list from A to Z sorts a label: films without the leading article, persons by the last name. */
export function termSortKey(kind: TermKind, label: string): string {
  const slug = foldedSlug(label)
  if (kind === 'film') return slug.replace(/^(the|an?)-(?=.)/, '')
  if (kind !== 'author' && kind !== 'director') return slug
  const lastName = slug.slice(slug.lastIndexOf('-') + 1)
  return `${lastName}-${slug}`
}

export function termLetter(sortKey: string): string {
  return /^[a-z]/.test(sortKey) ? sortKey[0]! : '#'
}
