import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, openMailingApp } from '#test/support/identity/administrator.ts'
import { mailboxOf } from '#test/support/mail/mail.ts'
import { openFakeSmtp, type SmtpFault, smtpEnv } from '#test/support/mail/smtp.ts'
import { mainOf, post, solved, statusOf, subscribe } from '#test/support/mail/subscribing.ts'

const EMAIL = 'reader@den.example'

describeServer('From the form to the mail and back', (open) => {
  it('an address that gets no mail is answered as one that does', async () => {
    await using app = await openTestApp(open)
    await app.services.subscribers.importCsv('blocked@den.example', 'They asked.')
    const [blocked] = (await app.services.subscribers.list()).subscribers
    await app.services.subscribers.suppress(blocked!.id)
    const replies = []
    for (const to_email of [EMAIL, 'blocked@den.example', EMAIL])
      replies.push(await subscribe(app, { to_email, captcha: await solved(app) }))
    expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([202, replies[0]?.body]))
    expect(await mailboxOf(app.database)).toHaveLength(1)
  })

  it.each<[string, SmtpFault | undefined, number]>([
    ['takes everything', undefined, 202],
    ['puts everything off', { answer: '451 4.7.1 later' }, 503],
    ['breaks off', 'rst', 503],
  ])('nothing tells addresses apart while the server %s', async (_name, fault, status) => {
    await using smtp = await openFakeSmtp(({ phase }) => (phase === 'rcpt' ? fault : undefined))
    await using app = await openTestApp(open, { env: smtpEnv(smtp.port) })
    await app.services.subscribers.importCsv('blocked@den.example', 'They asked.')
    const [blocked] = (await app.services.subscribers.list()).subscribers
    await app.services.subscribers.suppress(blocked!.id)
    const statuses = []
    for (const to_email of ['one@den.example', 'blocked@den.example', 'one@den.example', 'two@den.example'])
      statuses.push((await subscribe(app, { to_email, captcha: await solved(app) })).status)
    expect(statuses).toEqual(Array(4).fill(status))
  })

  it('says to readers and owner that no mail comes while there is no mail server', async () => {
    await using sending = await openMailingApp(open)
    const sent = await subscribe(sending, { to_email: EMAIL, captcha: await solved(sending) })
    expect(sent.json()).toEqual({ detail: 'Subscribed Successfully. Check your email' })
    await using app = await openKeeperApp(open)
    await app.send('PATCH', '/api/settings', { language: 'de' })
    const kept = await subscribe(app, { to_email: EMAIL, captcha: await solved(app) })
    expect(kept.json()).toEqual({
      detail: 'Subscribed Successfully. Check your email',
      note: expect.stringContaining('kann noch keine Mails verschicken'),
    })
    await app.send('PATCH', '/api/settings', { language: 'en' })
    const words = { '/admin/today': 'Readers wait for a link', '/admin/subscribers': 'links to confirm are not sent' }
    for (const [address, said] of Object.entries(words)) {
      expect(mainOf(await app.get(address, { headers: app.headers }))).toContain(said)
      expect(mainOf(await sending.get(address, { headers: sending.headers }))).not.toContain(said)
    }
  })

  it('one mail welcomes who has confirmed, and mail programs can end the subscription by it', async () => {
    await using app = await openMailingApp(open)
    await app.send('PATCH', '/api/settings', {
      welcomeMail: true,
      words: { 'welcome-subject': 'Come in, {blogName} is open' },
    })
    expect((await subscribe(app, { to_email: EMAIL, captcha: await solved(app) })).status).toBe(202)
    const confirm = linkIn(app.smtp.received[0]!.source)
    await Promise.all([1, 2, 3].map(() => post(app, confirm)))
    await expect.poll(() => app.smtp.received.length).toBe(2)
    const { to, source } = app.smtp.received[1]!
    expect(to).toBe(EMAIL)
    expect(source).toContain('Subject: Come in, The Midnight Den is open')
    const [, leave = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(source.replaceAll(/\r\n\s/g, ' ')) ?? []
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(leave)
    expect((await post(app, pathname + search, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await statusOf(app, EMAIL)).toBe('unsubscribed')
    expect((await app.services.mail.status()).mails).toEqual({ sent: 2 })
  })
})

/** The link to confirm in a mail. */
function linkIn(source: string): string {
  const { pathname, search } = new URL(
    /https?:\/\/\S+\/subscription\/confirm\?token=[\w-]+/.exec(
      source.replaceAll('=\r\n', '').replaceAll('=3D', '='),
    )![0],
  )
  return pathname + search
}
