import { expect, it } from 'vitest'
import { raiseContentVersion } from '#server/db/content-version.ts'
import { openTestApp } from '#test/support/app.ts'
import { breakPosts } from '#test/support/database/break-posts.ts'
import { describeServer, type TestDatabase } from '#test/support/database/databases.ts'
import { attributesOf, textsOf } from '#test/support/html.ts'
import { postInput } from '#test/support/posts.ts'

const SECRETS = /gone|relation|no such table|select|sqlite|postgres|node_modules|\bat \w+.*\(|Error:|\.ts\b/i

describeServer('while something is broken', (open) => {
  it('a screen says so under the strict policy and gives nothing away, and opens again once it is mended', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/x' })] })
    const { headers: whole } = await app.get('/limits')
    const mend = await breakPosts(app.database)
    for (const page of ['/', '/?page=2', '/blogs/x', '/blogs/none']) {
      const { status, headers, body } = await app.get(page, { headers: { 'Accept-Encoding': 'br' } })
      expect([page, status, headers['content-type']]).toEqual([page, 500, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy']).toBe(whole['content-security-policy'])
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
      expect([textsOf(body, 'title'), textsOf(body, 'h1')]).toEqual([
        ['Something broke'],
        ['Something broke in the dark'],
      ])
      expect(attributesOf(body, 'href')).toContain('/')
      expect(body).not.toMatch(SECRETS)
      expect(body).not.toMatch(/<style|\sstyle=|<script(?! [^>]*src=)/)
    }
    expect(app.log.filter(({ level }) => level === 50)).toHaveLength(4)
    expect(app.log.find(({ level }) => level === 50)).toMatchObject({
      msg: 'a screen failed',
      url: `${app.services.config.siteUrl}/`,
      err: { message: expect.stringMatching(/posts/) },
    })
    // What needs no post is not touched.
    for (const page of ['/limits', '/subscribe']) expect((await app.get(page)).status, page).toBe(200)

    await mend()
    for (const page of ['/', '/blogs/x']) expect((await app.get(page)).status, page).toBe(200)
  })

  it('it is alive, but not ready, until the database is whole again', async () => {
    await using app = await openTestApp(open)
    const health = async () => [(await app.get('/healthz')).status, (await app.get('/readyz')).status]
    expect(await health()).toEqual([200, 200])
    for (const table of ['migrations', 'settings']) {
      await rename(app.database, table, 'gone')
      if (table === 'migrations') expect(await health()).toEqual([200, 503])
      const { headers, body } = await app.get('/readyz')
      expect(body).not.toMatch(SECRETS)
      expect(headers['retry-after']).toBe(table === 'migrations' ? '5' : undefined)
      await rename(app.database, 'gone', table)
      expect(await health()).toEqual([200, 200])
    }
  })

  it('a screen needs no settings to say so', async () => {
    await using app = await openTestApp(open)
    await rename(app.database, 'settings', 'gone')
    // Settings are cached until the content changes.
    await app.database.transaction(raiseContentVersion)
    const { status, body } = await app.get('/')
    expect([status, textsOf(body, 'h1')]).toEqual([500, ['Something broke in the dark']])
    await rename(app.database, 'gone', 'settings')
    expect((await app.get('/')).status).toBe(200)
  })
})

async function rename({ write }: TestDatabase, from: string, to: string): Promise<void> {
  await write.schema.alterTable(from).renameTo(to).execute()
}
