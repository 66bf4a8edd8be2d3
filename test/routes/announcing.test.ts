import { expect, it } from 'vitest'
import { describeEachDatabase, describeServer } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, openMailingApp, withToken } from '#test/support/identity/administrator.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { openFakeSmtp, smtpEnv } from '#test/support/mail/smtp.ts'
import { mainOf } from '#test/support/mail/subscribing.ts'
import { POST_CALL, RATINGS, section } from '#test/support/posts.ts'

const DRAFT = { ...POST_CALL, status: 'draft', announce: true }
const TESTED = { title: 'The Wicker Man', tagline: 'A short caption', description: 'A long caption.' }

describeEachDatabase('A post that was published quietly', (open) => {
  it('is announced later, once, to those who are subscribed then', async () => {
    await using app = await openMailingApp(open)
    const { id } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    await addSubscribers(app.database, 3)
    const editScreen = async () => textOf(await app.get(`/admin/posts/${id}`, app))
    expect(await editScreen()).toContain('Announce…')
    // The id alone names a post here: its path would be another name to announce it by.
    const path = encodeURIComponent((await app.services.savedPosts.find(id))!.path)
    expect((await app.send('POST', `/api/blogs/${path}/announce`)).status).toBe(404)
    // A client that sends the type of an empty body says nothing.
    const empty = { 'Content-Type': 'application/json' }
    const announced = await app.send('POST', `/api/blogs/${id}/announce`, undefined, empty)
    expect([announced.status, announced.json()]).toEqual([202, { recipients: 3 }])
    await expect.poll(() => app.smtp.received.length).toBe(3)

    const again = await app.send('POST', `/api/blogs/${id}/announce`)
    expect([again.status, again.headers['content-type']]).toEqual([409, 'application/problem+json'])
    expect(again.json().detail).toMatch(/^This post was announced to 3 subscribers on \d{4}-\d\d-\d\d\. A post is/)
    expect((await app.services.mailAdmin.overview()).campaigns).toHaveLength(1)
    await expect.poll(editScreen).toContain('Mailed to 3 people.')
    expect(await editScreen()).not.toContain('Announce…')
  })

  it('is announced once by two calls at the same time', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 2)
    const { id } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    const replies = await Promise.all([1, 2, 3].map(() => app.send('POST', `/api/blogs/${id}/announce`)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 409, 409])
    expect((await app.services.mailAdmin.overview()).campaigns).toHaveLength(1)
    await expect.poll(async () => (await app.services.mail.status()).mails).toEqual({ kept: 2 })
  })

  it('is not announced again after its announcement was stopped, or came with its publication', async () => {
    await using app = await openKeeperApp(open)
    await app.send('PATCH', '/api/mail/caps', { perHour: 1 })
    await addSubscribers(app.database, 3)
    const reply = await app.send('POST', '/api/blogs', { ...POST_CALL, announce: true })
    expect(reply.headers['announced-to']).toBe('3')
    const { id } = reply.json()
    expect((await app.send('POST', `/api/blogs/${id}/announce`)).status).toBe(409)
    await app.send('DELETE', `/api/campaigns/${(await app.services.mailAdmin.announcementOf(id))!.id}`)
    const stopped = await app.send('POST', `/api/blogs/${id}/announce`)
    expect([stopped.status, stopped.json().detail]).toEqual([409, expect.stringContaining('and then stopped')])
    expect(textOf(await app.get(`/admin/posts/${id}`, app))).toContain('The announcement was stopped after')
  })

  it('may be announced when its first announcement had no recipients', async () => {
    await using app = await openKeeperApp(open)
    const reply = await app.send('POST', '/api/blogs', { ...POST_CALL, announce: true })
    expect(reply.headers['announced-to']).toBe('0')
    const { id } = reply.json()
    expect(textOf(await app.get(`/admin/posts/${id}`, app))).not.toContain('Announce…')
    await addSubscribers(app.database, 1)
    expect((await app.send('POST', `/api/blogs/${id}/announce`)).json()).toEqual({ recipients: 1 })
  })

  it('is announced by administrators and tokens with posts:write, and only while it is published', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 1)
    const { id } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    const draft = (await app.send('POST', '/api/blogs', DRAFT)).json()
    const announce = (writer: typeof app.send, of: string) => writer('POST', `/api/blogs/${of}/announce`)
    expect((await app.get(`/api/blogs/${id}/announce`, { method: 'POST', headers: originOf(app) })).status).toBe(401)
    expect((await announce((await withToken(app, ['posts:read'])).send, id)).status).toBe(403)
    expect((await announce(app.send, draft.id)).status).toBe(404)
    expect((await announce(app.send, 'p_none')).status).toBe(404)
    expect((await app.send('GET', `/api/blogs/${id}/announce`)).status).toBe(405)
    await app.send('DELETE', `/api/blogs/${id}`)
    expect((await announce(app.send, id)).status).toBe(404)
    await app.send('POST', `/api/blogs/${id}/restore`)
    expect((await announce((await withToken(app, ['posts:write'])).send, id)).status).toBe(202)
  })
})

