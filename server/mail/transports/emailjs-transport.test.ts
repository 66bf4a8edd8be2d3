import { STATUS_CODES } from 'node:http'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { listening } from '#test/support/listening.ts'
import { EMAILJS_KEYS, type EmailJsFault, openFakeEmailJs } from '#test/support/mail/emailjs.ts'
import { emailJsTransport, message } from '#test/support/mail/mail.ts'
import { resultOfAnswer } from './emailjs-result.ts'

const NEVER = new AbortController().signal
/** Timeout for services that do not answer. */
const SHORT_MS = 1_000

/** Sends one message to a service with a fault. Returns whether it was handed over, and what the service received. */
async function sendInto(fault: EmailJsFault | 'deaf') {
  await using fake = await openFakeEmailJs(() => (fault === 'deaf' ? undefined : fault))
  fake.isDeaf = fault === 'deaf'
  // The timeout holds for the beginning of an answer that comes byte by byte, and for the end of one without an end.
  const isSlow = fault === 'hang' || (typeof fault === 'object' && (fault.dripMs !== undefined || fault.isEndless))
  await using transport = emailJsTransport(fake.origin, { ...(isSlow && { timeoutMs: SHORT_MS }) })
  let handed = 0
  const outcome = await transport.send(message(), async () => void handed++, NEVER)
  return { outcome, handed, calls: fake.calls.length, connections: fake.connections }
}

