import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import type { Database } from '../db/database.ts'
import { createBackup } from './backup.ts'

let dataDir: string
let file: string

beforeEach(() => {
  dataDir = temporaryFolder()
  file = join(dataDir, 'one.tar.gz')
})

const backup = (database: Database) =>
  createBackup(database, { file, folder: dataDir, secrets: true, passphrase: undefined })

it('writes into no file that is there, such as a readable one of a killed run', async () => {
  await using database = await openTestSqlite()
  writeFileSync(`${file}.partial`, 'of another run', { mode: 0o644 })
  expect(await backup(database)).toMatchObject({ ok: true })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(`${file}.partial`, 'utf8')).toBe('of another run')
})

it('lets one of two runs have the name, whole', async () => {
  await using database = await openTestSqlite()
  const results = await Promise.all([backup(database), backup(database)])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toMatchObject({ problem: expect.stringContaining('is there already.') })
  expect(readdirSync(dataDir)).toEqual(['one.tar.gz'])
})

it('leaves a file that got the name meanwhile', async () => {
  await using database = await openTestSqlite()
  const snapshot: Database['snapshot'] = (work) => {
    writeFileSync(file, 'mine')
    return database.snapshot(work)
  }
  expect(await backup({ ...database, snapshot })).toMatchObject({ ok: false })
  expect(readFileSync(file, 'utf8')).toBe('mine')
  expect(readdirSync(dataDir)).toEqual(['one.tar.gz'])
})
