import { expect, it, vi } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { type EmailJsFault, openFakeEmailJs } from '#test/support/mail/emailjs.ts'
import { mailboxOf, pass } from '#test/support/mail/mail.ts'
import { CONFIRMATION, openEmailJsSite, openInstance, openSite, smtpOn } from '#test/support/mail/mail-site.ts'
import { openFakeSmtp } from '#test/support/mail/smtp.ts'
import { openDatabase } from '../../db/database.ts'
import { MailTransportRepository } from '../outbox/mail-transport-repository.ts'

const DESCRIPTION = 'EmailJS: service service_den, template template_den'

describeServer('Mail by EmailJS', (open) => {
  it('goes that way altogether where nothing else is set, and no key is shown or logged', async () => {
    await using site = await openEmailJsSite(open)
    expect((await site.mail.status()).transports).toEqual([
      { name: 'emailjs', description: DESCRIPTION, stream: 'all', pause: null, breakMs: 0 },
    ])
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('accepted')
    await site.announce(1)
    await expect.poll(site.mails).toEqual({ sent: 2 })
    expect(site.fake.sent.map(({ path, variables }) => [path.split('/').at(-1), variables])).toMatchObject([
      ['send-form', { to_email: 'reader@mail.example', confirm_url: 'https://den.example/c' }],
      ['send', { to_email: 's1@mail.example', unsubscribe_url: 'https://den.example/unsubscribe?token=s_1' }],
    ])
    expect(await mailboxOf(site.database)).toEqual([])
    expect(JSON.stringify([await site.mail.status(), site.log])).not.toMatch(/public-key|private-key/)
  })

  it.each([400, 403, 404, 412])('%i pauses it, in the words of the service, until it is resumed', async (status) => {
    await using site = await openEmailJsSite(open, () => ({ status, text: 'The account is asleep' }))
    const id = await site.send(CONFIRMATION)
    expect(await site.mail.outbox.outcomeOf(id, 3_600_000)).toBe('refused')
    await expect.poll(site.pause).toMatchObject({ reply: `${status} The account is asleep` })
    expect(site.fake.calls).toHaveLength(1)
    expect(JSON.stringify(site.log)).not.toMatch(/public-key|private-key/)

    site.fake.fault = () => undefined
    await site.mail.resume('emailjs')
    await expect.poll(site.mails).toEqual({ sent: 1 })
    await expect.poll(site.pause).toBeNull()
    expect(await site.mail.outbox.outcomeOf(id, 0)).toBe('accepted')
    expect(await site.mail.outbox.lastOutcome()).toBe('accepted')
  })

  it('keeps a pause for a wrong template until a mail is taken, and tries one at each probe', async () => {
    // The check of the transport succeeds with a wrong template.
    await using site = await openEmailJsSite(open, () => ({ status: 400, text: 'The template ID not found.' }))
    const to = ['one@mail.example', 'two@mail.example', 'three@mail.example']
    const { pause } = site
    for (const address of to) {
      await site.send({ ...CONFIRMATION, to: address })
      await expect.poll(pause).not.toBeNull()
    }
    const since: (string | undefined)[] = []
    for (let calls = 2; calls <= 4; calls++) {
      await pass(site.database, 40 * 60_000)
      const before = await pause()
      await expect.poll(() => site.fake.calls.length).toBe(calls)
      await site.looked()
      since.push(before?.since, (await pause())?.since)
      expect(await pause()).toMatchObject({ reply: '400 The template ID not found.', since: before?.since })
      expect(await site.mail.outbox.lastOutcome()).toBe('refused')
    }
    expect(since).not.toContain(undefined)
    // Each mail was tried once, then the first one again.
    expect(site.fake.calls.map(({ variables }) => variables.to_email)).toEqual([...to, to[0]])
    expect(site.log.join()).not.toContain('sending mail resumed')

    site.fake.fault = () => undefined
    await pass(site.database, 40 * 60_000)
    await expect.poll(site.mails).toEqual({ sent: 3 })
    expect(await pause()).toBeNull()
    expect(site.fake.calls.every(({ values }) => values.template_id === 'template_den')).toBe(true)
  })

  it('keeps a probe for when there is a mail to try', async () => {
    await using site = await openEmailJsSite(open, () => ({ status: 403 }))
    await site.send(CONFIRMATION)
    await expect.poll(site.pause).not.toBeNull()
    await site.database.write.deleteFrom('deliveries').execute()
    site.fake.fault = () => undefined
    await pass(site.database, 40 * 60_000)
    await site.looked()
    expect([site.fake.calls.length, await site.pause()]).toEqual([1, expect.anything()])
    await site.send(CONFIRMATION)
    await expect.poll(site.mails).toEqual({ sent: 1 })
    await expect.poll(site.pause).toBeNull()
  })

  it('is not held up for ever by one mail that it dislikes', async () => {
    await using fake = await openFakeEmailJs(({ variables }) =>
      variables.to_email === 'bad@mail.example'
        ? { status: 422, text: 'The recipients address is corrupted' }
        : undefined,
    )
    await using site = await openSite(open, { emailJsOrigin: fake.origin })
    await site.send({ ...CONFIRMATION, to: 'bad@mail.example' })
    await expect.poll(site.pause).not.toBeNull()
    await site.send(CONFIRMATION)
    await pass(site.database, 40 * 60_000)
    await expect.poll(site.mails).toEqual({ sent: 1, failed: 1 })
    await expect.poll(site.pause).toBeNull()
  })

  it('ends a pause by itself when a probe finds the service in order', async () => {
    await using site = await openEmailJsSite(open, () => ({ status: 403, text: 'API calls are disabled' }))
    await site.send(CONFIRMATION)
    await expect.poll(site.pause).not.toBeNull()
    await pass(site.database, 61_000)
    await expect.poll(() => site.fake.calls.length).toBe(2)
    expect(await site.pause()).not.toBeNull()
    site.fake.fault = () => undefined
    await pass(site.database, 5 * 60_000)
    await expect.poll(site.mails).toEqual({ sent: 1 })
    expect(site.fake.sent.map(({ variables }) => variables.to_email)).toEqual(['reader@mail.example'])
    await expect.poll(site.pause).toBeNull()
  })

  it('is asked at once by a process that starts, whose keys may be others', async () => {
    await using site = await openEmailJsSite(open, () => ({ status: 403 }))
    await site.send(CONFIRMATION)
    await expect.poll(site.pause).not.toBeNull()
    await site.mail.worker.stop()
    site.fake.fault = () => undefined
    await using started = openInstance(site.database, { emailJsOrigin: site.fake.origin })
    await expect.poll(started.mails).toEqual({ sent: 1 })
  })

  it.each<[string, EmailJsFault]>([
    ['429', { status: 429, headers: { 'Retry-After': '300' } }],
    ['500', { status: 500 }],
    ['503', { status: 503, headers: { 'Retry-After': '300' } }],
  ])('tries again after %s, and pauses nothing', async (_name, fault) => {
    await using site = await openEmailJsSite(open, () => fault)
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('refused')
    await expect.poll(site.pause).toBeNull()
    site.fake.fault = () => undefined
    await pass(site.database, 90_000)
    if (typeof fault === 'object' && fault.headers) {
      await site.looked()
      expect(site.fake.sent).toEqual([])
    }
    await pass(site.database, 211_000)
    await expect.poll(site.mails).toEqual({ sent: 1 })
  })

  it.each<[string, EmailJsFault]>([
    ['answers with 500', { status: 500 }],
    ['breaks off', 'rst'],
  ])('calls a service that %s no more after five times, and says so at once to who waits', async (_name, fault) => {
    await using site = await openEmailJsSite(open, () => fault)
    for (let mails = 0; mails < 5; mails++) await site.send()
    await expect.poll(async () => (await site.mail.status()).transports[0]?.breakMs).toBeGreaterThan(0)
    // For longer than a test may take.
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('refused')
    expect(site.fake.calls).toHaveLength(5)
  })

  it('leaves a pause between two calls, whichever of two instances calls, checks included', async () => {
    await using fake = await openFakeEmailJs()
    const transports = { emailJsOrigin: fake.origin, emailJsCallEveryMs: 3_600_000 }
    await using site = await openSite(open, transports)
    await using database = await openDatabase(site.database.config)
    await using other = openInstance(database, transports)
    for (let mails = 0; mails < 3; mails++) await (mails % 2 ? site : other).send(CONFIRMATION)
    await expect.poll(() => fake.calls.length).toBe(1)
    const checked = (await other.mail.transport('emailjs'))?.transport.check()
    for (let calls = 1; calls < 4; calls++) {
      await pass(site.database, 3_000_000, 'waiting')
      await site.looked()
      expect(fake.calls).toHaveLength(calls)
      await pass(site.database, 600_000, 'waiting')
      await expect.poll(() => fake.calls.length).toBe(calls + 1)
    }
    await checked
    await expect.poll(() => fake.sent.length).toBe(3)
  })

  it('takes one mail a second, and leaves a little more between calls, where nothing else is said', async () => {
    const taking = vi.spyOn(MailTransportRepository.prototype, 'takeCall')
    await using fake = await openFakeEmailJs()
    await using site = await openSite(open, { emailJsOrigin: fake.origin, emailJsCallEveryMs: undefined })
    await site.send(CONFIRMATION)
    await expect.poll(() => fake.calls.length).toBe(1)
    expect(taking).toHaveBeenCalledExactlyOnceWith(1_050)
    expect(await site.mail.transport('emailjs')).toMatchObject({ caps: { perSecond: 1 } })
  })
})

