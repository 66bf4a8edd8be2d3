import { expect, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { callsOf, killedDen } from '../backup/kills.ts'
import type { Dialect } from '../backup/target.ts'
import { openTestPostgres, openTestSqlite } from '../database/databases.ts'
import { drawing } from '../pictures.ts'
import { folderOf } from './imports.ts'

/** More than one transaction takes. */
const TITLES = Array.from({ length: 90 }, (_, index) => `Post ${String(index).padStart(2, '0')}`)

/** Kills `den import` at each of these moments of its run, from 0 to 1; the next import makes each post once. */
export async function killImports(dialect: Dialect, moments: readonly number[]): Promise<void> {
  const picture = await drawing('png')
  const posts = TITLES.map((title) => [
    `${title}.md`,
    `---\ntitle: ${title}\nimage: a.png\naliases: /${title}/\n---\nText.\n`,
  ])
  const args = ['import', folderOf({ ...Object.fromEntries(posts), 'a.png': picture })]
  const calls = await callsOf(args, await migratedTarget(dialect))
  for (const moment of moments) {
    const target = await migratedTarget(dialect)
    await killedDen(args, target, Math.max(1, Math.round(moment * calls)))
    await using database = await openDatabase(target)
    const rows = async (table: 'posts' | 'imported_posts' | 'redirects' | 'import_entries') =>
      (await database.read.selectFrom(table).selectAll().execute()).length
    const made = await rows('posts')
    expect([moment, await rows('imported_posts'), await rows('redirects')]).toEqual([moment, made, made])
    expect([moment, await rows('import_entries')]).toEqual([moment, made])
    expect([moment, await killedDen(args, target, -1)]).toEqual([moment, 0])
    const titles = await database.read.selectFrom('posts').select('title').orderBy('title').execute()
    expect([moment, titles.map(({ title }) => title)]).toEqual([moment, TITLES])
    expect([moment, await rows('imported_posts')]).toEqual([moment, TITLES.length])
  }
}

async function migratedTarget(dialect: Dialect) {
  const database = await (dialect === 'sqlite' ? openTestSqlite() : openTestPostgres({ applicationName: 'test' }))
  onTestFinished(() => database[Symbol.asyncDispose]())
  return { ...database.config, applicationName: 'den' }
}
