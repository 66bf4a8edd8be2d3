import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { postInput } from '#test/support/posts.ts'

describe('any other address', () => {
  it('leads home and is never remembered', async () => {
    await using app = await openTestApp(openTestSqlite)
    for (const target of [
      '/nowhere',
      '/admin-x',
      '/blogs',
      '/blogs/',
      '/a/b/c',
      '//evil.example/x',
      '/index',
      '/index.html',
      '/about.html',
      '/den.v2',
      '/.env',
      '/Blogs',
      '/index.php',
      '/default.aspx',
      '/wp-login.php',
      '/x.jsp',
      '/cgi-bin/x.cgi',
      '/wp-content/x.asp',
    ]) {
      const reply = await app.get(target)
      expect([target, reply.status, reply.headers.location]).toEqual([target, 302, '/'])
      expect(reply.headers['cache-control']).toBe('no-store')
    }
    expect((await app.get('/nowhere')).headers['x-robots-tag']).toBe('noindex')
    expect((await app.get('/nowhere', { method: 'HEAD' })).status).toBe(302)
  })

  it('is a 404 where it looks like a file, and for what is sent to it', async () => {
    await using app = await openTestApp(openTestSqlite)
    const targets = [
      '/wp-content/uploads/x.jpg',
      '/wp-includes/x.js',
      '/assets/x',
      '/media/x',
      '/api/x',
      '/api',
      '/v1/x',
      '/.well-known/x',
      '/x.data',
      '/x%2Edata',
    ]
    for (const target of targets) {
      expect([target, (await app.get(target)).status]).toEqual([target, 404])
    }
    expect((await app.get('/nowhere', { method: 'POST', body: 'x' })).status).toBe(404)
    expect((await app.get('/nowhere', { method: 'DELETE' })).status).toBe(404)
  })
})

it.each(['/greetings', '/terms', '/privacy', '/cookiepolicy'])(
  'a screen %s opens however it is spelled',
  async (screen) => {
    await using app = await openTestApp(openTestSqlite)
    const heading = /<h1>.*?<\/h1>/.exec((await app.get(screen)).body)?.[0]
    expect(heading).toBeDefined()
    for (const target of [`${screen}/`, screen.replace('e', '%65'), screen.replace('r', '%72')]) {
      const { status, body } = await app.get(target)
      expect([target, status, body.includes(heading!)]).toEqual([target, 200, true])
    }
  },
)

describeServer('whatever is asked', (open) => {
  it('is answered with 2xx, 3xx or 4xx', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/x' })] })
    const start = fc.constantFrom(
      '/',
      '/?page=',
      '/blogs/',
      '/api/blogs/',
      '/api/blogs?tag=',
      '/api/blogs?q=',
      '/api/blogs?page=',
      '/api/collections/',
      '/media/',
      '/assets/',
      '/v1/',
      '/feed.xml',
      '/sitemap-',
    )
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }).map(encodeURIComponent.bind(null)).filter(Boolean),
      fc.constantFrom(
        '%00',
        '%',
        '%2',
        '%zz',
        '%c0%80',
        '%ed%a0%80',
        '..',
        '%2e%2e',
        '//',
        '\\',
        '%5c',
        '%2F',
        "'",
        '"',
        ';--',
        '[]',
        '[$ne]=1',
        '?',
        '&',
        '#',
        '%25',
        '.data',
        '%ff',
        '{}',
        '%0d%0a',
        '\u00e9',
      ),
    )
    await fc.assert(
      fc.asyncProperty(start, fc.array(piece, { maxLength: 5 }), async (prefix, pieces) => {
        const target = Buffer.from(prefix + pieces.join(''))
          .toString('latin1')
          .replace(/[\s#]/g, '')
        const { status } = await app.get(target)
        if (status < 200 || status >= 500) throw new Error(`${target} was answered with ${status}`)
      }),
      { numRuns: 300 },
    )
    expect(app.log.filter((line) => Number(line.level) >= 50)).toEqual([])
  })
})
