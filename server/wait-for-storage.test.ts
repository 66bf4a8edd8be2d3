import { pino } from 'pino'
import { expect, it } from 'vitest'
import { StorageError } from './db/health/storage-error.ts'
import { UnusableDatabaseError } from './db/unusable-database.ts'
import { waitForStorage } from './wait-for-storage.ts'

function logged() {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { lines, log }
}

const failing = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

it.each([
  ['a database that is not there yet', failing('ECONNREFUSED', { syscall: 'connect' })],
  ['a name that is not known yet', failing('ENOTFOUND', { syscall: 'getaddrinfo' })],
  ['PostgreSQL that starts up', new UnusableDatabaseError('no', { cause: failing('57P03', { severity: 'FATAL' }) })],
  ['a connection that ended', new UnusableDatabaseError('no', { cause: new Error('Connection terminated') })],
  ['a full disk', failing('ENOSPC')],
  ['SQLite on a full disk', failing('ERR_SQLITE_ERROR', { errcode: 13 })],
  ['SQLite without room for what its readers share', failing('ERR_SQLITE_ERROR', { errcode: 10 | (19 << 8) })],
  ['a held database', new StorageError('busy')],
])('waits for %s, and says so now and then', async (_, error) => {
  const { lines, log } = logged()
  let attempts = 0
  const work = async () => {
    if (++attempts < 4) throw error
    return 'works'
  }
  expect(await waitForStorage(log, work, 1)).toBe('works')
  expect(lines.map(({ level }) => level)).toEqual([40, 30])
  expect(lines[0]).toMatchObject({ why: error.message, msg: expect.stringMatching(/^the start waits: The .*\.$/) })
})

it('says it again after many attempts', async () => {
  const { lines, log } = logged()
  let attempts = 0
  const work = async () => {
    if (++attempts < 7) throw failing('ENOSPC')
  }
  // Five of these are ten seconds.
  await waitForStorage(log, work, 2_000, async () => {})
  expect(lines.map(({ level }) => level)).toEqual([40, 40, 30])
})

it.each([
  ['a port in use', failing('EADDRINUSE', { syscall: 'listen' })],
  ['a wrong password', new UnusableDatabaseError('no', { cause: failing('28P01', { severity: 'FATAL' }) })],
  ['a folder of somebody else', failing('EACCES', { syscall: 'mkdir' })],
  ['a damaged database', failing('ERR_SQLITE_ERROR', { errcode: 11 })],
  ['a defect', new TypeError('of undefined')],
])('does not wait for %s', async (_, error) => {
  await expect(waitForStorage(logged().log, () => Promise.reject(error), 1)).rejects.toBe(error)
})
