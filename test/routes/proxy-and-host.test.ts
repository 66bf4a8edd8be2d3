import { describe, expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { signedIn } from '#test/support/identity/administrator.ts'
import { postDraft } from '#test/support/posts.ts'

describe('a host', () => {
  it('that is not the site’s gets no page, and leaves none behind for the next reader', async () => {
    await using app = await openTestApp(openTestSqlite, {
      posts: [postDraft({ path: '/blogs/x' })],
      env: { SITE_URL: 'https://den.example' },
    })
    const ask = (target: string, host: string) => app.get(target, { headers: { Host: host } })
    for (const target of ['/', '/blogs/x', '/feed.xml', '/assets/x', '/admin']) {
      expect([target, (await ask(target, 'evil.example')).status]).toEqual([target, 421])
    }
    const call = await ask('/api/blogs', 'evil.example')
    expect([call.status, call.headers['content-type']]).toEqual([421, 'application/problem+json'])
    const page = await ask('/', 'den.example')
    expect([page.status, page.body.includes('evil.example')]).toEqual([200, false])
    expect((await ask('/healthz', '10.0.0.7')).status).toBe(200)
  })
})

describe('a proxy that TRUST_PROXY does not name', () => {
  it('is told of on Settings, to administrators alone', async () => {
    await using app = await openTestApp(openTestSqlite)
    const admin = await signedIn(app)
    expect((await admin.send('GET', '/admin/settings')).body).not.toContain('TRUST_PROXY')
    const page = await app.get('/', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    expect(page.body).not.toContain('TRUST_PROXY')
    expect((await admin.send('GET', '/admin/settings')).body).toMatch(
      /set <code>TRUST_PROXY=(<!-- -->)?127\.0\.0\.1<\/code>/,
    )
    expect(app.log.filter(({ neighbour }) => neighbour === '127.0.0.1')).toHaveLength(1)
  })
})
