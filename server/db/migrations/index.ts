import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from 'kysely/migration'

const files = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{3}-[\w-]+\.ts$/.test(file))
  .sort()

/**
 * By name, in the order of their numbers. One that was released is never edited, only followed by another. Each is loaded when it
 * runs: a start of a migrated database needs their names alone, and each `import()` allocates for every module below it.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  files.map((file) => [basename(file, '.ts'), { up: async (db) => (await load(file)).up(db) } satisfies Migration]),
)

async function load(file: string): Promise<Migration> {
  return import(pathToFileURL(join(import.meta.dirname, file)).href)
}