describeServer('The mail about a post', (open) => {
  const ANNOUNCEMENT = { subject: 'Tonight: a wicker man', preheader: 'Bring matches.' }
  const SHOWN = { subject: 'Subject: Tonight: a wicker man', preheader: 'Bring matches.' }

  it('has the subject and preheader that came with its publication, its draft, or a later call', async () => {
    await using app = await openMailingApp(open)
    await addSubscribers(app.database, 1)
    const mailed = async () => {
      const count = app.smtp.received.length
      await expect.poll(() => app.smtp.received.length).toBe(count + 1)
      return app.smtp.received.at(-1)!.source.replaceAll('=\r\n', '')
    }
    const expectShown = (source: string) => {
      for (const text of Object.values(SHOWN)) expect(source).toContain(text)
    }
    const announced = mailed()
    await app.send('POST', '/api/blogs', { ...POST_CALL, announce: true, announcement: ANNOUNCEMENT })
    expectShown(await announced)

    const draft = (await app.send('POST', '/api/blogs', { ...DRAFT, title: 'Two', announcement: ANNOUNCEMENT })).json()
    expect(draft.announcement).toEqual(ANNOUNCEMENT)
    const change = { announcement: { ...ANNOUNCEMENT, subject: ' Changed ' }, tagline: 'Other', revision: 1 }
    const changed = (await app.send('PATCH', `/api/blogs/${draft.id}`, change)).json()
    expect(changed.announcement).toEqual({ ...ANNOUNCEMENT, subject: 'Changed' })
    const published = mailed()
    const out = await app.send('PATCH', `/api/blogs/${draft.id}`, { status: 'published', revision: 2 })
    expect(out.json()).not.toHaveProperty('announcement')
    const source = await published
    expect(source).toContain('Subject: Changed')
    expect(source).toContain(ANNOUNCEMENT.preheader)
    // It belonged to that publication.
    const again = (await app.send('PATCH', `/api/blogs/${draft.id}`, { status: 'draft', revision: 3 })).json()
    expect(again).not.toHaveProperty('announcement')

    const quiet = (await app.send('POST', '/api/blogs', { ...POST_CALL, title: 'Three' })).json()
    const later = mailed()
    expect((await app.send('POST', `/api/blogs/${quiet.id}/announce`, ANNOUNCEMENT)).status).toBe(202)
    expectShown(await later)

    const tested = mailed()
    await app.send('POST', '/api/mail/test-announcement', { ...TESTED, announcement: ANNOUNCEMENT })
    const test = await tested
    expect(test).toContain('Subject: Test: Tonight: a wicker man')
    expect(test).toContain('Bring matches.')
  })

  it('has no header of what is typed, and no endless subject', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    const draft = (await app.send('POST', '/api/blogs', { ...DRAFT, title: 'Two' })).json()
    for (const [bad, field, words] of [
      [{ subject: 'Hello\r\nBcc: everybody@mail.example' }, 'subject', 'must be one line'],
      [{ subject: 'x'.repeat(151) }, 'subject', '150 or fewer'],
      [{ preheader: 'x'.repeat(201) }, 'preheader', '200 or fewer'],
      [{ subject: 7 }, 'subject', 'is a text'],
      [{ title: 'x' }, 'title', ''],
    ] as const) {
      const announced = await app.send('POST', `/api/blogs/${id}/announce`, bad)
      expect([announced.status, announced.json().errors[field]]).toEqual([422, expect.stringContaining(words)])
      const saved = await app.send('PATCH', `/api/blogs/${draft.id}`, { announcement: bad, revision: 1 })
      expect([saved.status, Object.keys(saved.json().errors)]).toEqual([422, [`announcement.${field}`]])
    }
    expect((await app.send('POST', `/api/blogs/${id}/announce`, {})).status).toBe(202)
    const cleared = { announcement: null, tagline: 'Other', revision: 1 }
    expect((await app.send('PATCH', `/api/blogs/${draft.id}`, cleared)).json()).not.toHaveProperty('announcement')
  })

  it('has the whole text where the owner wants it, in the test as well', async () => {
    await using app = await openMailingApp(open)
    await addSubscribers(app.database, 1)
    await app.send('PATCH', '/api/settings', { wholePosts: true })
    await app.send('PATCH', '/api/categories/horror-review', { name: 'Films' })
    const sections = [section({ sectionTitle: 'The isle', sectionText: 'Nobody ||burns|| here.' })]
    const content = {
      ...POST_CALL,
      tag: 'Films',
      film: { title: 'The Wicker Man', year: 1973 },
      ratings: RATINGS,
      sections,
    }
    await app.send('POST', '/api/blogs', { ...content, announce: true })
    const { title, tagline, description, author, tag, film, ratings } = content
    const body = { title, tagline, description, author, tag, film, ratings, sections }
    expect((await app.send('POST', '/api/mail/test-announcement', body)).status).toBe(200)
    await expect.poll(() => app.smtp.received.length).toBe(2)
    for (const { source } of app.smtp.received) {
      const mail = source.replaceAll('=\r\n', '')
      for (const text of ['THE ISLE', 'here.', '1973', 'By Mara Vell', 'Overall: 6 out of 10', 'The isle</h2>'])
        expect(mail).toContain(text)
      expect(mail).not.toMatch(/burns|Everybody sings/)
    }
  })
})

