import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, inject, it, vi } from 'vitest'
import { finishedBuild } from './build.ts'
import { explained } from './exit-message.ts'
import { listen } from './http/server.ts'
import { serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'den-explained-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  process.exitCode = undefined
})

const noBuild = finishedBuild(join(folder, 'no-build'))
const start = (env: Record<string, string>) =>
  serve({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data'), ...env }, noBuild)

it('lets what succeeds pass', async () => {
  expect(await explained('Never said.', async () => 7)).toBe(7)
  expect(process.exitCode).toBeUndefined()
})

it('says what stands in the way and what to do about it, and nothing of where it happened', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  mkdirSync(join(folder, 'damaged'))
  writeFileSync(join(folder, 'damaged', 'den.sqlite'), 'no database at all, however long one looks at it. '.repeat(100))
  const other = await listen({ port: 0, host: '127.0.0.1', siteUrl: 'http://localhost', trustProxy: undefined })
  const database = inject('postgresUrl')

  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'x', DEMO_CONTENT: 'x' }, /^PORT must be a whole number from 0 to 65535\nDEMO_CONTENT must be on or off$/],
    [
      { PORT: String(other.port) },
      new RegExp(`^Port ${other.port} is in use by another program\\. .*: PORT=${other.port + 1} npm start$`),
    ],
    [
      { HOST: '203.0.113.1' },
      /^listen EADDRNOTAVAIL: .*203\.0\.113\.1\nHOST must be an address of this machine, such as/,
    ],
    [{ HOST: 'a..b' }, /^getaddrinfo .* a\.\.b\nHOST must be an address of this machine, such as/],
    [{ DATA_DIR: file }, /^EEXIST: .*\nDATA_DIR must name a folder that this account may write to\.$/],
    [{ DATA_DIR: join(file, 'below') }, /^ENOTDIR: .*\nDATA_DIR must name a folder that this account may write to\.$/],
    [
      { DATA_DIR: join(folder, 'damaged') },
      /den\.sqlite is damaged, or not a database\. Restore it from a backup: stop Den, and run \.\/den restore <backup> --replace\. .*\.$/,
    ],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/den' },
      /^connect ECONNREFUSED 127\.0\.0\.1:1\nThe database that DATABASE_URL names cannot be reached\.$/,
    ],
    [{ DATABASE_URL: 'postgres://a..b/den' }, /a\.\.b\nThe database that DATABASE_URL names cannot be reached\.$/],
    [
      { DATABASE_URL: `postgres://den@/den?host=${encodeURIComponent(folder)}` },
      /^connect ENOENT .*\nThe database that DATABASE_URL names cannot be reached\.$/,
    ],
    [
      { DATABASE_URL: database.replace('/postgres?', '/nowhere?') },
      /^The database of DATABASE_URL cannot be used: database "nowhere" does not exist\.$/,
    ],
    [
      { DATABASE_URL: database.replace('den@', 'nobody:hunter2@') },
      /^The database of DATABASE_URL cannot be used: role "nobody" does not exist\.$/,
    ],
    [{ DEMO_CONTENT: 'off' }, /^The screens are not built\. Build them: npm run build$/],
  ]
  for (const [env, words] of cases) {
    const said = await wordsOf(() => start(env))
    expect(said).toMatch(words)
    expect(said).not.toMatch(/\n\s+at |hunter2/)
  }
  await other.drain({ graceMs: 0 })
})

const sqlite = (message: string, errcode: number) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode })

it.each([
  [sqlite('database or disk is full', 13), 'The disk is full. Free some space on it'],
  // SQLite's errors when there is no room for the file that its readers share.
  [sqlite('disk I/O error', 10 | (19 << 8)), 'The disk failed to read or write, or is full.'],
  [sqlite('unable to open database file', 14), 'cannot be opened. Look at the free space of its disk'],
  [sqlite('attempt to write a readonly database', 8), 'cannot be written to. Make it writable'],
  [sqlite('database is locked', 5), 'is held by another program.'],
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }),
    'is full.',
  ],
  [new Error('it was not to be', { cause: sqlite('database or disk is full', 13) }), 'The disk is full.'],
])('says why storage prevents a start and what to do, without a stack: %s', async (error, advice) => {
  const said = await wordsOf(() => Promise.reject(error))
  expect(said.startsWith(`${error.message}\n`)).toBe(true)
  expect(said).toContain(advice)
  expect(said).not.toMatch(/\n\s+at /)
})

it('shows where a surprise came from', async () => {
  const said = await wordsOf(async () => {
    throw new TypeError('a surprise')
  })
  expect(said).toMatch(/^TypeError: a surprise\n\s+at /)
  expect(await wordsOf(() => Promise.reject('a word'))).toBe('a word')
})

/** The output below the first line, which accompanies exit code 1. */
async function wordsOf(work: () => Promise<unknown>): Promise<string> {
  process.exitCode = undefined
  let written = ''
  // Each server adds listeners to the process, in which other test files have started some.
  vi.spyOn(process, 'emitWarning').mockReturnValue()
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += text
    return true
  })
  expect(await explained('It could not be done.', work)).toBeUndefined()
  expect(process.exitCode).toBe(1)
  expect(written).toMatch(/^\nIt could not be done\.\n[\s\S]*\n\n$/)
  return written.trim().split('\n').slice(1).join('\n')
}
