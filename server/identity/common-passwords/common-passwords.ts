import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storedForm } from '#domain/identity/password.ts'
import { BloomFilter } from './bloom-filter.ts'

export const FILTER_FILE = join(import.meta.dirname, 'common-passwords.bin')

/**
 * Whether a password is among those that occur most often in published breaches, regardless of case. One of 10,000 others is a false
 * positive. The filter is read for each look-up, since passwords are set rarely and it takes a megabyte.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  return new BloomFilter(await readFile(FILTER_FILE)).has(comparedForm(password))
}

/** Normalizes a password for the look-up: NFC, lower case. */
export function comparedForm(password: string): string {
  return storedForm(password).toLowerCase()
}