describeServer('Before a post is published', (open) => {
  it('its announcement is mailed to the administrator alone', async () => {
    await using app = await openMailingApp(open)
    await addSubscribers(app.database, 2)
    const reply = await app.send('POST', '/api/mail/test-announcement', TESTED)
    expect([reply.status, reply.json()]).toEqual([200, { reply: expect.stringMatching(/^250/) }])
    expect(app.smtp.received.map(({ to }) => to)).toEqual([KEEPER.email])
    const source = app.smtp.received[0]!.source.replaceAll('=\r\n', '')
    expect(source).toContain('Subject: Test: The Wicker Man')
    expect(source).toContain('A long caption.')
    expect(source).toContain('not published yet')
    expect(source).not.toMatch(/List-Unsubscribe/i)
    const refused = await app.send('POST', '/api/mail/test-announcement', { ...TESTED, title: '', to: 'x@y.example' })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ['title', 'to']])
  })

  it('its draft says in the answer to its publication how many are mailed', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 2)
    const draft = await app.send('POST', '/api/blogs', DRAFT)
    expect(draft.headers).not.toHaveProperty('announced-to')
    const publication = { status: 'published', revision: 1 }
    const published = await app.send('PATCH', `/api/blogs/${draft.json().id}`, publication)
    expect([published.status, published.headers['announced-to']]).toEqual([200, '2'])
  })

  it('a publication that is sent again, since its answer was lost, names the recipients of the first, and mails nobody', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 2)
    const draft = (await app.send('POST', '/api/blogs', DRAFT)).json()
    const calls = [
      // As the form publishes: with all its values, and the path left to the server.
      ['PATCH', `/api/blogs/${draft.id}`, { ...POST_CALL, path: '', status: 'published', announce: true }],
      ['POST', '/api/blogs', { ...POST_CALL, announce: true }],
    ] as const
    for (const [method, address, body] of calls) {
      const headers = {
        'If-Match': `"${draft.id}.1"`,
        'Idempotency-Key': `publication by ${method}`.replaceAll(' ', '-'),
      }
      const recipients = async () => {
        const { status, headers: answered } = await app.send(method, address, body, headers)
        return [status, answered['announced-to']]
      }
      const first = await recipients()
      expect(first).toEqual([method === 'POST' ? 201 : 200, expect.stringMatching(/^[23]$/)])
      await addSubscribers(app.database, 1, 'active', method)
      expect(await recipients()).toEqual(first)
    }
    expect((await app.services.mailAdmin.overview()).campaigns).toHaveLength(2)
    const { entries } = (await app.send('GET', '/api/audit')).json()
    expect(entries.filter(({ what }: { what: string }) => what === 'post.announced')).toHaveLength(2)

    // One that announced nothing names no recipients of a later announcement.
    const quiet = { ...POST_CALL, status: 'published', announce: false }
    const headers = { 'If-Match': '*', 'Idempotency-Key': 'a-quiet-publication' }
    const { id } = (await app.send('POST', '/api/blogs', { ...DRAFT, announce: false })).json()
    const publish = () => app.send('PATCH', `/api/blogs/${id}`, quiet, headers)
    expect((await publish()).headers).not.toHaveProperty('announced-to')
    await app.send('POST', `/api/blogs/${id}/announce`)
    expect((await publish()).headers).not.toHaveProperty('announced-to')
  })
})

