import pg from 'pg'
import { expect, it } from 'vitest'
import { StorageError, storageFailure, storageProblem } from './storage-error.ts'

it.each([
  ['SQLite: full', sqlite(13), 'full'],
  ['SQLite: a page that is none', sqlite(11), 'damaged'],
  ['SQLite: an index that is none', sqlite(11 | (3 << 8)), 'damaged'],
  ['SQLite: no database', sqlite(26), 'damaged'],
  ['SQLite: read-only', sqlite(8), 'read-only'],
  ['SQLite: read-only, since it was moved', sqlite(1032), 'read-only'],
  ['SQLite: a disk that fails', sqlite(10 | (2 << 8)), 'disk-failed'],
  ['SQLite: locked for too long', sqlite(5), 'busy'],
  ['SQLite: cannot be opened', sqlite(14), 'file-gone'],
  ['PostgreSQL: full', postgres('53100'), 'full'],
  ['PostgreSQL: no connection left', postgres('53300'), 'unreachable'],
  ['PostgreSQL: shutting down', postgres('57P01'), 'unreachable'],
  ['PostgreSQL: starting', postgres('57P03'), 'unreachable'],
  ['PostgreSQL: too slow', postgres('57014'), 'busy'],
  ['PostgreSQL: a replica', postgres('25006'), 'read-only'],
  ['PostgreSQL: damaged', postgres('XX001'), 'damaged'],
  ['a folder on a full disk', system('ENOSPC'), 'full'],
  ['a quota', system('EDQUOT'), 'full'],
  ['a folder that is read-only', system('EROFS'), 'read-only'],
  ['the cause of another', new Error('a picture could not be kept', { cause: system('ENOSPC') }), 'full'],
  ['what was told before', new StorageError('upgraded'), 'upgraded'],
] as const)('is known: %s', (_what, error, problem) => {
  expect(storageProblem(error)).toBe(problem)
  expect(storageFailure(error)?.status).toBe(problem === 'full' ? 507 : 503)
  expect(storageFailure(error)?.detail).toMatch(/^The (database|disk) .*\.$/)
})

it.each([
  ['a unique violation of SQLite', sqlite(2067)],
  ['a unique violation of PostgreSQL', postgres('23505')],
  ['a table that is not there', postgres('42P01')],
  // Connections to mail servers and captcha services break as well.
  ['a connection to somebody else', system('ECONNRESET')],
  ['a file that is not there', system('ENOENT')],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['no error at all', 'ENOSPC'],
])('is not taken for one: %s', (_what, error) => {
  expect(storageFailure(error)).toBeUndefined()
})

function sqlite(errcode: number): Error {
  return Object.assign(new Error('in the words of SQLite'), { code: 'ERR_SQLITE_ERROR', errcode })
}

function postgres(code: string): Error {
  return Object.assign(new pg.DatabaseError('in the words of PostgreSQL', 1, 'error'), { code, severity: 'ERROR' })
}

function system(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'write' })
}
