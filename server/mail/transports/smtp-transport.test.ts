import { describe, expect, it } from 'vitest'
import { message, smtpTransport, timeoutsOf } from '#test/support/mail/mail.ts'
import { openFakeSmtp, SMTP_PHASES, type SmtpFault, type SmtpPhase } from '#test/support/mail/smtp.ts'
import { smtpServer } from './smtp-server-address.ts'
import type { SendResult } from './transport.ts'

const NEVER = new AbortController().signal
/** Timeouts for servers that do not answer. */
const SHORT = timeoutsOf(1_000)

/** Sends one message to a server with a fault in one phase. Returns whether it was handed over, and what the server received. */
async function sendInto(phase: SmtpPhase, fault: SmtpFault, auth?: { user: string; pass: string }) {
  await using fake = await openFakeSmtp((moment) => (moment.phase === phase ? fault : undefined))
  await using transport = smtpTransport(fake.port, {
    server: { host: '127.0.0.1', port: fake.port, secure: false, requireTLS: false, ...(auth && { auth }) },
    ...(fault === 'hang' && { timeouts: SHORT }),
  })
  let handed = 0
  const outcome = await transport.send(message(), async () => void handed++, NEVER)
  return { outcome, handed, taken: fake.taken.length, received: fake.received.length, connections: fake.connections }
}

describe('SmtpTransport, when the line breaks', () => {
  const cuts = ['fin', 'rst', 'hang'] as const
  const matrix = cuts.flatMap((cut) => SMTP_PHASES.map((phase) => [cut, phase] as const))

  it.concurrent.each(matrix)(
    '%s at %s: a message that may have arrived is uncertain, any other is tried again',
    async (cut, phase) => {
      const { outcome, handed, taken, connections } = await sendInto(phase, cut)
      const expected: SendResult['kind'] =
        phase === 'reply' ? 'accepted' : phase === 'body' || phase === 'dot' ? 'uncertain' : 'retry'
      expect(outcome.kind).toBe(expected)
      expect(handed).toBe(expected === 'retry' ? 0 : 1)
      if (outcome.kind === 'retry') expect(outcome.isConnection).toBe(true)
      expect(taken).toBe(phase === 'dot' || phase === 'reply' ? 1 : 0)
      // Nothing is sent again without the outbox.
      expect(connections).toBe(1)
    },
  )

  it('knows that a long message which was cut in its middle did not arrive', async () => {
    await using fake = await openFakeSmtp(({ phase }) => (phase === 'body' ? 'hang' : undefined))
    await using transport = smtpTransport(fake.port, { timeouts: SHORT })
    const outcome = await transport.send(message({ text: 'lurks '.repeat(4_000_000) }), async () => {}, NEVER)
    expect(outcome).toMatchObject({ kind: 'retry' })
  })
})

it('sends nothing once it is disposed, and says that the server was not asked', async () => {
  await using fake = await openFakeSmtp()
  const transport = smtpTransport(fake.port)
  await transport.send(message(), async () => {}, NEVER)
  await transport[Symbol.asyncDispose]()
  expect(await transport.send(message(), async () => {}, NEVER)).toMatchObject({ kind: 'retry', isClosed: true })
  expect(fake.received).toHaveLength(1)
})

