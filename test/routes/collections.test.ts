import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { toColumns } from '#server/posts/post-row.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { postInput } from '#test/support/posts.ts'
import { turns, until } from '#test/support/time.ts'

describeServer('GET /api/collections/blogs', (open) => {
  it.each([0, 1, 1000])('is one JSON array of %i posts in the order of their creation', async (number) => {
    await using app = await openTestApp(open)
    await insertPosts(app.database, number, 'Text.')
    const reply = await app.get('/api/collections/blogs', { headers: { 'Accept-Encoding': 'br' } })
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/json'])
    const titles = reply.json().map((post: { title: string }) => post.title)
    expect(titles).toEqual(Array.from({ length: number }, (_, index) => `Post ${index}`))
  })

  it('knows no other names', async () => {
    await using app = await openTestApp(open)
    for (const name of [
      'users',
      'posts',
      'secrets',
      'Blogs',
      'blogs.json',
      '%00',
      '__proto__',
      'constructor',
      'blogs%2F',
    ]) {
      const reply = await app.get(`/api/collections/${name}`)
      expect([name, reply.status, reply.headers['content-type']]).toEqual([name, 404, 'application/problem+json'])
    }
  })
})

describe('GET /api/collections/blogs', () => {
  it('reads no further than its reader does', async () => {
    await using app = await openTestApp(openTestSqlite)
    // 40 MB: far more than fits into the buffers between the two.
    await insertPosts(app.database, 1000, 'x'.repeat(40_000))
    const batches = () => app.queries.filter((sql) => sql.includes('"created_seq" >')).length
    const socket = connect(app.port, '127.0.0.1')
    socket.write('GET /api/collections/blogs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    await once(socket, 'connect')
    await until(() => batches() > 0)
    // Far more turns than all chunks would take, were they not waiting for their reader.
    await turns(5_000)
    expect(batches()).toBeLessThan(75)

    let received = 0
    for await (const chunk of socket) received += chunk.length
    expect(received).toBeGreaterThan(40_000_000)
    expect(batches()).toBe(101)
  })

  it('stops reading when its reader leaves', async () => {
    await using app = await openTestApp(openTestSqlite)
    await insertPosts(app.database, 1000, 'x'.repeat(40_000))
    const socket = connect(app.port, '127.0.0.1')
    socket.write('GET /api/collections/blogs HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'readable')
    socket.destroy()
    await until(() => app.log.some(({ msg }) => msg === 'request'))
    const seen = app.queries.length
    expect((await app.get('/')).status).toBe(200)
    expect(seen).toBeLessThan(20)
    expect(app.log.filter(({ level }) => Number(level) > 30)).toEqual([])
  })
})

describeServer('GET /api/collections/settings', (open) => {
  it('is one document with the site key and nothing else', async () => {
    const settings = { siteKey: 'from-settings', smtpPassword: 'hunter2', contact: 'a@b.example' }
    await using none = await openTestApp(open)
    expect((await none.get('/api/collections/settings')).json()).toEqual([{ siteKey: '' }])
    await using chosen = await openTestApp(open, { settings })
    expect((await chosen.get('/api/collections/settings')).json()).toEqual([{ siteKey: 'from-settings' }])
    await using given = await openTestApp(open, { settings, env: { CAPTCHA_SITE_KEY: 'from-environment' } })
    expect((await given.get('/api/collections/settings')).json()).toEqual([{ siteKey: 'from-environment' }])
  })
})

it('GET /v1/projects says from where signing in is allowed', async () => {
  const domainsWith = async (env: Record<string, string>) => {
    await using app = await openTestApp(openTestSqlite, { env })
    const reply = await app.get('/v1/projects', { headers: { 'X-Forwarded-Host': 'evil.example' } })
    expect(Object.keys(reply.json())).toEqual(['projectId', 'authorizedDomains'])
    expect(reply.json().projectId).toBe('den')
    return reply.json().authorizedDomains
  }
  expect(await domainsWith({})).toEqual(['localhost', '127.0.0.1', '[::1]'])
  expect(await domainsWith({ SITE_URL: 'https://den.example' })).toEqual(['den.example'])
  const both = { SITE_URL: 'https://den.example:8443', AUTHORIZED_DOMAINS: 'preview.example, Den.example' }
  expect(await domainsWith(both)).toEqual(['den.example', 'preview.example'])
  expect(await domainsWith({ AUTHORIZED_DOMAINS: 'preview.example' })).toContain('preview.example')
})

/** Bypasses the repository, which would use a transaction for each post. */
async function insertPosts({ write }: TestDatabase, number: number, sectionText: string): Promise<void> {
  const sections = JSON.stringify([
    { sectionTitle: '', sectionText, sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' },
  ])
  const rows = Array.from({ length: number }, (_, index) => ({
    ...toColumns(postInput({ title: `Post ${index}` })),
    id: `p_${index}`,
    status: 'published' as const,
    created_seq: index + 1,
    sections,
    views: 0,
    revision: 1,
    created_at: '',
    updated_at: '',
  }))
  if (rows.length > 0) await write.insertInto('posts').values(rows).execute()
}
