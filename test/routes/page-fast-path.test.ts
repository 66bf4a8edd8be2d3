import fc from 'fast-check'
import { expect, it } from 'vitest'
import { raiseContentVersion } from '#server/db/content-version.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { postInput } from '#test/support/posts.ts'
import { askRaw } from '#test/support/raw.ts'

const posts = Array.from({ length: 12 }, (_, index) => postInput({ path: `/blogs/${index}`, title: `Post ${index}` }))
const REQUESTS = 1_000
/** Pages are compressed as small as can be when content has not changed for so long, which changes answers. */
const BEFORE_QUIET_MS = 1_900
const MAX_AGE_MS = 20

it('a kept page that is sent without the pipeline is the same in every byte, and in the log, for any request', async () => {
  const time = { now: 0 }
  await using app = await openTestApp(openTestSqlite, {
    posts,
    env: { SITE_URL: 'https://den.example' },
    overrides: { pageCache: { clock: () => time.now } },
  })
  const tags = await tagsOf(app)
  app.log.length = 0
  let [sentFromMemory, quietFrom] = [0, 0]
  for (const request of fc.sample(requests(tags), { seed: 15, numRuns: REQUESTS })) {
    if (time.now > quietFrom + BEFORE_QUIET_MS) {
      await raiseContentVersion(app.database)
      quietFrom = time.now
    }
    app.queries.length = 0
    const first = await askRaw(app.port, request)
    if (first.startsWith('HTTP/1.1 200') || first.startsWith('HTTP/1.1 304'))
      sentFromMemory += app.queries.length === 0 ? 1 : 0
    // From here on the content version has to be asked for, which only the pipeline does.
    time.now += MAX_AGE_MS
    expect(withoutDate(await askRaw(app.port, request)), request).toBe(withoutDate(first))
  }
  expect(sentFromMemory).toBeGreaterThan(REQUESTS / 4)
  await expect.poll(() => oddLinesOf(app)).toEqual([])
}, 300_000)

describeServer('a change', (open) => {
  it('shows with the next request when this process made it, and 20 ms after another one did', async () => {
    const time = { now: 0 }
    await using app = await openTestApp(open, { posts, overrides: { pageCache: { clock: () => time.now } } })
    const shown = async () => {
      const { body } = await app.get('/')
      return [/One|Two|Three/.exec(body)?.[0], app.queries.length === 0]
    }
    for (const blogName of ['One', 'Two']) {
      await app.services.settings.save({ blogName })
      expect(await shown()).toEqual([blogName, false])
      await shown()
      expect(await shown()).toEqual([blogName, true])
    }
    await new SettingsRepository(app.database).set('blogName', 'Three')
    time.now += MAX_AGE_MS - 1
    expect(await shown()).toEqual(['Two', true])
    time.now += 1
    expect(await shown()).toEqual(['Three', false])
  })
})