describe('SmtpTransport, when the server answers', () => {
  const fault = { kind: 'transport-fault', mayBeMessage: false }
  const faultOrBad = { kind: 'transport-fault', mayBeMessage: true }
  const bad = { kind: 'bad-address' }
  const refused = { kind: 'recipient-refused' }
  const later = { kind: 'retry', isConnection: false }
  const away = { kind: 'retry', isConnection: true }

  it.each<[SmtpPhase, string, object]>([
    ['banner', '554 5.7.1 your address is on a list', fault],
    ['banner', '421 4.3.2 too busy', away],
    ['ehlo', '550 who are you', fault],
    ['auth', '535 5.7.8 wrong password', fault],
    ['auth', '454 4.7.0 try later', away],
    ['mail', '530 5.7.0 authentication required', fault],
    ['mail', '550 5.1.0 sender refused', fault],
    ['mail', '451 4.7.1 slow down', later],
    ['mail', '421 4.7.0 too many', away],
    ['rcpt', '550 5.1.1 no such user', bad],
    ['rcpt', '554 nobody here', bad],
    ['rcpt', '550 5.1.8 sender domain not found', refused],
    ['rcpt', '553 5.1.7 bad sender', refused],
    ['rcpt', '452 4.2.2 mailbox full', later],
    ['rcpt', '450 4.7.1 greylisted', later],
    ['rcpt', '421 4.7.0 too many', away],
    ['rcpt', '550 5.7.1 relaying denied', refused],
    ['rcpt', '554 5.7.1 <s@mail.example>: Recipient address rejected: Access denied', refused],
    ['rcpt', '554 your network is on a list', refused],
    ['rcpt', '550 relay not permitted', refused],
    ['rcpt', '550 Sender verify failed: unknown user', refused],
    ['rcpt', '530 5.7.0 authentication required', refused],
    ['data', '554 5.5.1 no', faultOrBad],
    ['data', '451 later', later],
    ['dot', '550 5.7.515 access denied', faultOrBad],
    ['dot', '554 looks like spam', faultOrBad],
    ['dot', '550 5.1.1 no such user after all', bad],
    ['dot', '451 4.3.0 later', later],
    ['dot', '421 4.3.0 closing', away],
  ])('%s: %s', async (phase, answer, expected) => {
    const { outcome, taken, handed } = await sendInto(phase, { answer }, { user: 'keeper', pass: 'lantern' })
    expect(outcome).toMatchObject({ ...expected, reply: expect.stringContaining(answer.slice(4)) })
    expect(taken).toBe(0)
    expect(handed).toBe(phase === 'dot' ? 1 : 0)
  })

  it.each<[string, true | undefined]>([
    ['550 5.1.1 <s@mail.example>: Recipient address rejected: User unknown in virtual mailbox table', true],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', true],
    ['554 5.1.2 bad destination system', true],
    ['550 No such user here', true],
    ['550 Unknown user', true],
    ['550 The mailbox you wrote to does not exist', true],
    ['550 5.2.2 mailbox full, user unknown to have ever emptied it', undefined],
    ['552 5.2.3 message too long', undefined],
    ['550 5.1.0 Sender denied', undefined],
  ])('%s: is nobody there? %s', async (answer, isGone) => {
    const { outcome } = await sendInto('rcpt', { answer })
    expect(outcome).toMatchObject({ kind: 'bad-address' })
    expect(outcome).toHaveProperty('reply', expect.stringContaining(answer.slice(4)))
    expect('isGone' in outcome ? outcome.isGone : undefined).toBe(isGone)
  })

  it('gives the words of the server with which it took the message', async () => {
    const { outcome, handed, taken } = await sendInto('reply', { answer: '' })
    expect({ outcome, handed, taken }).toEqual({
      outcome: { kind: 'accepted', reply: '250 2.0.0 taken' },
      handed: 1,
      taken: 1,
    })
  })

  it('refuses an address that the protocol cannot say, without asking anybody', async () => {
    await using fake = await openFakeSmtp()
    await using transport = smtpTransport(fake.port)
    const outcome = await transport.send(message({ to: 'a b>\r\nRCPT TO:<c@d.example' }), async () => {}, NEVER)
    expect(outcome.kind).not.toBe('accepted')
    expect(fake.received).toEqual([])
  })
})

