import { randomBytes } from 'node:crypto'
import { tokenHash } from '../../tokens.ts'
import { base32, CROCKFORD } from './base32.ts'

const COUNT = 10
/** Of five bits: 140. */
const LETTERS = 28
/** Of codes of earlier versions. */
const FORMER_LETTERS = 24

/** Ten new codes, in groups of four letters. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => newLetters().match(/.{4}/g)!.join('-'))
}

/** The stored hash of a code, independent of case and grouping; null for invalid input. */
export function recoveryCodeHash(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return [LETTERS, FORMER_LETTERS].includes(letters.length) ? tokenHash(letters) : null
}

function newLetters(): string {
  return base32(randomBytes(20), CROCKFORD).slice(0, LETTERS)
}
