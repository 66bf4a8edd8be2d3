import { describe, expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { openKeeperApp, openTokenApp } from '#test/support/identity/administrator.ts'
import { POST_CALL, postInput, section } from '#test/support/posts.ts'
import { askRaw, statusesIn } from '#test/support/raw.ts'

const KEYS = Array.from({ length: 200_000 }, (_, index) => `"key${index}":1`).join(',')

describe('A call with a hostile body', () => {
  it('is answered when it has none, and says no length', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    for (const [method, target, status] of [
      ['POST', '/api/subscriptions', 400],
      ['PATCH', '/api/settings', 400],
      ['DELETE', '/api/settings', 405],
    ] as const) {
      const fields = Object.entries({ Host: 'den', 'Content-Type': 'application/json', ...app.headers }).map((field) =>
        field.join(': '),
      )
      const reply = await askRaw(app.port, `${[`${method} ${target} HTTP/1.1`, ...fields].join('\r\n')}\r\n\r\n`)
      expect([target, statusesIn(reply)]).toEqual([target, [status]])
    }
  })

  it('is read to 1 MB where no picture can be in it', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    for (const [method, target] of [
      ['PATCH', '/api/settings'],
      ['PATCH', '/api/mail/caps'],
      ['POST', '/api/invitations'],
      ['POST', '/api/auth/change-password'],
    ] as const) {
      const reply = await app.send(method, target, `{${KEYS}}`)
      expect([target, reply.status, reply.json().detail]).toEqual([target, 413, 'Send 1000000 bytes at most.'])
    }
    expect((await app.send('PATCH', '/api/settings', { adsEnabled: true })).status).toBe(200)
  })

  it('is told of fifty unknown keys of a post, and of no more bytes than a post has', async () => {
    await using app = await openTokenApp(openTestSqlite)
    const refused = await app.send('POST', '/api/blogs', `{${KEYS.split(',', 1_000).join(',')}}`)
    expect([refused.status, Object.keys(refused.json().errors).length]).toEqual([422, 50])
    const tooMany = await app.send('POST', '/api/blogs', `{${KEYS}}`)
    expect([tooMany.status, tooMany.json().detail]).toEqual([413, 'Send 20000 fields at most.'])
    const tooMuch = await app.send('POST', '/api/blogs', `{"a":[${'1,'.repeat(2_500_000)}1]}`)
    expect([tooMuch.status, tooMuch.json().detail]).toEqual([413, 'Send 4000000 bytes at most beside the pictures.'])
    // Quotes within a text end no name.
    const quoting = { sectionTitle: 'x', sectionText: '":'.repeat(25_000) }
    expect((await app.send('POST', '/api/blogs', { ...POST_CALL, sections: [quoting] })).status).toBe(201)
    // What only looks like pictures is looked at as such.
    const picture = `data:image/jpeg;base64,${'A'.repeat(9_000_000)}`
    const looked = await app.send('POST', '/api/blogs', { ...POST_CALL, articleImage: picture })
    const failures = app.log.filter(({ level }) => Number(level) >= 50)
    expect([failures, looked.status, Object.keys(looked.json().errors ?? {})]).toEqual([[], 422, ['articleImage']])
  })

  it.each([
    ['['.repeat(1_000_000), 400],
    [`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`, 422],
    [`{"sections":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`, 422],
    [`{"comments":${'[{"a":'.repeat(19_000)}1${'}]'.repeat(19_000)}}`, 422],
    ['{"__proto__":{"title":"x"}}', 422],
    ['{"constructor":{"prototype":{"title":"x"}},"hasOwnProperty":1,"toJSON":1}', 422],
  ])('is refused in words, however it is nested: %.20s', async (body, status) => {
    await using app = await openTokenApp(openTestSqlite, { posts: [postInput()] })
    const { id } = (await app.get('/api/blogs')).json().posts[0]
    for (const [method, target] of [
      ['POST', '/api/blogs'],
      ['PATCH', `/api/blogs/${id}`],
    ] as const) {
      const reply = await app.send(method, target, body, { 'If-Match': '*' })
      expect([reply.status, reply.headers['content-type']]).toEqual([status, 'application/problem+json'])
      expect(reply.json().detail).not.toBe('')
    }
    expect((await app.get('/api/blogs')).json().total).toBe(1)
  })

  it('in another encoding than UTF-8 is refused, so that no letter of it is lost', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const headers = { ...app.headers, 'Content-Type': 'application/json' }
    for (const [target, call] of [
      ['/api/blogs', { ...POST_CALL, author: 'Zoë Müller' }],
      ['/api/subscribers', { csv: 'name,email\nMüller,m@mail.example', consent: 'They ticked a box.' }],
    ] as const) {
      const body = Buffer.from(JSON.stringify(call), 'latin1')
      const reply = await app.get(target, { method: 'POST', headers, body })
      expect([target, reply.status, reply.json().detail]).toEqual([
        target,
        400,
        'This is not UTF-8, the encoding of JSON.',
      ])
    }
    expect((await app.get('/api/blogs')).json().total).toBe(0)
  })

  it('with a lone surrogate is told which text it is in', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const words = 'holds half of a character (a lone surrogate), which cannot be stored. Delete it, or type it again'
    const post = await app.send('POST', '/api/blogs', { ...POST_CALL, author: 'half \ud83d' })
    expect([post.status, post.json().errors]).toEqual([422, { author: `Author Name ${words}` }])
    const invitation = await app.send('POST', '/api/invitations', { email: '\ud83d@den.example' })
    expect([invitation.status, invitation.json().errors]).toEqual([422, { email: `email ${words}` }])
    expect((await app.get('/api/blogs')).json().total).toBe(0)
  })
})

describe('An imported post', () => {
  it('that lacks a category and sources is saved as it is', async () => {
    const lacking = { ...postInput({ tag: '', articleImgSrc: '', author: '', tagline: '' }), title: 'x'.repeat(80) }
    await using app = await openTokenApp(openTestSqlite, { posts: [lacking] })
    const { id } = (await app.get('/api/blogs')).json().posts[0]
    const read = (await app.send('GET', `/api/blogs/${id}`)).json()
    const saved = await app.send('PATCH', `/api/blogs/${id}`, { ...read, revision: 1 })
    expect([saved.status, saved.json()]).toEqual([200, read])
  })

  it('that is longer than Den would take it is read, and the rest of its marks as typed', async () => {
    const long = section({ sectionTitle: 'Long', sectionText: '*a*\n'.repeat(50_000) })
    await using app = await openTestApp(openTestSqlite, {
      posts: [postInput({ path: '/blogs/long', sections: [long, section({ sectionText: '*b*\n*c*' })] })],
    })
    const page = await app.get('/blogs/long')
    expect(page.status).toBe(200)
    expect(textsOf(page.body, 'em').length).toBeLessThan(10_000)
    const [rest, last] = [...page.body.matchAll(/<p class="verbatim">([^<]*)<\/p>/g)].map(([, typed]) => typed)
    expect(rest!.split('\n').length + textsOf(page.body, 'em').length).toBe(50_001)
    expect(last).toBe('*b*\n*c*')
  })
})
