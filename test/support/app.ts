import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import type { PostInput } from '#domain/posts/post.ts'
import { buildDirectory, finishedBuild } from '#server/build.ts'
import { openDatabase } from '#server/db/database.ts'
import { requestFields } from '#server/log/request-context.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { MediaStore } from '#server/media/media-store.ts'
import { hasCurrentIndex } from '#server/posts/indexing/index-state.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import { serve } from '#server/serve.ts'
import type { Overrides, Services } from '#server/services.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { succeeded } from '#test/support/succeeded.ts'
import type { OpenTestDatabase, TestDatabase } from './database/databases.ts'
import { FakePasswords } from './identity/passwords.ts'

/** A whole server on a port of its own, over a database of its own. */
export interface TestApp extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string
  readonly port: number
  readonly services: Services
  readonly database: TestDatabase
  /** Every statement since the last call of `get`. */
  readonly queries: string[]
  /** What the server logged. */
  readonly log: Record<string, unknown>[]
  /** Sends the target unchanged: no client normalizes it. */
  get(target: string, options?: RequestOptions): Promise<Reply>
  /** Sends JSON as a page of the site does, without a session. */
  postJson(target: string, body: unknown, headers?: Record<string, string>): Promise<Reply>
}

export interface RequestOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Decompressed. */
  readonly body: string
  readonly bytes: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  json(): any
}

export interface AppOptions {
  readonly posts?: readonly PostInput[]
  /** Pictures in the media store; `addressOf` in `pictures.ts` gives their addresses. */
  readonly pictures?: readonly Uint8Array[]
  readonly settings?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
  readonly overrides?: Overrides
}

export async function openTestApp(
  open: OpenTestDatabase,
  { posts = [], pictures = [], settings = {}, env = {}, overrides = {} }: AppOptions = {},
): Promise<TestApp> {
  const database = await open()
  const media = new MediaStore(new MediaRepository(database))
  for (const picture of pictures) {
    succeeded(await media.put(picture))
  }
  const repository = new PostRepository(database)
  // Marks the empty index as current, as a server with an empty database does; otherwise indexing would run during the first requests.
  await hasCurrentIndex(database)
  for (const post of posts) {
    succeeded(await repository.insert(post))
  }
  for (const [key, value] of Object.entries(settings)) await new SettingsRepository(database).set(key, value)

  const queries: string[] = []
  const log: Record<string, unknown>[] = []
  const { dataDir, databaseUrl, timeouts } = database.config
  const server = await serve(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_CONTENT: 'off',
      // Fake mail servers listen on any port of this machine.
      ALLOW_PRIVATE_HOSTS: '127.0.0.1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    finishedBuild(buildDirectory),
    {
      log: pino({ level: 'debug', mixin: requestFields }, { write: (line: string) => void log.push(JSON.parse(line)) }),
      onQuery: ({ sql }) => void queries.push(sql),
      // The file is a copy of the template, so it is not checked for damage: that takes an eighth of the time of a start.
      openDatabase: async (config) => ({
        ...(await openDatabase({ ...config, ...(timeouts && { timeouts }) })),
        async refuseDamage() {},
      }),
      passwords: new FakePasswords(),
      captchaDifficulty: { cost: 1, counterLeast: 1, counterMost: 100 },
      // A busy machine may take long to load the mail client.
      mailLimitMs: 60_000,
      // Runs only when it is woken: otherwise its queries would be recorded among those of a request.
      mailSchedule: { firstMs: 3_600_000, pollMs: 3_600_000, emailJsCallEveryMs: 0 },
      // The same holds for scheduled posts: tests call `publishScheduler.publishDue`.
      publishSchedule: { firstMs: 3_600_000, everyMs: 3_600_000 },
      backupSchedule: { firstMs: 3_600_000, everyMs: 3_600_000 },
      // The content version is queried for every request, so that tests may change content by another database connection.
      pageCache: { maxAgeMs: 0 },
      ...overrides,
    },
  )
  const { port, siteUrl } = server.services.config
  const get: TestApp['get'] = (target, options = {}) => {
    queries.length = 0
    return send(port, target, options)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    services: server.services,
    database,
    queries,
    log,
    get,
    postJson(target, body, more) {
      const headers = { 'Content-Type': 'application/json', Origin: siteUrl, ...more }
      return get(target, { method: 'POST', headers, body: JSON.stringify(body) })
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      await database[Symbol.asyncDispose]()
    },
  }
}

function send(port: number, target: string, { method = 'GET', headers = {}, body }: RequestOptions): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const framed = body === undefined ? headers : { 'Content-Length': String(Buffer.byteLength(body)), ...headers }
    const request = httpRequest({ host: '127.0.0.1', port, path: target, method, headers: framed }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = decoded(bytes, response.headers['content-encoding']).toString('utf8')
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: text,
          bytes,
          json: () => JSON.parse(text),
        })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** The token in the fragment of a link, such as that of an invitation. */
export function tokenInLink(link: string): string {
  return new URLSearchParams(link.split('#')[1]).get('t')!
}

/** The cookies of an answer as a browser sends them back. */
export function cookiesOf({ headers }: Reply): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  // The answer to a HEAD says how the body would be encoded, and has none.
  if (bytes.byteLength === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  if (encoding === 'gzip') return gunzipSync(bytes)
  return bytes
}
