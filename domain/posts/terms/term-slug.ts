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

/**
 * The slug of a label, to be passed through {@link freeSlug}, since different labels may fold to one slug. In ASCII where the label
 * has a Latin letter, else in its own letters, which addresses hold percent-encoded.
 */
export function termSlug(kind: TermKind, label: string): string {
  if (kind === 'decade') return label.replace(/s$/, '')
  const slug = foldedSlug(label)
  // A label of signs alone gets a hash, which is the same on every server.
  return (/[a-z]/.test(slug) ? slug : letteredSlug(label)) || `${kind}-${textHash(label).toString(36)}`
}

function letteredSlug(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<=\p{L})['\u2018\u2019\u02bc](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let n = 2; ; n++) if (!taken.has(`${slug}-${n}`)) return `${slug}-${n}`
}
