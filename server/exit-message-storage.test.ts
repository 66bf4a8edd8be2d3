import { afterEach, expect, it, vi } from 'vitest'
import { explained } from './exit-message.ts'

afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

const sqlite = (message: string, errcode: number) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode })

it.each([
  [sqlite('database or disk is full', 13), 'The disk is full. Free some space on it'],
  // What SQLite says where there is no room for the file that its readers share.
  [sqlite('disk I/O error', 10 | (19 << 8)), 'The disk failed to read or write, or is full.'],
  [sqlite('unable to open database file', 14), 'cannot be opened. Look at its free space'],
  [sqlite('attempt to write a readonly database', 8), 'cannot be written to. Make it writable'],
  [sqlite('database is locked', 5), 'is held by another program.'],
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }),
    'is full.',
  ],
  [new Error('it was not to be', { cause: sqlite('database or disk is full', 13) }), 'The disk is full.'],
])('a start that the storage prevents says why and what to do, without a stack: %s', async (error, advice) => {
  let written = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += text
    return true
  })
  await explained('Den could not start.', () => Promise.reject(error))
  expect(process.exitCode).toBe(1)
  expect(written).toContain(`\nDen could not start.\n${error.message}\n`)
  expect(written).toContain(advice)
  expect(written).not.toMatch(/\n\s+at /)
})
