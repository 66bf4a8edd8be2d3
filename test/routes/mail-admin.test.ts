import { expect, it } from 'vitest'
import { MailboxRepository } from '#server/mail/outbox/mailbox-repository.ts'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { queueAnnounced } from '#server/newsletter/campaigns/campaign-fan-out.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, openMailingApp, signedIn } from '#test/support/identity/administrator.ts'
import { addSubscribers, announcePost, newMail } from '#test/support/mail/mail.ts'
import { openFakeSmtp, smtpEnv } from '#test/support/mail/smtp.ts'
import { mainOf } from '#test/support/mail/subscribing.ts'
import { POST_CALL } from '#test/support/posts.ts'

const READERS = ['a@reader.example', 'b@reader.example', 'c@reader.example']

describeServer('The screen of mail', (open) => {
  it('warns of a local SITE_URL once a mail server is set', async () => {
    await using smtp = await openFakeSmtp()
    const warned = async (env: Record<string, string>) => {
      await using app = await openKeeperApp(open, { env })
      return (await app.send('GET', '/admin/mail')).body.includes('Links in mails lead to')
    }
    expect([await warned(smtpEnv(smtp.port)), await warned({})]).toEqual([true, false])
  })
})

describeServer('Announcing a post', (open) => {
  it('mails it once to everybody who is subscribed, with a way out that works', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openWithReaders(open, smtp.port)
    const { send } = await signedIn(app)
    expect((await send('POST', '/api/blogs', { ...POST_CALL, announce: true })).status).toBe(201)
    await expect.poll(() => smtp.received.length).toBe(3)
    expect(smtp.received.map(({ to }) => to).toSorted()).toEqual(READERS)
    const [mail] = smtp.received
    const unfolded = mail?.source.replaceAll('=\r\n', '')
    expect(unfolded).toContain(`${app.services.config.siteUrl}/blogs/The-Wicker-Man`)
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    // The mail about a post without a picture shows its cover.
    const [, cover = 'no cover'] = /src=3D"([^"]+)"/.exec(unfolded ?? '') ?? []
    expect(cover).toMatch(new RegExp(`^${app.services.config.siteUrl}/covers/.+-card\\.jpg$`))
    const { headers } = await app.get(new URL(cover).pathname)
    const shown = await app.get(headers.location!)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])

    const [campaign] = (await app.services.mailAdmin.overview()).campaigns
    expect(campaign).toMatchObject({ subject: 'The Wicker Man', audience: 3 })
    await expect.poll(async () => (await app.services.mail.status()).mails).toEqual({ sent: 3 })
  })

  it('mails nothing when it is not asked for, or when the post is refused', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openWithReaders(open, smtp.port)
    const { send } = await signedIn(app)
    expect((await send('POST', '/api/blogs', POST_CALL)).status).toBe(201)
    expect(
      (await send('POST', '/api/blogs', { ...POST_CALL, path: '/blogs/The-Wicker-Man', announce: true })).status,
    ).toBe(422)
    expect((await app.services.mailAdmin.overview()).campaigns).toEqual([])
  })

  it('stops at a word, and tells of an announcement that there is not', async () => {
    await using smtp = await openFakeSmtp(({ phase }) => (phase === 'mail' ? { answer: '550 no' } : undefined))
    await using app = await openWithReaders(open, smtp.port)
    const { send } = await signedIn(app)
    await send('POST', '/api/blogs', { ...POST_CALL, announce: true })
    await expect.poll(async () => (await app.services.mail.status()).transports[0]?.pause).not.toBeNull()
    const [campaign] = (await app.services.mailAdmin.overview()).campaigns
    const stop = (id: string) => send('DELETE', `/api/campaigns/${id}`)
    expect((await stop(campaign!.id)).status).toBe(204)
    expect((await app.services.mailAdmin.overview()).campaigns[0]?.mails).toEqual({ cancelled: 3 })
    expect((await stop(campaign!.id)).status).toBe(204)
    expect((await stop('c_none')).status).toBe(404)
  })
})

