import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type KyselyPlugin, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { SQLITE_FILE } from '#server/db/sqlite-file.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { damage } from '#test/support/database/damage.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { KEEPER, signedIn, type Writer, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

let app: TestApp
let writer: Writer
/** The server's own handles. */
let database: Database
/** Error of every write of the server, instead of one by the engine. */
let fault: Error | null = null

beforeEach(async () => {
  app = await openTestApp(openTestSqlite, {
    posts: [postInput({ path: '/blogs/kept' }), postInput({ path: '/blogs/other' })],
    overrides: {
      openDatabase: async (config) => {
        database = await openDatabase(config)
        return failing(database)
      },
    },
  })
  writer = await signedIn(app)
  // To be renewed by the next request.
  await sessionsEnd(new Date(Date.now() + 13 * DAY_MS))
})
afterEach(async () => {
  fault = null
  await app[Symbol.asyncDispose]()
})

async function sessionsEnd(at: Date) {
  await app.database.write.updateTable('account_sessions').set({ expires_at: at.toISOString() }).execute()
}

const READ = ['/', '/blogs/kept', '/blogs/other', '/feed.xml', '/api/blogs', '/admin/posts', '/healthz']

async function readsGoOn() {
  for (const page of READ) expect([page, (await writer.send('GET', page)).status]).toEqual([page, 200])
}

const save = () => writer.send('POST', '/api/blogs', POST_CALL)
const signIn = () => writer.send('POST', '/api/auth/sign-in/email', KEEPER)

async function writesAreRefused(status: number, words: RegExp) {
  for (const write of [save, signIn]) {
    const reply = await write()
    expect([reply.status, reply.headers['content-type']]).toEqual([status, 'application/problem+json'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.json().title).toBe(status === 507 ? 'Insufficient Storage' : 'Service Unavailable')
    expect(reply.json().detail).toMatch(words)
    expect(reply.json().detail).toMatch(/What you typed is kept\.$/)
  }
}

async function readiness() {
  const { status, body } = await app.get('/readyz')
  return `${status} ${body.trim()}`
}

describe('writes are refused in words, and reads go on', () => {
  it('on a full disk, until there is room again', async () => {
    const program = await withToken(app)
    fault = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
    await writesAreRefused(507, /^The disk of this server is full\. Nothing was saved\./)
    await readsGoOn()
    // A failure to store the last use of a token does not refuse its request.
    expect((await program.send('GET', '/api/blogs?images=embedded')).status).toBe(200)
    expect(await readiness()).toBe('200 ready')
    const full = fault
    fault = null
    expect([(await save()).status, (await signIn()).status]).toEqual([201, 200])
    await sessionsEnd(new Date(0))
    fault = full
    expect((await writer.send('GET', '/api/auth/session')).status).toBe(401)
  })

  it('on a disk that became read-only', async () => {
    await sql`pragma query_only = on`.execute(database.write)
    await writesAreRefused(503, /^The disk of this server cannot be written to\. Nothing was saved\./)
    await readsGoOn()
  })

  it('once the file is gone', async () => {
    rmSync(join(app.database.config.dataDir, SQLITE_FILE))
    await writesAreRefused(503, /^The database file of this site is gone, empty or another one/)
    await readsGoOn()
    expect(await readiness()).toMatch(/^503 not ready: The database file of this site is gone/)
  })

  it('once a newer version has migrated the database', async () => {
    await sql`insert into migrations (name, timestamp) values ('999-newer', '2027-01-01')`.execute(app.database.write)
    await writesAreRefused(503, /was upgraded by a newer version of Den\. .* restarts this server with that version\./)
    await readsGoOn()
    expect(await readiness()).toMatch(/^503 not ready: .* upgraded by a newer version/)
  })
})

it('a page that meets damage says so, and the server is not ready any more', async () => {
  expect((await app.get('/')).status).toBe(200)
  await damage(app.database, 'posts')
  const page = await app.get('/blogs/other')
  expect([page.status, textsOf(page.body, 'h1')]).toEqual([503, ['The den is closed for a moment']])
  expect(page.body).toContain('The database of this site is damaged. Its operator has to restore it from a backup.')
  expect(await readiness()).toMatch(/^503 not ready: The database of this site is damaged/)
  await writesAreRefused(503, /^The database of this site is damaged\./)
})

/** The same database, whose writes fail with `fault` while there is one. */
function failing(real: Database): Database {
  const check = <T>(value: T): T => {
    if (fault) throw fault
    return value
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => check(node),
    transformResult: async ({ result }) => result,
  }
  return {
    ...real,
    write: real.write.withPlugin(plugin),
    transaction: async (work) => real.transaction(check(work)),
  }
}
