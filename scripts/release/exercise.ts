import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Installed {
  /** When unpacking began, in milliseconds. */
  readonly started: number
  serve(): ChildProcess
  /** The output of a command that ended well. */
  den(args: readonly string[], input?: string): string
  health?(): string
}

const KEEPER = { email: 'keeper@den.example', password: 'a lamp that nobody tends' }
/** A PNG of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Reads, signs in, stores, searches, backs up, exports, imports, kills and stops; fails with what did not do as it should. */
export async function exerciseSite(name: string, origin: string, data: string, installed: Installed): Promise<void> {
  const { den } = installed
  let server = installed.serve()
  process.once('exit', () => server.exitCode === null && server.signalCode === null && server.kill('SIGKILL'))
  await untilServed(origin, server)
  const seconds = ((Date.now() - installed.started) / 1000).toFixed(1)
  process.stdout.write(`${name}\n  first page after ${seconds} s\n`)
  const done = (what: string) => process.stdout.write(`  ${what}\n`)

  const home = await text(origin, '/')
  const post = /href="(\/blogs\/[^"?#]+)"/.exec(home)?.[1] ?? assert.fail('the front page links to no post')
  const picture = /(\/media\/[^"'\s?]+\?w=\d+[^"'\s]*)/.exec(home)?.[1]?.replaceAll('&amp;', '&')
  for (const path of [post, '/search?q=house', '/admin', '/feed.xml', '/healthz', '/readyz']) await text(origin, path)
  assert.match(await text(origin, `${post}`), /<h1/)
  if (picture) await bytes(origin, picture, 'image/')
  const card = /property="og:image" content="([^"]+)"/.exec(await text(origin, post))?.[1]
  await bytes(origin, new URL(card ?? assert.fail('no card'), origin).pathname, 'image/')
  done('front page, post, search, feed, picture and card of a post')

  if (!den(['admin', 'list']).includes(KEEPER.email))
    den(['admin', 'create', '--email', KEEPER.email], `${KEEPER.password}\n`)
  const cookie = await signIn(origin)
  const token = /den_\S+|\b[A-Za-z0-9_-]{32,}\b/.exec(den(['token', 'create', '--email', KEEPER.email]))?.[0]
  const form = new FormData()
  form.set('image', new Blob([Buffer.from(PICTURE, 'base64')], { type: 'image/png' }), 'dot.png')
  const headers = { Authorization: `Bearer ${token}` }
  const stored = await fetch(new URL('/api/media', origin), { method: 'POST', headers, body: form })
  assert.ok(stored.ok, `storing a picture: ${stored.status} ${await stored.text()}`)
  const backup = await fetch(new URL('/api/backups', origin), {
    method: 'POST',
    headers: { cookie, Origin: siteOf(origin) },
  })
  assert.ok(backup.ok, `a backup by the server: ${backup.status} ${await backup.text()}`)
  done('account, sign-in, token, upload of a picture, backup by the server')

  assert.match(den(['--version']), /^\d+\.\d+\.\d+/)
  const place = `${data}/${Date.now()}`
  den(['backup', `${place}.tar.gz`])
  den(['backup', `${place}.age`, '--encrypt'], 'a sentence that nobody guesses\n')
  den(['export', `${place}-posts`])
  den(['import', `${place}-posts`, '--dry-run'])
  den(['import', `${place}-posts`])
  den(['copy', '--to', `${place}-copy`])
  done('den backup (plain and encrypted), export, import of that folder, copy')
  if (installed.health) {
    installed.health()
    done('the health check of the image')
  }

  server.kill('SIGKILL')
  await once(server, 'exit')
  server = installed.serve()
  await untilServed(origin, server)
  assert.ok((await fetch(new URL('/admin', origin), { headers: { cookie } })).ok)
  const asked = Date.now()
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  assert.equal(code, 0, 'ends with 0 after SIGTERM')
  done(`a start after kill -9, and an end ${((Date.now() - asked) / 1000).toFixed(1)} s after SIGTERM`)
}

async function untilServed(origin: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) assert.fail(`the server ended with ${server.exitCode}`)
    if (
      await fetch(new URL('/', origin)).then(
        (answer) => answer.text().then(() => answer.ok),
        () => false,
      )
    )
      return
    await sleep(50)
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(new URL('/api/auth/sign-in/email', origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteOf(origin) },
    body: JSON.stringify(KEEPER),
  })
  assert.ok(answer.ok, `sign-in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** The address of the site where none is set. */
function siteOf(origin: string): string {
  return origin.replace('127.0.0.1', 'localhost')
}

async function text(origin: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, origin))
  const body = await answer.text()
  assert.ok(answer.ok, `${path}: ${answer.status} ${body.slice(0, 300)}`)
  return body
}

async function bytes(origin: string, path: string, type: string): Promise<void> {
  const answer = await fetch(new URL(path, origin))
  assert.ok(answer.ok && answer.headers.get('content-type')?.startsWith(type), `${path}: ${answer.status}`)
  await answer.arrayBuffer()
}
