import { expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { postInput } from '#test/support/posts.ts'
import { sendRaw, statusesIn } from '#test/support/raw.ts'

const posts = [postInput({ path: '/blogs/x' })]

const NO_REQUESTS: readonly [string, string, number | undefined][] = [
  ['a word', 'hello\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['zeros', '\0\0\0\0\0\0\0\0', 400],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['a negative length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
  [
    'a length and pieces',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    400,
  ],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: x\n\n', 400],
  ['a header with a NUL', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n', 400],
  ['a folded header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n', 400],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', undefined],
  ['garbage behind a request', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n\x01\x02garbage\r\n\r\n', 200],
  ['pieces of the wrong size', 'POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
]

it('refuse a header over 16 kB, and take one under it', async () => {
  await using app = await openTestApp(openTestSqlite, { posts })
  expect((await app.get('/', { headers: { 'X-Long': 'x'.repeat(15_000) } })).status).toBe(200)
  expect((await app.get('/', { headers: { 'X-Long': 'x'.repeat(17_000) } })).status).toBe(431)
  expect((await app.get(`/?q=${'x'.repeat(17_000)}`)).status).toBe(431)
  expect((await app.get(`/api/blogs?q=${'x'.repeat(15_000)}`)).status).toBe(200)
  expect((await app.get(`/blogs/${'%F0%9F%91%BB'.repeat(1_000)}`)).status).toBe(404)
  await stillServes(app)
})

it('refuse a body over 32 MB by what it says of itself', async () => {
  await using app = await openTestApp(openTestSqlite, { posts })
  for (const target of ['/', '/api/blogs', '/nowhere']) {
    const head = `POST ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${32 * 1024 * 1024 + 1}\r\n\r\n`
    const received = await sendRaw(app.port, head)
    expect([target, statusesIn(received)]).toEqual([target, [413]])
    expect(received.includes('application/problem+json')).toBe(target === '/api/blogs')
  }
  await stillServes(app)
})

it('take no method that the site has no use for', async () => {
  await using app = await openTestApp(openTestSqlite, { posts })
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'MKCOL', 'QUERY', 'PURGE', 'SEARCH'])
    for (const target of ['/', '/healthz', '/api/blogs', '/assets/x', '/nowhere']) {
      const reply = await app.get(target, { method, headers: { Cookie: 'secret=1' } })
      expect([method, target, reply.status]).toEqual([method, target, 405])
      expect(reply.headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE')
      expect(reply.body).not.toContain('secret')
    }
})

it('survive what is no request', async () => {
  await using app = await openTestApp(openTestSqlite, { posts })
  for (const [what, bytes, status] of NO_REQUESTS) {
    const received = await sendRaw(app.port, Buffer.from(bytes, 'latin1'))
    expect(statusesIn(received)[0], what).toBe(status)
    await stillServes(app)
  }
})

it('answer requests of one connection in their order', async () => {
  await using app = await openTestApp(openTestSqlite, { posts })
  const ask = (target: string, method = 'GET', more = '') => `${method} ${target} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
  const received = await sendRaw(
    app.port,
    ask('/') +
      ask('/healthz') +
      ask('/nowhere') +
      ask('/blogs/none', 'HEAD') +
      ask('/api/blogs') +
      ask('/x', 'TRACE', 'Connection: close\r\n'),
  )
  expect(statusesIn(received)).toEqual([200, 200, 302, 404, 200, 405])
})

async function stillServes(app: TestApp): Promise<void> {
  expect((await app.get('/blogs/x')).status).toBe(200)
  expect(app.log.filter(({ level }) => Number(level) >= 50)).toEqual([])
}
