import { withAsciiLetters } from './ascii-letters.ts'

/** Without case, accents and double spaces, to compare by. Done in code, so that SQLite and PostgreSQL agree. */
export function folded(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
  return withAsciiLetters(plain).replace(/\s+/g, ' ')
}