describeServer('The mail screen', (open) => {
  it('keeps a server with its password hidden, and shows what it says to a test', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openKeeperApp(open)
    const url = `smtp://keeper:secret@127.0.0.1:${smtp.port}`
    expect((await app.send('PATCH', '/api/mail', { url: 'http://x', from: 'nobody' })).json().errors).toMatchObject({
      url: expect.stringContaining('smtp://'),
      from: expect.stringContaining('sender'),
    })
    expect((await app.send('PATCH', '/api/mail', { url, from: 'The Den <den@den.example>' })).status).toBe(204)
    const shown = (await app.services.mailAdmin.overview()).smtp
    expect(shown?.url).toBe(`smtp://keeper:•••@127.0.0.1:${smtp.port}`)
    // What was shown may be saved again, and the password stays.
    expect((await app.send('PATCH', '/api/mail', { ...shown, from: 'den@den.example' })).status).toBe(204)
    // And goes to no other server.
    const elsewhere = await app.send('PATCH', '/api/mail', {
      url: 'smtp://keeper:•••@127.0.0.9:2525',
      from: 'den@den.example',
    })
    expect([elsewhere.status, Object.keys(elsewhere.json().errors)]).toEqual([422, ['url']])
    const reply = await app.send('POST', '/api/mail/test', { to: KEEPER.email })
    expect([reply.status, smtp.received.map(({ to }) => to)]).toEqual([200, [KEEPER.email]])
    expect(reply.json().reply).toMatch(/^250/)
    expect((await app.get('/admin/mail', { headers: (await signedIn(app, SECOND)).headers })).body).not.toContain(
      'secret',
    )
    expect((await app.send('PATCH', '/api/mail', { url: '', from: '' })).status).toBe(204)
    expect((await app.services.mailAdmin.overview()).smtp).toBeNull()
  })

  it('asks a server that refuses before it resumes, and stays paused in its newest words', async () => {
    await using smtp = await openFakeSmtp(({ phase }) => (phase === 'auth' ? { answer: '535 5.7.8 no' } : undefined))
    await using app = await openKeeperApp(open, { env: smtpEnv(smtp.port, 'keeper:lantern@') })
    await new OutboxRepository(app.database).enqueue(newMail())
    app.services.mail.outbox.wake()
    const pause = async () => (await app.services.mail.status()).transports[0]?.pause
    await expect.poll(pause).toMatchObject({ reply: '535 5.7.8 no' })
    smtp.fault = ({ phase }) => (phase === 'auth' ? { answer: '535 5.7.8 still no' } : undefined)
    const refused = await app.send('POST', '/api/mail/resume', { transport: 'smtp' })
    expect([refused.status, refused.json().detail]).toEqual([502, '535 5.7.8 still no'])
    expect(await pause()).toMatchObject({ reply: '535 5.7.8 still no' })
    expect((await app.get('/admin/mail', { headers: app.headers })).body).toContain('535 5.7.8 still no')
    smtp.fault = () => undefined
    expect((await app.send('POST', '/api/mail/resume', { transport: 'smtp' })).status).toBe(204)
    await expect.poll(() => smtp.received.length).toBe(1)
    expect(await pause()).toBeNull()
  })

  it('says that a server is out of reach, and tries it at once when it is back', async () => {
    await using app = await openMailingApp(open, () => 'rst')
    const screen = async () => mainOf(await app.get('/admin/mail', { headers: app.headers })).replaceAll('<!-- -->', '')
    for (let mails = 0; mails < 5; mails++) await new OutboxRepository(app.database).enqueue(newMail())
    app.services.mail.outbox.wake()
    await expect.poll(async () => (await app.services.mail.status()).transports[0]?.breakMs).toBeGreaterThan(0)
    const page = await screen()
    expect(page).toMatch(
      new RegExp(`Out of reach:</strong> 127\\.0\\.0\\.1:${app.smtp.port}\\..*is tried in a minute`, 's'),
    )
    expect(page).toMatch(/ECONNRESET|closed|hang up/i)
    expect((await app.send('POST', '/api/mail/resume')).status).toBe(502)
    expect(await screen()).toContain('Out of reach')

    app.smtp.fault = () => undefined
    const tried = await app.send('POST', '/api/mail/test', { to: KEEPER.email })
    expect([tried.status, app.smtp.received.map(({ to }) => to)]).toEqual([200, [KEEPER.email]])
    expect(await screen()).not.toContain('Out of reach')
  })

  it('shows the mails of each announcement, of all earlier ones, and of none', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 2)
    for (let number = 1; number <= 32; number++)
      await announcePost(app.database, 0, { title: `Post ${number}`, path: `/blogs/Post-${number}` })
    while (await queueAnnounced(app.database));
    await new OutboxRepository(app.database).enqueue(newMail())
    const { campaigns, earlierMails, singleMails, status } = await app.services.mailAdmin.overview()
    expect(campaigns).toHaveLength(30)
    expect(sumOf([...campaigns.map(({ mails }) => mails), earlierMails ?? {}, singleMails])).toEqual(
      sumOf([status.mails]),
    )
    expect([sumOf([earlierMails ?? {}]), sumOf([singleMails])]).toEqual([4, 1])
    const screen = mainOf(await app.get('/admin/mail', { headers: app.headers }))
    expect(screen).toContain('Earlier announcements')
    expect(screen).toContain('Other mails')
    expect(screen).toContain(`href="/admin/posts/${campaigns[0]?.postId}"`)
  })

  it('keeps showing what the mailbox holds once there is a server, fifty at a time', async () => {
    await using app = await openKeeperApp(open)
    const screen = async (query = '') => mainOf(await app.get(`/admin/mail${query}`, { headers: app.headers }))
    expect(await screen()).toContain('No mail has been written yet.')
    const mailbox = new MailboxRepository(app.database)
    for (let number = 1; number <= 51; number++) await mailbox.add(kept(number))
    await app.send('PATCH', '/api/mail', { url: 'smtp://127.0.0.1:2525', from: 'den@den.example' })
    const first = await screen()
    expect(first).toContain('and were not sent')
    expect([first.includes('Mail 51<'), first.includes('Mail 2<'), first.includes('Mail 1<')]).toEqual([
      true,
      true,
      false,
    ])
    const second = await screen('?mailbox=2')
    expect([second.includes('Mail 2<'), second.includes('Mail 1<')]).toEqual([false, true])
    expect(await screen('?mailbox=99')).toContain('Mail 1<')
    // What ends the sentence is no part of the address.
    expect(second).toContain('<a href="https://den.example">https://den.example</a>.')
    expect(second).toContain('<a href="https://den.example/c?token=a-b_c">')
  })
})

function sumOf(counts: readonly Readonly<Record<string, number>>[]): number {
  return counts.flatMap((mails) => Object.values(mails)).reduce((sum, count) => sum + count, 0)
}

function kept(number: number) {
  const text = 'Confirm: https://den.example/c?token=a-b_c\n\nFrom the form at https://den.example.\n'
  const of = { id: `m${number}`, subject: `Mail ${number}`, text, kind: 'confirmation' } as const
  return { ...of, to: 'a@mail.example', from: 'b@den.example', html: '<p>', headers: {} }
}

const SECOND = { email: 'second@den.example', password: 'another lamp entirely' }

async function openWithReaders(open: Parameters<typeof openTestApp>[0], port: number): Promise<TestApp> {
  const app = await openTestApp(open, { env: smtpEnv(port) })
  await app.services.subscribers.importCsv(READERS.join('\n'), 'They asked.')
  return app
}