describeServer('The mail screen', (open) => {
  it('says of an announcement that its post was deleted', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 1)
    const { id } = (await app.send('POST', '/api/blogs', { ...POST_CALL, announce: true })).json()
    const screen = async () => textOf(await app.get('/admin/mail', app))
    expect(await screen()).not.toContain('post deleted')
    await app.send('DELETE', `/api/blogs/${id}`)
    expect(await screen()).toContain('post deleted')
  })
})

describeServer('A mail server that fails', (open) => {
  it.each(['550 no', 'rst'] as const)('is named on every admin screen until it works again: %s', async (fault) => {
    await using smtp = await openFakeSmtp(({ phase }) =>
      fault === 'rst' ? 'rst' : phase === 'mail' ? { answer: fault } : undefined,
    )
    await using app = await openKeeperApp(open, { env: smtpEnv(smtp.port) })
    const areas = ['/admin', '/admin/posts', '/admin/settings', '/admin/mail']
    const named = async () => {
      const pages = await Promise.all(areas.map((area) => app.get(area, app)))
      return pages.map(({ body }) => body.includes('the mail server fails'))
    }
    expect(await named()).toEqual([false, false, false, false])
    await app.get('/admin/account', app)
    expect(app.queries.filter((sql) => sql.includes('mail_transport'))).toHaveLength(1)
    await addSubscribers(app.database, 1)
    const { id } = (await app.send('POST', '/api/blogs', { ...POST_CALL, announce: true })).json()
    await expect.poll(named).toEqual([true, true, true, true])
    const editScreen = async () => textOf(await app.get(`/admin/posts/${id}`, app))
    expect(await editScreen()).toContain('1 mail waits until the mail server works.')
    expect(textOf(await app.get('/admin/mail', app))).toMatch(/Sending is paused|Out of reach/)
    smtp.fault = () => undefined
    expect((await app.send('POST', '/api/mail/resume')).status).toBe(204)
    await expect.poll(named).toEqual([false, false, false, false])
    await expect.poll(editScreen).toContain('Mailed to 1 person')
  })
})

function textOf(reply: Parameters<typeof mainOf>[0]): string {
  return mainOf(reply).replaceAll('<!-- -->', '')
}

function originOf({ services }: { services: { config: { siteUrl: string } } }) {
  return { Origin: services.config.siteUrl }
}
