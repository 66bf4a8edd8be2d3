import { randomLetters } from '../../db/id.ts'
import { tokenHash } from '../../tokens.ts'

/** Crockford's base 32: without the letters that look like a digit. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const COUNT = 10
/** Of five bits each, 140 in all. */
const LETTERS = 28
/** Length of the codes of earlier versions. */
const FORMER_LETTERS = 24

export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => randomLetters(LETTERS, CROCKFORD).match(/.{4}/g)!.join('-'))
}

/** The stored hash of a code, independent of case and grouping; null for invalid input. */
export function recoveryCodeHash(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return [LETTERS, FORMER_LETTERS].includes(letters.length) ? tokenHash(letters) : null
}
