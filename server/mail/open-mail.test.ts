import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { mailboxOf } from '#test/support/mail/mail.ts'
import { openSite, smtpOn } from '#test/support/mail/mail-site.ts'
import { openFakeSmtp } from '#test/support/mail/smtp.ts'

describeEachDatabase('Mail', (open) => {
  it('goes to the mailbox while no server is known, for an administrator to read', async () => {
    await using site = await openSite(open)
    expect(await site.mail.status()).toEqual({
      transports: [{ name: 'mailbox', description: 'mailbox', stream: 'all', pause: null, breakMs: 0 }],
      mails: {},
    })
    const id = await site.send()
    expect(await site.mail.outbox.outcomeOf(id, 3_600_000)).toBe('accepted')
    expect(await mailboxOf(site.database)).toEqual([
      expect.objectContaining({
        id: `d-${id}.1@den.example`,
        to: 'keeper@den.example',
        from: 'The Midnight Den <letters@den.example>',
        subject: 'A test mail from The Midnight Den',
        text: expect.stringContaining('can send mail'),
        html: expect.stringContaining('<!doctype html>'),
      }),
    ])
    expect(await site.mails()).toEqual({ kept: 1 })
  })

  it('goes over the server of the settings as soon as they name one, and not over the one of before', async () => {
    await using site = await openSite(open)
    await using one = await openFakeSmtp()
    await using other = await openFakeSmtp()
    await site.settle(one.port, 'The Den <post@den.example>')
    expect(await site.mail.outbox.outcomeOf(await site.send(), 3_600_000)).toBe('accepted')
    expect(one.received[0]!.source).toContain('From: The Den <post@den.example>')
    expect(one.received[0]!.source).toContain('Reply-To: letters@den.example')
    await site.settle(other.port, 'post@den.example')
    expect(await site.mail.outbox.outcomeOf(await site.send(), 3_600_000)).toBe('accepted')
    expect([one.received.length, other.received.length]).toEqual([1, 1])
    expect((await site.mail.status()).transports).toMatchObject([
      { name: 'smtp', description: `127.0.0.1:${other.port}` },
    ])
    expect(await mailboxOf(site.database)).toEqual([])
  })

  it('goes over the server of the environment, whatever the settings say', async () => {
    await using wanted = await openFakeSmtp()
    await using settled = await openFakeSmtp()
    await using site = await openSite(open, {
      smtp: smtpOn(wanted.port, 'keeper:hunter2@'),
    })
    await site.settle(settled.port, 'other@den.example')
    expect(await site.mail.outbox.outcomeOf(await site.send(), 3_600_000)).toBe('accepted')
    expect([wanted.received.length, settled.received.length]).toEqual([1, 0])
    expect(wanted.received[0]!.source).toContain('From: The Midnight Den <post@den.example>')
    expect(JSON.stringify([await site.mail.status(), site.log])).not.toContain('hunter2')
  })

  it('keeps a server that refuses us, and its words, for everybody to see, until somebody resumes', async () => {
    await using fake = await openFakeSmtp(({ phase }) => (phase === 'auth' ? { answer: '535 5.7.8 no' } : undefined))
    await using site = await openSite(open, {
      smtp: smtpOn(fake.port, 'keeper:hunter2@'),
    })
    const id = await site.send()
    expect(await site.mail.outbox.outcomeOf(id, 3_600_000)).toBe('refused')
    expect(await site.mail.outbox.lastOutcome()).toBe('refused')
    await expect.poll(site.pause).toMatchObject({ reply: '535 5.7.8 no' })
    expect(JSON.stringify([await site.mail.status(), site.log])).not.toContain('hunter2')
    expect(await (await site.mail.transport())?.transport.check()).toEqual({ ok: false, reply: '535 5.7.8 no' })

    fake.fault = () => undefined
    await site.mail.resume()
    await expect.poll(site.mails).toEqual({ sent: 1 })
    expect(await site.mail.outbox.outcomeOf(id, 0)).toBe('accepted')
    expect(await site.mail.outbox.lastOutcome()).toBe('accepted')
    await expect.poll(site.pause).toBeNull()
  })

  it('says nothing of a mail that nobody has tried', async () => {
    await using site = await openSite(open)
    await site.mail.worker.stop()
    expect(await site.mail.outbox.outcomeOf(await site.send(), 120)).toBe('queued')
    expect(await site.mail.outbox.outcomeOf('none', 120)).toBe('refused')
  })

  it('announces a post to everybody who is subscribed, each with a link of their own', async () => {
    await using site = await openSite(open)
    await site.announce(3)
    await expect.poll(site.mails).toEqual({ kept: 3 })
    const mails = await mailboxOf(site.database)
    expect(mails.map(({ subject }) => subject)).toEqual(['The House', 'The House', 'The House'])
    for (const { to, headers, text } of mails) {
      const link = `https://den.example/unsubscribe?token=s_${/\d/.exec(to)![0]}`
      expect(headers['List-Unsubscribe']).toContain(`<${link}>`)
      expect(text).toContain(link)
    }
  })
})