describe('EmailJsTransport, when the service answers', () => {
  const fault = { kind: 'transport-fault', mayBeMessage: false }
  const faultOrBad = { kind: 'transport-fault', mayBeMessage: true }
  const later = { kind: 'retry', isConnection: true }

  it.each<[number, string, object]>([
    [200, 'OK', { kind: 'accepted' }],
    [200, '<!doctype html><title>Welcome to the hotel</title>', { kind: 'accepted' }],
    [202, 'queued', { kind: 'uncertain' }],
    [204, '', { kind: 'uncertain' }],
    [301, 'elsewhere', fault],
    [400, 'The user_id parameter is required', faultOrBad],
    [401, 'no', fault],
    [403, 'API calls are disabled for non-browser applications', fault],
    [404, 'Account not found', fault],
    [408, 'too slow', later],
    [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account', fault],
    [413, 'Variables size limit', faultOrBad],
    [422, 'The recipients address is empty', faultOrBad],
    [429, 'Too Many Requests', later],
    [500, 'oh', later],
    [502, '<h1>Bad Gateway</h1>', later],
    [503, 'down', later],
    [504, '', later],
  ])('%i %s', async (status, text, expected) => {
    const { outcome, handed, calls } = await sendInto({ status, text, headers: { Location: 'http://127.0.0.1:9/x' } })
    expect(outcome).toMatchObject(expected)
    expect(outcome.reply).toMatch(new RegExp(`^${status} .`))
    // HTML is not an answer of EmailJS, so it is not quoted.
    if (text) expect(outcome.reply).toBe(`${status} ${text.startsWith('<') ? STATUS_CODES[status] : text}`)
    // No redirect is followed, and nothing is sent again without the outbox.
    expect([handed, calls]).toEqual([1, 1])
  })

  it('waits as long as it was asked to', () => {
    const now = () => Date.parse('2026-11-21T12:00:00Z')
    const waitOf = (status: number, retryAfter: string | undefined) =>
      resultOfAnswer({ status, text: '', retryAfter }, now)
    expect(waitOf(429, '120')).toMatchObject({ kind: 'retry', waitMs: 120_000 })
    expect(waitOf(503, 'Sat, 21 Nov 2026 12:05:00 GMT')).toMatchObject({ kind: 'retry', waitMs: 300_000 })
    for (const nothing of [undefined, '0', '-5', 'soon', '', 'Sat, 21 Nov 2020 12:05:00 GMT'])
      expect(waitOf(429, nothing)).not.toHaveProperty('waitMs')
    expect(waitOf(403, '120')).not.toHaveProperty('waitMs')
  })

  it('keeps no more than 500 characters of it, and waits for no more', async () => {
    await using fake = await openFakeEmailJs(() => ({ status: 500, text: 'ä'.repeat(1_000_000), isEndless: true }))
    await using transport = emailJsTransport(fake.origin, { timeoutMs: 3_600_000 })
    const outcome = await transport.send(message(), async () => {}, NEVER)
    expect(outcome.reply).toBe(`500 ${'ä'.repeat(500)}`)
  })

  it('repeats no key that the service repeats', async () => {
    const text = `private-key is not of ${EMAILJS_KEYS.publicKey}`
    await using fake = await openFakeEmailJs(() => ({ status: 400, text }))
    await using transport = emailJsTransport(fake.origin, { privateKey: 'private-key' })
    const said = [await transport.send(message(), async () => {}, NEVER), await transport.check()]
    expect(said[0]?.reply).toBe('400 ••• is not of •••')
    expect(JSON.stringify(said)).not.toMatch(/private-key|public-key/)
  })

  it.each([false, true])('nor half of one where the words are cut off (endless: %s)', async (isEndless) => {
    const privateKey = 'Zy-Xw-Vu-Ts-Rq'
    const replyAfter = async (before: number) => {
      // Of an endless answer only what is shown is read.
      const text = `${'ä'.repeat(before)}${privateKey}`.slice(0, isEndless ? 500 : 600)
      await using fake = await openFakeEmailJs(() => ({ status: 500, text, isEndless }))
      await using transport = emailJsTransport(fake.origin, { privateKey, ...(isEndless && { timeoutMs: SHORT_MS }) })
      return (await transport.send(message(), async () => {}, NEVER)).reply
    }
    const places = Array.from({ length: 18 }, (_, index) => 484 + index)
    const replies = await Promise.all(places.map(replyAfter))
    expect(replies).toEqual(places.map(() => expect.stringMatching(/^500 ä{484,500}•{0,3}$/)))
  })
})

describe('EmailJsTransport, when the line breaks', () => {
  it.each<[string, EmailJsFault | 'deaf', object, number]>([
    ['by a reset of who connects', 'deaf', { kind: 'retry', isConnection: true }, 0],
    ['by a reset in the place of an answer', 'rst', { kind: 'uncertain' }, 1],
    ['by silence', 'hang', { kind: 'uncertain', reply: 'no answer in time' }, 1],
    ['by a dripping head', { status: 200, text: 'OK', dripMs: 100 }, { kind: 'uncertain' }, 1],
    ['by an end that never comes', { status: 200, text: 'OK', isEndless: true }, { kind: 'accepted' }, 1],
  ])('%s', async (_name, fault, expected, hands) => {
    const { outcome, handed, connections } = await sendInto(fault)
    expect(outcome).toMatchObject(expected)
    expect(handed).toBe(hands)
    expect(connections).toBe(1)
  })

  it('knows that a service which takes the connection and says nothing has not got the message', async () => {
    await using server = await listening(createServer((socket) => socket.resume()))
    await using transport = emailJsTransport(`https://127.0.0.1:${server.port}`, { timeoutMs: SHORT_MS })
    let handed = 0
    const outcome = await transport.send(message(), async () => void handed++, NEVER)
    expect([outcome, handed]).toEqual([{ kind: 'retry', reply: 'no answer in time', isConnection: true }, 0])
  })

  it('knows that nobody listens', async () => {
    await using transport = emailJsTransport('http://127.0.0.1:1')
    const outcome = await transport.send(message(), async () => {}, NEVER)
    expect(outcome).toMatchObject({ kind: 'retry', isConnection: true, reply: expect.stringContaining('ECONNREFUSED') })
    expect(await transport.check()).toMatchObject({ ok: false, reply: expect.stringContaining('ECONNREFUSED') })
  })

  it('ends when it is told to, and says whether the message may be out', async () => {
    const end = new AbortController()
    await using fake = await openFakeEmailJs(() => {
      end.abort()
      return 'hang'
    })
    await using transport = emailJsTransport(fake.origin)
    expect(await transport.send(message(), async () => {}, end.signal)).toMatchObject({ kind: 'uncertain' })
    const interruption = new AbortController()
    const outcome = await transport.send(message(), async () => interruption.abort(), interruption.signal)
    expect(outcome).toEqual({ kind: 'retry', reply: 'interrupted', isConnection: false })
    expect(fake.calls).toHaveLength(1)
  })
})

describe('EmailJsTransport', () => {
  it('sends the mails of the form as a form, and everything else as variables', async () => {
    await using fake = await openFakeEmailJs()
    await using transport = emailJsTransport(fake.origin)
    const links = { confirm: 'https://den.example/c', unsubscribe: 'https://den.example/u' }
    for (const kind of ['confirmation', 'already-subscribed', 'announcement', 'test'] as const)
      await transport.send(message({ kind, links: kind === 'test' ? {} : links }), async () => {}, NEVER)
    expect(fake.calls.map(({ path }) => path.split('/').at(-1))).toEqual(['send-form', 'send-form', 'send', 'send'])
    const { to: to_email, subject, text, html } = message()
    // FormData sends CRLF for every line break.
    const ofForm = (value: string) => value.replaceAll('\n', '\r\n')
    const variables = { to_email, subject, message: text, html }
    expect(fake.calls[0]?.variables).toEqual({
      ...variables,
      message: ofForm(text),
      html: ofForm(html),
      confirm_url: links.confirm,
      unsubscribe_url: links.unsubscribe,
    })
    // Templates may use each variable, so all are always sent.
    expect(fake.calls[3]?.variables).toEqual({ ...variables, confirm_url: '', unsubscribe_url: '' })
  })

  it('lets not a byte leave before it may call and the hand-over is noted', async () => {
    await using fake = await openFakeEmailJs()
    let asked = 0
    await using transport = emailJsTransport(fake.origin, { takeCall: async () => ++asked > 3 })
    const before: number[] = []
    await transport.send(message(), async () => void before.push(fake.calls.length), NEVER)
    expect([asked, ...before, fake.calls.length]).toEqual([4, 0, 1])
    await using away = emailJsTransport(fake.origin, {
      takeCall: () => Promise.reject(new Error('the database is away')),
    })
    const outcome = await away.send(message(), async () => {}, NEVER)
    expect(outcome).toMatchObject({ kind: 'retry', isConnection: false, reply: expect.stringContaining('away') })
    expect(fake.calls).toHaveLength(1)
  })

  it.each<[string, EmailJsFault | undefined, RegExp]>([
    [
      'misses the template only',
      undefined,
      /^Key and service are known. Whether template template_den is right, only a mail shows.$/,
    ],
    ['says what nobody foresaw', { status: 400, text: 'Hm' }, /only a mail shows. It said: 400 Hm$/],
  ])('checks without sending, and claims no more than it knows, of a service that %s', async (_name, fault, words) => {
    await using fake = await openFakeEmailJs(() => fault)
    await using transport = emailJsTransport(fake.origin)
    expect(await transport.check()).toEqual({ ok: true, reply: expect.stringMatching(words), isProven: false })
    expect(fake.calls.map(({ variables }) => variables)).toEqual([{}])
    expect(fake.sent).toEqual([])
  })

  it.each<[string, EmailJsFault, RegExp]>([
    ['takes anything', { status: 200, text: '<title>Welcome to the hotel</title>' }, /not EmailJS. It said: 200 OK/],
    ['queues anything', { status: 202 }, /not EmailJS. It said: 202 Accepted$/],
    ['leads elsewhere', { status: 302, text: 'template' }, /^302 template/],
    ['does not know the key', { status: 400, text: 'The Public Key is invalid.' }, /^400 The Public Key/],
    ['does not know the service', { status: 404, text: 'The service ID not found.' }, /^404 The service/],
    [
      'takes no calls from servers',
      { status: 403, text: 'API calls are disabled for this template' },
      /^403 API calls/,
    ],
    ['has lost its provider', { status: 412, text: 'Invalid grant' }, /^412 Invalid grant/],
    ['is too busy', { status: 429 }, /^429 /],
    ['is broken', { status: 500 }, /^500 /],
    ['says nothing', 'hang', /no answer in time/],
  ])('finds in the same way that a service would not serve us which %s', async (_name, fault, words) => {
    await using fake = await openFakeEmailJs(() => fault)
    await using transport = emailJsTransport(fake.origin, { ...(fault === 'hang' && { timeoutMs: SHORT_MS }) })
    expect(await transport.check()).toEqual({ ok: false, reply: expect.stringMatching(words) })
    expect(fake.calls.map(({ variables }) => variables)).toEqual([{}])
  })

  it('waits its turn to check, too', async () => {
    await using fake = await openFakeEmailJs()
    let asked = 0
    await using transport = emailJsTransport(fake.origin, { takeCall: async () => ++asked > 2 })
    expect(await transport.check()).toMatchObject({ ok: true })
    expect(asked).toBe(3)
  })
})
