import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openFakeEmailJs } from '#test/support/mail/emailjs.ts'
import { pass } from '#test/support/mail/mail.ts'
import { CONFIRMATION, openInstance, openSite, openSmtpSite, smtpOn } from '#test/support/mail/mail-site.ts'
import { openFakeSmtp, type SmtpPhase } from '#test/support/mail/smtp.ts'

const at = (wanted: SmtpPhase, answer: string) => (moment: { phase: SmtpPhase }) =>
  moment.phase === wanted ? { answer } : undefined

describeServer('The last outcome', (open) => {
  it('is no when mails are put off, until one gets through, whether or not somebody waits for it', async () => {
    await using site = await openSmtpSite(open, at('rcpt', '451 later'))
    const { outbox } = site.mail
    expect(await outbox.lastOutcome()).toBe('accepted')
    expect(await outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('refused')
    expect(await site.status()).toEqual(['ready', 'refused'])
    // An instance that starts in between gives the same outcome.
    await using other = openInstance(site.database, { smtp: smtpOn(site.smtp.port) })
    expect(await other.mail.outbox.lastOutcome()).toBe('refused')

    site.smtp.fault = () => undefined
    await pass(site.database, 90_000)
    await expect.poll(() => site.smtp.received.length).toBe(1)
    await expect.poll(() => outbox.lastOutcome()).toBe('accepted')
    await using third = openInstance(site.database, { smtp: smtpOn(site.smtp.port) })
    expect(await third.mail.outbox.lastOutcome()).toBe('accepted')
  })

  it('is not about single addresses', async () => {
    await using site = await openSmtpSite(open, at('rcpt', '550 5.1.1 no such user'))
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('refused')
    expect(await site.mail.outbox.lastOutcome()).toBe('accepted')
  })

  it('is not about a recipient whom the server refuses, but about us once it refuses several', async () => {
    await using site = await openSmtpSite(open, at('rcpt', '554 5.7.1 access denied'))
    const { outbox } = site.mail
    const send = (to: string) => site.send({ ...CONFIRMATION, to })
    expect(await outbox.outcomeOf(await send('one@mail.example'), 3_600_000)).toBe('refused')
    await using other = openInstance(site.database, { smtp: smtpOn(site.smtp.port) })
    expect([await outbox.lastOutcome(), await other.mail.outbox.lastOutcome()]).toEqual(['accepted', 'accepted'])
    await other.mail.worker.stop()

    for (const to of ['two', 'three']) await outbox.outcomeOf(await send(`${to}@mail.example`), 3_600_000)
    await expect.poll(site.pause).not.toBeNull()
    await site.mail.resume()
    expect(await outbox.lastOutcome()).toBe('refused')
  })

  it('is yes while nothing was said in time, as whoever waits is told', async () => {
    await using site = await openSmtpSite(open, at('rcpt', '451 later'))
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('refused')
    site.smtp.fault = ({ phase }) => (phase === 'dot' ? 'hang' : undefined)
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 200)).toBe('queued')
    expect(await site.mail.outbox.lastOutcome()).toBe('accepted')
  })

  it('is no at once while nothing is even tried', async () => {
    await using site = await openSmtpSite(open, at('mail', '550 no'))
    await site.send()
    await expect.poll(site.pause).not.toBeNull()
    expect(await site.status()).toEqual(['paused', 'refused'])
    site.smtp.fault = () => undefined
    await site.mail.resume()
    await expect.poll(() => site.smtp.received.length).toBe(1)
    expect(await site.status()).toEqual(['ready', 'accepted'])

    site.smtp.fault = () => 'rst'
    await site.announce(10)
    await expect.poll(async () => (await site.mail.status()).transports[0]?.breakMs).toBeGreaterThan(0)
    expect(await site.status()).toEqual(['paused', 'refused'])
  })

  it('is that of the way by which readers are answered', async () => {
    await using smtp = await openFakeSmtp(at('mail', '550 no'))
    await using fake = await openFakeEmailJs()
    await using site = await openSite(open, { smtp: smtpOn(smtp.port), emailJsOrigin: fake.origin })
    await site.send({ transport: 'outbox' })
    await expect.poll(site.pause).not.toBeNull()
    expect(await site.status()).toEqual(['stateless', 'accepted'])
    fake.fault = () => ({ status: 500 })
    expect(await site.mail.outbox.outcomeOf(await site.send(CONFIRMATION), 3_600_000)).toBe('refused')
    expect(await site.mail.outbox.lastOutcome()).toBe('refused')
  })
})

describeServer('Getting ready', (open) => {
  it('reaches the server as the next mail would, which then finds the line open', async () => {
    await using site = await openSmtpSite(open)
    expect(await site.mail.outbox.warmUp(3_600_000)).toBe('ready')
    expect([site.smtp.connections, site.smtp.received.length]).toEqual([1, 0])
    expect(await site.mail.outbox.warmUp(3_600_000)).toBe('ready')
    const id = await site.send(CONFIRMATION)
    expect(await site.mail.outbox.outcomeOf(id, 3_600_000)).toBe('accepted')
    expect([site.smtp.connections, site.smtp.received.length]).toEqual([1, 1])
  })

  it('waits no longer than it may, and knows a server that is not there', async () => {
    await using site = await openSmtpSite(open, ({ phase }) => (phase === 'banner' ? 'hang' : undefined))
    expect(await site.mail.outbox.warmUp(200)).toBe('timeout')
    site.smtp.fault = () => 'rst'
    expect(await site.mail.outbox.warmUp(3_600_000)).toBe('unreachable')
    expect(await site.mails()).toEqual({})
  })
})
