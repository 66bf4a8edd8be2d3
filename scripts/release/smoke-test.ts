import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

interface Installation {
  /** When unpacking began, in milliseconds since 1970. */
  readonly started: number
  serve(): ChildProcess
  /** Gives the output of a command. @throws unless it exits with 0 */
  den(args: readonly string[], input?: string): string
  /** Runs the health check; images only. */
  healthcheck?(): string
  /** Whether a later release added to the database: this one makes no copy of it then. */
  readonly isTakenBack?: boolean
}

const ADMINISTRATOR = { email: 'keeper@den.example', password: 'a lamp that nobody tends' }
/** A PNG of one pixel, in Base64. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/**
 * Tests pages, the API, commands, a crash and a shutdown, and prints what passed.
 *
 * @param data the data folder as the commands see it
 * @throws at the first failure
 */
export async function smokeTest(name: string, origin: string, data: string, installed: Installation): Promise<void> {
  const { den } = installed
  let server = installed.serve()
  process.once('exit', () => server.exitCode === null && server.signalCode === null && server.kill('SIGKILL'))
  await untilServed(origin, server)
  const seconds = ((Date.now() - installed.started) / 1000).toFixed(1)
  process.stdout.write(`${name}\n  first page after ${seconds} s\n`)
  const passed = (what: string) => process.stdout.write(`  ${what}\n`)

  const home = await text(origin, '/')
  const post = /href="(\/blogs\/[^"?#]+)"/.exec(home)?.[1] ?? assert.fail('the front page has no link to a post')
  const picture = /(\/media\/[^"'\s?]+\?w=\d+[^"'\s]*)/.exec(home)?.[1]?.replaceAll('&amp;', '&')
  for (const path of ['/search?q=house', '/admin', '/feed.xml', '/healthz', '/readyz']) await text(origin, path)
  const article = await text(origin, post)
  assert.match(article, /<h1/)
  if (picture) await bytes(origin, picture, 'image/')
  const card = /property="og:image" content="([^"]+)"/.exec(article)?.[1]
  await bytes(origin, new URL(card ?? assert.fail('the post has no og:image'), origin).pathname, 'image/')
  passed('front page, post, search, feed, picture, share card')

  if (!den(['admin', 'list']).includes(ADMINISTRATOR.email))
    den(['admin', 'create', '--email', ADMINISTRATOR.email], `${ADMINISTRATOR.password}\n`)
  const cookie = await signIn(origin)
  const token = /den_\S+|\b[A-Za-z0-9_-]{32,}\b/.exec(den(['token', 'create', '--email', ADMINISTRATOR.email]))?.[0]
  const form = new FormData()
  form.set('image', new Blob([Buffer.from(PICTURE, 'base64')], { type: 'image/png' }), 'dot.png')
  const headers = { Authorization: `Bearer ${token}` }
  const stored = await ask(new URL('/api/media', origin), { method: 'POST', headers, body: form })
  assert.ok(stored.ok, `POST /api/media: ${stored.status} ${await stored.text()}`)
  passed('account, sign-in, API token, upload of a picture')
  assert.match(den(['--version']), /^\d+\.\d+\.\d+/)
  if (!installed.isTakenBack) await copies(origin, data, { den, cookie, passed })
  if (installed.healthcheck) {
    installed.healthcheck()
    passed('health check of the image')
  }

  server.kill('SIGKILL')
  await once(server, 'exit')
  server = installed.serve()
  await untilServed(origin, server)
  assert.ok((await ask(new URL('/admin', origin), { headers: { cookie } })).ok)
  const asked = Date.now()
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  assert.equal(code, 0, 'exit code after SIGTERM')
  passed(`restart after SIGKILL, exit ${((Date.now() - asked) / 1000).toFixed(1)} s after SIGTERM`)
}

interface Checked {
  den: Installation['den']
  readonly cookie: string
  passed(what: string): void
}

async function copies(origin: string, data: string, { den, cookie, passed }: Checked): Promise<void> {
  const headers = { cookie, Origin: siteOf(origin) }
  const backup = await ask(new URL('/api/backups', origin), { method: 'POST', headers })
  assert.ok(backup.ok, `POST /api/backups: ${backup.status} ${await backup.text()}`)
  const place = `${data}/${Date.now()}`
  den(['backup', `${place}.tar.gz`])
  den(['backup', `${place}.age`, '--encrypt'], 'a sentence that nobody guesses\n')
  den(['export', `${place}-posts`])
  den(['import', `${place}-posts`, '--dry-run'])
  den(['import', `${place}-posts`])
  den(['copy', '--to', `${place}-copy`])
  passed('backup by the server; commands: backup (plain and encrypted), export, import of the export, copy')
}

/** On a connection of its own: while a command runs, this process does not see that the server closes an idle one. */
function ask(url: URL, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, headers: { ...init.headers, Connection: 'close' } })
}

async function untilServed(origin: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) assert.fail(`the server ended with exit code ${server.exitCode}`)
    if (
      await ask(new URL('/', origin)).then(
        (answer) => answer.text().then(() => answer.ok),
        () => false,
      )
    )
      return
    await sleep(50)
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await ask(new URL('/api/auth/sign-in/email', origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteOf(origin) },
    body: JSON.stringify(ADMINISTRATOR),
  })
  assert.ok(answer.ok, `sign-in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** The default of SITE_URL, which `Origin` has to match. */
function siteOf(origin: string): string {
  return origin.replace('127.0.0.1', 'localhost')
}

async function text(origin: string, path: string): Promise<string> {
  const answer = await ask(new URL(path, origin))
  const body = await answer.text()
  assert.ok(answer.ok, `${path}: ${answer.status} ${body.slice(0, 300)}`)
  return body
}

async function bytes(origin: string, path: string, type: string): Promise<void> {
  const answer = await ask(new URL(path, origin))
  assert.ok(answer.ok && answer.headers.get('content-type')?.startsWith(type), `${path}: ${answer.status}`)
  await answer.arrayBuffer()
}
