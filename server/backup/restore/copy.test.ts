import { createHash } from 'node:crypto'
import { existsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Dialect, emptyTarget } from '#test/support/backup/target.ts'
import { openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { saveMedium } from '#test/support/database/media.ts'
import { savePost } from '#test/support/database/posts.ts'
import { type Database, type DatabaseConfig, openDatabase } from '../../db/database.ts'
import { lockServer } from '../../db/server-lock.ts'
import { copyBlog } from './copy.ts'

const PICTURES = ['a', 'b', 'c', 'd', 'e'].map((letter) => Buffer.from(letter.repeat(400_000)))
const HASHES = PICTURES.map((bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)).sort()

let source: TestDatabase

beforeEach(async () => {
  source = await openTestSqlite()
  await savePost(source, { title: 'Mine' })
  for (const bytes of PICTURES) await saveMedium(source, bytes)
  return () => source[Symbol.asyncDispose]()
})

describe.each<Dialect>(['sqlite', 'postgres'])('A copy to %s that is interrupted', (dialect) => {
  let target: DatabaseConfig
  beforeEach(async () => {
    target = await emptyTarget(dialect)
  })

  it('goes on with the pictures that had arrived, and with those that are new since', async () => {
    await expect(copyBlog(reading([], HASHES[3]), target, { replace: false })).rejects.toThrow('The line broke')
    expect(await hashesIn(target)).toEqual([])
    const added = await saveMedium(source, Buffer.from('f'.repeat(400_000)))
    const read: string[] = []
    const progress: number[][] = []
    const onProgress = (...counts: number[]) => void progress.push(counts)
    const copied = await copyBlog(reading(read), target, { replace: false, onProgress })
    expect(progress).toEqual([
      [4, 6],
      [5, 6],
      [6, 6],
    ])
    expect(copied).toMatchObject({ ok: true, resumed: 3 })
    expect(read.sort()).toEqual([HASHES[3], HASHES[4], added].sort())
    expect(await hashesIn(target)).toEqual([...HASHES, added].sort())
    expect(await isStaged(target)).toBe(false)
  })

  it('leaves the pictures of an earlier state out', async () => {
    await expect(copyBlog(reading([], HASHES[3]), target, { replace: false })).rejects.toThrow('The line broke')
    await source.write.deleteFrom('media').where('hash', '=', HASHES[0]!).execute()
    expect(await copyBlog(source, target, { replace: false })).toMatchObject({ ok: true, resumed: 2 })
    expect(await hashesIn(target)).toEqual(HASHES.slice(1))
  })

  it('brings a picture anew that was damaged there', async () => {
    await expect(copyBlog(reading([], HASHES[3]), target, { replace: false })).rejects.toThrow('The line broke')
    if (dialect === 'sqlite') {
      truncateSync(join(target.dataDir, 'copying', HASHES[0]!), 100)
      writeFileSync(join(target.dataDir, 'copying', `${HASHES[3]}.partial`), 'half')
    } else {
      await using database = await openTarget(target)
      await sql`update den_copied_pictures set bytes = 'x' where hash = ${HASHES[0]}`.execute(database.write)
    }
    expect(await copyBlog(source, target, { replace: false })).toMatchObject({ ok: true, resumed: 2 })
    expect(await hashesIn(target)).toEqual(HASHES)
  })

  it('stays out of a database that a server uses', async () => {
    expect(await copyBlog(source, target, { replace: false })).toMatchObject({ ok: true })
    await using server = dialect === 'postgres' ? await openDatabase({ ...target, applicationName: 'den' }) : undefined
    using _lock = dialect === 'sqlite' ? lockServer(target.dataDir) : undefined
    await server?.read.selectFrom('posts').select('id').execute()
    const read: string[] = []
    const result = await copyBlog(reading(read), target, { replace: true }).catch(({ message }) => ({
      problem: message,
    }))
    expect(result).toMatchObject({ problem: expect.stringMatching(/Den server .* (connected|uses)/) })
    expect(read).toEqual([])
  })
})

it('gives up on tables of PostgreSQL that another program holds', async () => {
  const target = await emptyTarget('postgres')
  expect(await copyBlog(source, target, { replace: false })).toMatchObject({ ok: true })
  await using other = await openDatabase({ ...target, applicationName: 'psql' })
  await other.read.transaction().execute(async (trx) => {
    await trx.selectFrom('posts').select('id').execute()
    const problem = expect.stringContaining('Another program uses the tables')
    expect(await copyBlog(source, target, { replace: true })).toEqual({ ok: false, problem })
  })
  expect(await copyBlog(source, target, { replace: true })).toMatchObject({ ok: true, resumed: HASHES.length })
})

/**
 * The source, which records the pictures that are read.
 * @param brokenAt the picture at which the connection breaks
 */
function reading(read: string[], brokenAt?: string): Database {
  return {
    ...source,
    snapshot: (work) =>
      source.snapshot((snapshot) =>
        work({
          ...snapshot,
          async mediumBytes(hash) {
            if (hash === brokenAt) throw new Error('The line broke')
            read.push(hash)
            return snapshot.mediumBytes(hash)
          },
        }),
      ),
  }
}

async function hashesIn(target: DatabaseConfig): Promise<string[]> {
  await using database = await openTarget(target)
  const isMigrated = (await database.snapshot(async ({ migrations }) => migrations)).length > 0
  const rows = isMigrated ? await database.read.selectFrom('media').select('hash').orderBy('hash').execute() : []
  return rows.map(({ hash }) => hash)
}

async function isStaged(target: DatabaseConfig): Promise<boolean> {
  if (!target.databaseUrl) return existsSync(join(target.dataDir, 'copying'))
  await using database = await openTarget(target)
  const { tables } = await database.snapshot(async (snapshot) => snapshot)
  return tables.some(({ name }) => name === 'den_copied_pictures')
}

function openTarget(target: DatabaseConfig): Promise<Database> {
  return openDatabase({ ...target, applicationName: 'test' })
}