describe('SmtpTransport', () => {
  it('sends many over few connections, each once', async () => {
    await using fake = await openFakeSmtp()
    await using transport = smtpTransport(fake.port)
    const sent = Array.from({ length: 40 }, () => message())
    const outcomes = await Promise.all(sent.map((mail) => transport.send(mail, async () => {}, NEVER)))
    expect(outcomes.every(({ kind }) => kind === 'accepted')).toBe(true)
    expect(fake.received.map(({ id }) => id).sort()).toEqual(sent.map(({ id }) => id).sort())
    expect(fake.connections).toBeLessThanOrEqual(5)
  })

  it('sends over another connection what an idle one no longer takes', async () => {
    await using fake = await openFakeSmtp(({ phase, connection }) =>
      phase === 'reply' && connection === 1 ? 'fin' : undefined,
    )
    await using transport = smtpTransport(fake.port)
    expect(await transport.send(message(), async () => {}, NEVER)).toMatchObject({ kind: 'accepted' })
    await expect.poll(() => transport.send(message(), async () => {}, NEVER)).toMatchObject({ kind: 'accepted' })
  })

  it('ends when it is told to, and says whether the message may be out', async () => {
    await using fake = await openFakeSmtp()
    await using transport = smtpTransport(fake.port, { timeouts: {} })
    const endAt = (place: SmtpPhase) => {
      const interruption = new AbortController()
      fake.fault = ({ phase }) => {
        if (phase !== place) return undefined
        interruption.abort()
        return 'hang'
      }
      return transport.send(message(), async () => {}, interruption.signal)
    }
    expect(await endAt('dot')).toMatchObject({ kind: 'uncertain' })
    expect(await endAt('rcpt')).toMatchObject({ kind: 'retry' })
    expect(await transport.send(message(), async () => {}, AbortSignal.abort())).toMatchObject({ kind: 'retry' })
  })

  it('says that nobody listens, and repeats no password', async () => {
    const server = smtpServer('smtp://keeper:hunter2@127.0.0.1:1')
    await using transport = smtpTransport(1, { server })
    const outcome = await transport.send(message(), async () => {}, NEVER)
    expect(outcome).toMatchObject({ kind: 'retry', isConnection: true, reply: expect.stringContaining('ECONNREFUSED') })
    expect(JSON.stringify([outcome, await transport.check()])).not.toContain('hunter2')
  })

  it('shows no password to a server that cannot keep it to itself', async () => {
    const asked: string[] = []
    await using fake = await openFakeSmtp(({ phase }) => void asked.push(phase))
    const auth = { user: 'keeper', pass: 'lantern' }
    await using transport = smtpTransport(fake.port, {
      server: { host: '127.0.0.1', port: fake.port, secure: false, requireTLS: true, auth },
    })
    expect(await transport.send(message(), async () => {}, NEVER)).toMatchObject({ kind: 'transport-fault' })
    expect(asked).not.toContain('auth')
  })

  it('checks without sending', async () => {
    await using fake = await openFakeSmtp(({ phase }) => (phase === 'auth' ? { answer: '535 5.7.8 no' } : undefined))
    const auth = { user: 'keeper', pass: 'lantern' }
    await using transport = smtpTransport(fake.port, {
      server: { host: '127.0.0.1', port: fake.port, secure: false, requireTLS: false, auth },
    })
    expect(await transport.check()).toEqual({ ok: false, reply: '535 5.7.8 no' })
    fake.fault = () => undefined
    expect(await transport.check()).toMatchObject({ ok: true })
    expect(fake.received).toEqual([])
  })
})

it('smtpServer reads addresses, and keeps passwords off open lines', () => {
  expect(smtpServer('smtp://user:p%40ss@mail.example')).toEqual({
    host: 'mail.example',
    port: 587,
    secure: false,
    requireTLS: true,
    auth: { user: 'user', pass: 'p@ss' },
  })
  expect(smtpServer('smtps://mail.example')).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    requireTLS: false,
  })
  expect(smtpServer('smtp://[::1]:2525').host).toBe('::1')
  expect(smtpServer('smtp://u:p@127.0.0.1').requireTLS).toBe(false)
  expect(smtpServer('smtp://u:p@mail.example?tls=optional').requireTLS).toBe(false)
})
