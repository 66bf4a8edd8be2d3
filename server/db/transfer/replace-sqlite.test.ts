import fs, { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { SQLITE_FILE } from '../sqlite-file.ts'
import { replaceSqlite } from './replace-sqlite.ts'

let dataDir: string
let file: string
let folder: string

beforeEach(() => {
  dataDir = temporaryFolder()
  file = join(dataDir, SQLITE_FILE)
  folder = join(dataDir, 'backups')
  writeBlog('old')
})

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

it('keeps each replaced file, with what its write-ahead log held', async () => {
  expect(await replaceBy('new')).toBe(join(folder, 'replaced.sqlite'))
  expect(await replaceBy('newer')).toBe(join(folder, 'replaced-2.sqlite'))
  expect([titleIn(file), titleIn(join(folder, 'replaced.sqlite')), titleIn(join(folder, 'replaced-2.sqlite'))]).toEqual(
    ['newer', 'old', 'new'],
  )
})

it('does not play logs of a file that is gone into the new one, and keeps them', async () => {
  for (const ending of ['-wal', '-shm', '-journal']) leaveLog(ending)
  rmSync(file)
  expect(await replaceBy('new')).toBe(join(folder, 'replaced.sqlite'))
  expect(titleIn(file)).toBe('new')
  expect(readdirSync(folder).sort()).toEqual(['-journal', '-shm', '-wal'].map((ending) => `replaced.sqlite${ending}`))
})

it('keeps nothing where there was nothing', async () => {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
  expect(await replaceBy('new')).toBeNull()
})

it('keeps the file in the data folder where the folder of backups is on another disk', async () => {
  failing('linkSync', 'EXDEV', folder)
  failing('renameSync', 'EXDEV', folder)
  expect(await replaceBy('new')).toBe(join(dataDir, 'replaced.sqlite'))
  expect([titleIn(file), titleIn(join(dataDir, 'replaced.sqlite'))]).toEqual(['new', 'old'])

  rmSync(file)
  leaveLog('-wal')
  expect(await replaceBy('newer')).toBe(join(dataDir, 'replaced-2.sqlite'))
  expect(titleIn(file)).toBe('newer')
})

it('copies the file where there are no hard links, and has it in its place until the new one is', async () => {
  failing('linkSync', 'EPERM', folder)
  const rename = failing('renameSync', 'EIO', file)
  await expect(replaceBy('new')).rejects.toThrow('EIO')
  expect(titleIn(file)).toBe('old')
  rename.mockRestore()
  syncBuiltinESMExports()
  expect(await replaceBy('new')).toBe(join(folder, 'replaced-2.sqlite'))
  expect([titleIn(file), titleIn(join(folder, 'replaced-2.sqlite'))]).toEqual(['new', 'old'])
})

async function replaceBy(title: string): Promise<string | null> {
  const { keptFile } = await replaceSqlite({ dataDir }, { folder, name: 'replaced.sqlite' }, async ({ connection }) => {
    await connection.write.schema.createTable('blog').addColumn('title', 'text').execute()
    await connection.write
      .insertInto('blog' as never)
      .values({ title } as never)
      .execute()
  })
  return keptFile
}

/** A database whose newest rows are in the write-ahead log only, as after a kill. */
function writeBlog(title: string): void {
  using handle = new DatabaseSync(join(dataDir, 'source'))
  handle.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0')
  handle.exec(`create table blog (title text); insert into blog values ('${title}')`)
  for (const ending of ['', '-wal']) copyFileSync(join(dataDir, `source${ending}`), file + ending)
}

/** A stale write-ahead log, which SQLite applies to any database file of that name. */
function leaveLog(ending: string): void {
  const lost = join(dataDir, 'lost')
  rmSync(lost, { force: true })
  using handle = new DatabaseSync(lost)
  handle.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0')
  handle.exec(`create table blog (title text); insert into blog values ('lost')`)
  copyFileSync(`${lost}-wal`, file + ending)
}

function titleIn(path: string): unknown {
  expect(existsSync(path)).toBe(true)
  using handle = new DatabaseSync(path)
  return handle.prepare('select title from blog').get()?.title
}

/** Makes a function fail whose second path begins like that. */
function failing(name: 'linkSync' | 'renameSync', code: string, start: string) {
  const original = fs[name]
  const spy = vi.spyOn(fs, name).mockImplementation((from, to) => {
    if (String(to).startsWith(start)) throw Object.assign(new Error(`${code}: ${to}`), { code, syscall: name })
    original(from, to)
  })
  syncBuiltinESMExports()
  return spy
}