it('a proxy that TRUST_PROXY does not name is noticed by a kept page, too', async () => {
  await using app = await openTestApp(openTestSqlite, { posts, overrides: { pageCache: { clock: () => 0 } } })
  for (let count = 0; count < 3; count++) await app.get('/')
  expect(app.queries).toEqual([])
  await app.get('/', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  expect(app.queries).toEqual([])
  expect(app.services.untrustedProxy.address).toBe('127.0.0.1')
})

/** Each request was sent twice: each line has to be there an even number of times. */
function oddLinesOf(app: TestApp): string[] {
  const counts = new Map<string, number>()
  for (const { msg, method, url, status } of app.log) {
    const line = [method, url, status].join(' ')
    if (msg === 'request') counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count % 2 === 1).map(([line]) => line)
}

async function tagsOf(app: TestApp): Promise<string[]> {
  const headers = { Host: 'den.example' }
  const replies = await Promise.all(['/', '/blogs/3', '/feed.xml'].map((target) => app.get(target, { headers })))
  return replies.map(({ headers: { etag = '' } }) => etag)
}

/**
 * `Last-Modified` is the present second while the many changes before this test are counted as later than that. The place of an
 * id among the headers differs as well.
 */
function withoutDate(answer: string): string {
  return answer.replace(/\r\n(?:Date|last-modified|X-Request-Id): [^\r]*/g, '')
}

/** Most are what browsers send, or differ from it in one thing. */
function requests(tags: readonly string[]) {
  const pages = ['/', '/?page=2', '/blogs/3', '/greetings', '/feed.xml', '/feed.json']
  const odd = [
    '/BLOGS/3',
    '/blogs/%33',
    '/blogs/3/',
    '//',
    '/?page=9',
    '/nowhere',
    'http://den.example/',
    'http://evil.example/',
  ]
  const query = fc.constantFrom('', '?utm_source=letter', '?fbclid=%41', '?x=é', '?', '?page=2')
  const target = usually(
    fc.constantFrom(...pages),
    fc.oneof(
      fc.tuple(fc.constantFrom('/', '/blogs/3', '/greetings'), query).map((parts) => parts.join('')),
      fc.constantFrom(...odd),
    ),
  )
  const tag = fc.oneof(
    fc.constantFrom(...tags),
    fc.constantFrom(...tags).map((text) => text.replace('W/', '')),
    fc.constantFrom(...tags).map((text) => text.replace(/"$/, ';gzip"')),
    fc.constantFrom('"x"', 'W/"y"', 'x', ''),
  )
  const host = fc.constantFrom('DEN.example', 'den.example:443', 'evil.example', 'localhost', '', 'a b', 'den.example.')
  return fc
    .record({
      method: usually(fc.constant('GET'), fc.constantFrom('HEAD', 'HEAD', 'POST', 'DELETE')),
      target,
      version: usually(fc.constant('1.1'), fc.constant('1.0')),
      hosts: usually<string[], string[]>(
        fc.constant(['den.example']),
        fc.oneof(
          host.map((name): string[] => [name]),
          fc.constantFrom<string[][]>(['den.example', 'den.example'], ['den.example', 'evil.example'], []),
        ),
      ),
      encoding: fc.constantFrom(
        'gzip',
        'br',
        'gzip, deflate, br',
        'br;q=0, gzip',
        '*',
        'identity',
        'GZIP',
        '*;q=0',
        undefined,
      ),
      known: usually(
        fc.constant(undefined),
        fc.oneof(
          fc.constant('*'),
          fc.array(tag, { minLength: 1, maxLength: 3 }).map((list) => list.join(', ')),
        ),
      ),
      connection: usually(fc.constant(undefined), fc.constantFrom('close', 'keep-alive', 'Upgrade')),
      others: usually(
        fc.constant([]),
        fc.subarray([
          'Cookie: den_signed_in=1',
          'Authorization: Bearer x',
          'X-Forwarded-For: 203.0.113.7',
          'Forwarded: for=203.0.113.7',
          'Range: bytes=0-3',
          'Upgrade: websocket',
          'Expect: something',
          'Content-Length: 0',
          'If-Modified-Since: Thu, 01 Jan 2026 00:00:00 GMT',
          'Cache-Control: no-cache',
        ]),
      ),
    })
    .map(({ method, target, version, hosts, encoding, known, connection, others }) =>
      [
        `${method} ${Buffer.from(target).toString('latin1')} HTTP/${version}`,
        ...hosts.map((name, index) => `${index === 0 ? 'Host' : 'hOST'}: ${name}`),
        ...(encoding === undefined ? [] : [`Accept-Encoding: ${encoding}`]),
        ...(known === undefined ? [] : [`If-None-Match: ${known}`]),
        ...(connection === undefined ? [] : [`Connection: ${connection}`]),
        ...others,
        '',
        '',
      ].join('\r\n'),
    )
}

function usually<T, U>(common: fc.Arbitrary<T>, rare: fc.Arbitrary<U>): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 5, arbitrary: common }, { weight: 1, arbitrary: rare })
}