describeServer('Mail by EmailJS beside a mail server', (open) => {
  it('shares the mails: the server announces, the service does the rest', async () => {
    await using smtp = await openFakeSmtp()
    await using fake = await openFakeEmailJs()
    await using site = await openSite(open, { smtp: smtpOn(smtp.port), emailJsOrigin: fake.origin })
    expect((await site.mail.status()).transports).toMatchObject([
      { name: 'smtp', stream: 'announcements', description: `127.0.0.1:${smtp.port}` },
      { name: 'emailjs', stream: 'others', description: DESCRIPTION },
    ])
    await site.announce(4)
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('accepted')
    await site.send({ to: 'server@den.example', transport: 'outbox' })
    await site.send({ to: 'service@den.example', transport: 'emailjs' })
    await expect.poll(site.mails).toEqual({ sent: 7 })
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([
      's1@mail.example',
      's2@mail.example',
      's3@mail.example',
      's4@mail.example',
      'server@den.example',
    ])
    expect(fake.sent.map(({ variables }) => variables.to_email).sort()).toEqual([
      'reader@mail.example',
      'service@den.example',
    ])
  })

  it('holds up no announcement while the service is paused, and nothing else while the server is', async () => {
    await using smtp = await openFakeSmtp()
    await using fake = await openFakeEmailJs(() => ({ status: 403 }))
    await using site = await openSite(open, { smtp: smtpOn(smtp.port), emailJsOrigin: fake.origin })
    const pauses = async () => (await site.mail.status()).transports.map(({ pause }) => pause?.reply ?? null)
    const id = await site.send(CONFIRMATION)
    expect(await site.mail.outbox.outcomeOf(id, 3_600_000)).toBe('refused')
    await site.announce(3)
    await expect.poll(() => smtp.received.length).toBe(3)
    expect(await pauses()).toEqual([null, '403 Forbidden'])

    smtp.fault = ({ phase }) => (phase === 'mail' ? { answer: '535 no' } : undefined)
    await site.send({ to: 'server@den.example', transport: 'outbox' })
    await expect.poll(pauses).toEqual(['535 no', '403 Forbidden'])
    fake.fault = () => undefined
    await site.mail.resume('emailjs')
    expect(await pauses()).toEqual(['535 no', null])
    await expect.poll(() => fake.sent.length).toBe(1)
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('accepted')
    smtp.fault = () => undefined
    await site.mail.resume()
    await expect.poll(() => smtp.received.length).toBe(4)
    expect(await pauses()).toEqual([null, null])
  })

  it('spares a server that is away, and not the service', async () => {
    await using smtp = await openFakeSmtp(() => 'rst')
    await using fake = await openFakeEmailJs()
    await using site = await openSite(open, { smtp: smtpOn(smtp.port), emailJsOrigin: fake.origin })
    await site.announce(10)
    await expect.poll(async () => (await site.mail.status()).transports[0]?.breakMs).toBeGreaterThan(0)
    expect((await site.mail.status()).transports[1]?.breakMs).toBe(0)
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('accepted')
  })

  it('follows the settings while it runs, and tries the new server although the old one was barred', async () => {
    await using smtp = await openFakeSmtp(({ phase }) => (phase === 'mail' ? { answer: '550 no' } : undefined))
    await using works = await openFakeSmtp()
    await using site = await openEmailJsSite(open)
    await site.settle(smtp.port, 'post@den.example')
    await site.announce(1)
    await expect.poll(site.pause).toMatchObject({ reply: '550 no' })
    await site.settle(works.port, 'post@den.example')
    await expect.poll(() => works.received.length).toBe(1)
    expect(site.fake.calls).toEqual([])
    await site.send(CONFIRMATION)
    await expect.poll(() => site.fake.sent.length).toBe(1)
  })
})
