import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storedForm } from '#domain/identity/password.ts'
import { BloomFilter } from './bloom-filter.ts'

export const FILTER_FILE = join(import.meta.dirname, 'common-passwords.bin')

/** One of 10,000 others is a false positive. The filter takes a megabyte; it is not kept since passwords are set rarely. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return new BloomFilter(await readFile(FILTER_FILE)).has(comparedForm(password))
}

export function comparedForm(password: string): string {
  return storedForm(password).toLowerCase()
}
