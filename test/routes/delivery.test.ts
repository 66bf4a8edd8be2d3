import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openTestApp, type Reply, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf } from '#test/support/html.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { postInput, RATINGS, section } from '#test/support/posts.ts'

const READING_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://open.spotify.com; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
const INERT_POLICY = "default-src 'none'; base-uri 'none'; sandbox; frame-ancestors 'none'"

const jpeg = await drawing('jpeg')
const posts = [
  postInput({
    path: '/blogs/x',
    articleImage: addressOf(jpeg, 'jpeg'),
    sections: [
      section({
        sectionTitle: 'One',
        sectionText: '**Bold** ||spoiler||\n\n- a\n- b',
        sectionImage: addressOf(jpeg, 'jpeg'),
      }),
    ],
    ratings: RATINGS,
  }),
  postInput({ path: '/blogs/Plain', featured: 1 }),
]
const CONTENT = { posts, pictures: [jpeg] }

const PAGES = ['/', '/blogs/x', '/blogs/Plain', '/greetings', '/terms', '/privacy', '/cookiepolicy']
const PAGES_OF_NOTHING = ['/blogs/none', '/?page=9']

/** One of every other kind of answer, with its status. */
const OTHERS: readonly [string, string, number][] = [
  ['GET', '/nowhere', 302],
  ['GET', '/?page=1', 301],
  ['GET', '/blogs/Plai', 302],
  ['GET', '/nothing.js', 404],
  ['GET', '/media/none.jpg', 404],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', addressOf(jpeg, 'jpeg'), 200],
  ['GET', '/feed.xml', 200],
  ['GET', '/atom.xml', 200],
  ['GET', '/feed.json', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/sitemap-2.xml', 404],
  ['GET', '/robots.txt', 200],
  ['POST', '/feed.xml', 405],
  ['GET', '/api/blogs', 200],
  ['GET', '/api/blogs/none', 404],
  ['GET', '/api/blogs?page=x', 422],
  ['GET', '/api/collections/blogs', 200],
  ['GET', '/v1/projects', 200],
  ['POST', '/api/collections/blogs', 405],
  ['POST', '/nowhere', 404],
  ['TRACE', '/', 405],
  ['OPTIONS', '/', 405],
  ['GET', '*', 400],
]

describe('every answer', () => {
  it.each(['http://den.example', 'https://den.example'])('of %s is guarded by its headers', async (SITE_URL) => {
    await using app = await openTestApp(openTestSqlite, { ...CONTENT, env: { SITE_URL } })
    const assets = assetsOf((await app.get('/')).body)
    expect(assets.length).toBeGreaterThan(3)
    const all: [string, string, number][] = [
      ...OTHERS,
      ...assets.map((asset): [string, string, number] => ['GET', asset, 200]),
      ...PAGES.map((page): [string, string, number] => ['GET', page, 200]),
      ...PAGES_OF_NOTHING.map((page): [string, string, number] => ['GET', page, 404]),
      ['POST', '/terms', 405],
    ]
    for (const [method, target, status] of all)
      for (const asked of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
        const { headers, ...reply } = await app.get(target, { method: asked })
        const guards = {
          nosniff: headers['x-content-type-options'],
          referrer: headers['referrer-policy'],
          policy: headers['content-security-policy'],
          transport: headers['strict-transport-security'],
          cookie: headers['set-cookie'],
          otherOrigins: headers['access-control-allow-origin'],
          program: headers['x-powered-by'] ?? headers.server,
        }
        const type = headers['content-type'] ?? ''
        // JSON is always UTF-8 (RFC 8259, 8.1).
        if (/^text\/|xml/.test(type))
          expect([target, type]).toEqual([target, expect.stringMatching(/; charset=utf-8$/)])
        const isPage = type.startsWith('text/html')
        expect([asked, target, reply.status, guards]).toEqual([
          asked,
          target,
          status,
          {
            nosniff: 'nosniff',
            referrer: 'strict-origin-when-cross-origin',
            policy: isPage ? READING_POLICY : INERT_POLICY,
            transport: SITE_URL.startsWith('https') ? 'max-age=31536000' : undefined,
          },
        ])
      }
  })

  it('names the site as its operator did, whatever a request says', async () => {
    const env = { SITE_URL: 'https://den.example' }
    await using app = await openTestApp(openTestSqlite, { ...CONTENT, env })
    const poison = {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'evil',
      'X-Forwarded-For': 'evil.example',
      'X-Forwarded-Port': '666',
      'X-Original-URL': '/evil',
      'X-Rewrite-URL': '/evil',
      Forwarded: 'host=evil.example;proto=evil',
      Origin: 'https://evil.example',
      Referer: 'https://evil.example/',
      'X-HTTP-Method-Override': 'DELETE',
    }
    const targets = [...PAGES, ...PAGES_OF_NOTHING, ...OTHERS.map(([, target]) => target).filter((it) => it !== '*')]
    for (const target of targets) {
      const reply = await app.get(target, { headers: poison })
      expect(traceOf(reply)).not.toContain('evil')
      const absolute = await app.get(`http://den.example${target}`, { headers: { ...poison, Host: 'evil.example' } })
      expect(traceOf(absolute)).toBe(traceOf(reply))
      expect(traceOf(reply)).toBe(traceOf(await app.get(target)))
      const foreign = await app.get(target, { headers: { ...poison, Host: 'evil.example' } })
      expect(traceOf(foreign)).not.toContain('evil')
      expect([target, foreign.status]).toEqual([target, /^\/(healthz|readyz)/.test(target) ? reply.status : 421])
      if (target === '/api/blogs') expect(foreign.headers['content-type']).toBe('application/problem+json')
    }
    expect((await app.get('/blogs/x')).body).toContain('https://den.example/blogs/x')
  })
})

describeServer('a page', (open) => {
  it('holds nothing that its policy would stop', async () => {
    await using app = await openTestApp(open, { ...CONTENT, settings: { adsEnabled: true } })
    for (const page of [...PAGES, ...PAGES_OF_NOTHING]) {
      const { body } = await app.get(page)
      const tags = body.match(/<[a-z][^>]*>/gi) ?? []
      expect([page, tags.filter((tag) => /^<style/i.test(tag) || /\s(style|on[a-z]+)\s*=/i.test(tag))]).toEqual([
        page,
        [],
      ])
      const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)]
      expect(scripts.length).toBeGreaterThan(0)
      for (const [, attributes, inside] of scripts)
        if (attributes === ' type="application/ld+json"') expect(JSON.parse(inside!)).toHaveProperty('@type')
        else expect([inside, attributes]).toEqual(['', expect.stringMatching(/ src="\/assets\//)])
      for (const address of [...attributesOf(body, 'src'), ...attributesOf(body, 'href')])
        expect(address).not.toMatch(/^(javascript|data|\/\/)/i)
    }
  })
})

describe('a page', () => {
  it('is the same in every encoding, and says so to caches', async () => {
    await using app = await openTestApp(openTestSqlite, CONTENT)
    for (const page of [...PAGES, ...PAGES_OF_NOTHING]) {
      const [plain, br, gzip] = [
        await encoded(app, page, ''),
        await encoded(app, page, 'br'),
        await encoded(app, page, 'gzip'),
      ]
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
      expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
      expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
      for (const { headers, bytes } of [plain, br, gzip])
        expect([headers.vary, headers['content-length']]).toEqual(['Accept-Encoding', String(bytes.byteLength)])
      expect(await encoded(app, page, 'br;q=0, gzip;q=0')).toMatchObject({ body: plain.body })
    }
  })

  it('is sent once, and named after that', async () => {
    await using app = await openTestApp(openTestSqlite, CONTENT)
    for (const page of PAGES)
      for (const encoding of ['', 'br', 'gzip']) {
        const first = await encoded(app, page, encoding)
        expect(first.headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
        const headers = { 'Accept-Encoding': encoding, 'If-None-Match': first.headers.etag! }
        const second = await app.get(page, { headers })
        expect([page, second.status, second.bytes.byteLength]).toEqual([page, 304, 0])
        for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
          expect(second.headers[name]).toBe(first.headers[name])
      }
    const first = await app.get('/')
    for (const page of ['/', '/terms', '/blogs/none']) {
      const reply = await app.get(page, { headers: { 'If-None-Match': `"x", ${first.headers.etag}` } })
      expect([page, reply.status]).toEqual([page, page === '/' ? 304 : page === '/terms' ? 200 : 404])
    }
    expect((await app.get('/blogs/none')).headers.etag).toBeUndefined()
  })

  it('may be kept by shared caches as long as the operator says, and an answer of nothing never', async () => {
    await using standard = await openTestApp(openTestSqlite, CONTENT)
    await using cached = await openTestApp(openTestSqlite, { ...CONTENT, env: { CDN_TTL: '60' } })
    for (const page of PAGES) {
      expect((await standard.get(page)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect((await cached.get(page)).headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=60')
    }
    for (const page of [...PAGES_OF_NOTHING, '/nowhere', '/x.js', '/blogs/Plai', '/healthz'])
      expect([page, (await cached.get(page)).headers['cache-control']]).toEqual([page, 'no-store'])
  })

  it('has the same headers for HEAD as for GET, and no body', async () => {
    await using app = await openTestApp(openTestSqlite, CONTENT)
    for (const page of [...PAGES, ...PAGES_OF_NOTHING, '/nowhere', '/x.js', '/healthz', '/?page=1'])
      for (const encoding of ['', 'br']) {
        const before = await encoded(app, page, encoding)
        const head = await encoded(app, page, encoding, 'HEAD')
        // A kept page is compressed as well as can be once it was asked for, and is smaller from then on.
        const after = await encoded(app, page, encoding)
        expect([page, head.status]).toEqual([page, before.status])
        expect([headersOf(before), headersOf(after)]).toContainEqual(headersOf(head))
        expect(head.bytes.byteLength).toBe(0)
      }
  })

  it('takes nothing that is sent to it', async () => {
    await using app = await openTestApp(openTestSqlite, CONTENT)
    for (const page of PAGES)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const reply = await app.get(page, { method, body: 'title=x' })
        expect([method, page, reply.status]).toEqual([method, page, 405])
        expect([reply.headers.allow, reply.headers['cache-control']]).toEqual(['GET, HEAD', 'no-store'])
        expect(reply.body).toContain('takes nothing that is sent to it')
        const from = async (Origin: string) => (await app.get(page, { method, body: 'x', headers: { Origin } })).status
        expect([await from(app.services.config.siteUrl), await from('http://evil.example')]).toEqual([405, 403])
      }
  })
})

function encoded(app: TestApp, target: string, encoding: string, method = 'GET'): Promise<Reply> {
  return app.get(target, { method, headers: { 'Accept-Encoding': encoding } })
}

function headersOf({ headers }: Reply) {
  const { date: _, 'transfer-encoding': __, 'x-request-id': ___, ...rest } = headers
  return rest
}

/** All that a reader or a cache sees of an answer. */
function traceOf(reply: Reply): string {
  return JSON.stringify([reply.status, headersOf(reply), reply.bytes.toString('base64'), reply.body])
}

function assetsOf(html: string): string[] {
  return [...attributesOf(html, 'src'), ...attributesOf(html, 'href')].filter((address) =>
    address.startsWith('/assets/'),
  )
}
