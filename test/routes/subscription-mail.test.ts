import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openFakeSmtp, type SmtpFault, smtpEnv } from '#test/support/mail/smtp.ts'
import { post, solved, statusOf, subscribe } from '#test/support/mail/subscribing.ts'

const EMAIL = 'reader@den.example'

describeServer('From the form to the mail and back', (open) => {
  it('a reader comes in by one link and leaves by the other', async () => {
    await using app = await openTestApp(open)
    const { mail, config } = app.services
    expect((await subscribe(app, { to_email: EMAIL, captcha: await solved(app) })).status).toBe(202)
    // No server for mail is set up: the administrator finds it in the mailbox.
    const [message] = await mail.mailbox()
    expect(message).toMatchObject({ to: EMAIL })
    const text = `${message?.text}`
    const linkTo = (path: string) =>
      text.match(new RegExp(`${config.siteUrl}(${path}\\?token=[\\w.-]+)`))?.[1] ?? `no link to ${path}`

    expect((await app.get(linkTo('/subscription/confirm'))).status).toBe(200)
    expect(await statusOf(app, EMAIL)).toBe('pending')
    expect((await post(app, linkTo('/subscription/confirm'))).status).toBe(200)
    expect(await statusOf(app, EMAIL)).toBe('active')

    const leave = await app.services.subscriptionLinks.unsubscribing()
    const [row] = await app.database.read.selectFrom('subscribers').selectAll().execute()
    const { pathname, search } = new URL(leave({ id: row!.id, unsubscribeVersion: row!.unsubscribe_version }))
    expect((await post(app, `${pathname}${search}`, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await statusOf(app, EMAIL)).toBe('unsubscribed')
  })

  it('an address that gets no mail is answered as one that does', async () => {
    await using app = await openTestApp(open)
    await app.services.subscribers.importCsv('blocked@den.example', 'They asked.')
    const [blocked] = (await app.services.subscribers.list()).subscribers
    await app.services.subscribers.suppress(blocked!.id)
    const replies = []
    for (const to_email of [EMAIL, 'blocked@den.example', EMAIL])
      replies.push(await subscribe(app, { to_email, captcha: await solved(app) }))
    expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([202, replies[0]?.body]))
    expect(await app.services.mail.mailbox()).toHaveLength(1)
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
})
