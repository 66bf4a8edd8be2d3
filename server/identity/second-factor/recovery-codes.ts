import { randomBytes } from 'node:crypto'
import { tokenHash } from '../../tokens.ts'
import { base32, CROCKFORD } from './base32.ts'

const COUNT = 10
/** 120 bits. */
const BYTES = 15
const LETTERS = (BYTES * 8) / 5

/** Ten new codes, in groups of four letters. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => base32(randomBytes(BYTES), CROCKFORD).match(/.{4}/g)!.join('-'))
}

/** The stored hash of a code, independent of case and grouping; null for invalid input. */
export function recoveryCodeHash(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return letters.length === LETTERS ? tokenHash(letters) : null
}
