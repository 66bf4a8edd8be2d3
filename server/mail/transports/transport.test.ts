import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import type { TransportName } from '#domain/mail/mail-calls.ts'
import { openTestPostgres, openTestSqlite } from '#test/support/database/databases.ts'
import { openFakeEmailJs } from '#test/support/mail/emailjs.ts'
import { emailJsTransport, message, smtpTransport } from '#test/support/mail/mail.ts'
import type { DkimConfig } from '../../config/service-config.ts'
import { MailboxRepository } from '../outbox/mailbox-repository.ts'
import { MailboxTransport } from './mailbox-transport.ts'
import type { Transport } from './transport.ts'

/** A transport, and what arrived at its other end. */
interface Tried extends AsyncDisposable {
  readonly transport: Transport
  arrived(): Promise<string[]>
}

const TRANSPORTS: Readonly<Record<TransportName, readonly (readonly [name: string, open: () => Promise<Tried>])[]>> = {
  smtp: [['SMTP, to a real server', () => openSmtp()]],
  emailjs: [['EmailJS', () => openEmailJs()]],
  mailbox: [
    ['the mailbox (SQLite)', () => openMailbox(openTestSqlite)],
    ['the mailbox (PostgreSQL)', () => openMailbox(openTestPostgres)],
  ],
}

describe.each(Object.values(TRANSPORTS).flat())('A transport: %s', (_name, open) => {
  const never = new AbortController().signal

  it('takes a message, after saying so', async () => {
    await using tried = await open()
    let before: string[] | undefined
    const outcome = await tried.transport.send(
      lettered({ id: 'd-one.1@den.example', subject: 'Grüße aus der Gruft', text: 'Zeile 1\n.\nZeile 2 – Schluß\n' }),
      async () => {
        before = await tried.arrived()
      },
      never,
    )
    expect(outcome).toMatchObject({ kind: 'accepted', reply: expect.stringMatching(/./) })
    expect(before).toEqual([])
    expect(await tried.arrived()).toEqual(['d-one.1@den.example'])
  })

  it('keeps a message back whose hand-over cannot be noted', async () => {
    await using tried = await open()
    const outcome = await tried.transport.send(message(), () => Promise.reject(new Error('no')), never)
    expect(outcome).toMatchObject({ kind: 'retry', isConnection: false })
    expect(await tried.arrived()).toEqual([])
  })

  it('does not begin what was called off', async () => {
    await using tried = await open()
    const outcome = await tried.transport.send(message(), async () => {}, AbortSignal.abort())
    expect(outcome).toMatchObject({ kind: 'retry', isConnection: false })
    expect(await tried.arrived()).toEqual([])
  })

  it('takes many at once', async () => {
    await using tried = await open()
    const sent = Array.from({ length: 12 }, () => lettered())
    const outcomes = await Promise.all(sent.map((mail) => tried.transport.send(mail, async () => {}, never)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(sent.map(() => 'accepted'))
    expect((await tried.arrived()).sort()).toEqual(sent.map(({ id }) => id).sort())
  })

  it('says that it is there', async () => {
    await using tried = await open()
    const { isProvenByMail } = tried.transport
    expect(await tried.transport.check()).toEqual({
      ok: true,
      reply: expect.stringMatching(/./),
      ...(isProvenByMail && { isProven: false }),
    })
  })
})

/** A service with templates gets no Message-ID, so the id is used as the address as well. */
function lettered(changes: Parameters<typeof message>[0] = {}) {
  const mail = message(changes)
  return { ...mail, to: mail.id }
}

describe('A message over SMTP', () => {
  const never = new AbortController().signal
  const headers = {
    'List-Id': '<newsletter.den.example>',
    'List-Unsubscribe': `<https://den.example/unsubscribe?token=${'x'.repeat(90)}>, <mailto:keeper@den.example?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }

  it('carries its headers as they are, and both texts', async () => {
    await using tried = await openSmtp()
    await tried.transport.send(
      message({
        id: 'd-two.1@den.example',
        from: { name: 'Den, "The" <x@evil.example>', address: 'keeper@den.example' },
        replyTo: 'letters@den.example',
        subject: 'Grüße',
        headers,
      }),
      async () => {},
      never,
    )
    const [source = ''] = tried.sources
    const lines = source
      .replace(/\r\n[ \t]+/g, ' ')
      .toLowerCase()
      .split('\r\n')
    for (const [name, value] of Object.entries(headers)) expect(lines).toContain(`${name}: ${value}`.toLowerCase())
    expect(source).toContain('Message-ID: <d-two.1@den.example>')
    expect(source).toContain('Reply-To: letters@den.example')
    expect(source).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(source).toContain('Content-Type: text/plain; charset=utf-8')
    expect(source).toContain('Content-Type: text/html; charset=utf-8')
    expect(tried.envelopes).toEqual([{ from: 'keeper@den.example', to: ['reader@mail.example'] }])
  })

  it('is signed, its List-Unsubscribe-Post included', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await using tried = await openSmtp({ domain: 'den.example', selector: 'autumn', privateKey: pem })
    await tried.transport.send(message({ headers }), async () => {}, never)
    const signature = /^DKIM-Signature: ((?:.|\r\n[ \t])*)/m.exec(tried.sources[0]!)![1]!.replace(/\s+/g, '')
    expect(signature).toMatch(/d=den\.example;q=dns\/txt;s=autumn;/)
    const signed = /;h=([^;]+);/.exec(signature)![1]!.toLowerCase().split(':')
    expect(signed).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'from', 'subject']))
  })

  it('cannot be led astray by line breaks', async () => {
    await using tried = await openSmtp()
    const evil = 'x\r\nBcc: victim@mail.example\r\n\r\nbody'
    await tried.transport.send(
      message({ subject: evil, from: { name: evil, address: 'keeper@den.example' }, headers: { 'List-Id': evil } }),
      async () => {},
      never,
    )
    expect(tried.sources[0]).not.toMatch(/^Bcc:/m)
    expect(tried.envelopes[0]!.to).toEqual(['reader@mail.example'])
  })
})

async function openSmtp(dkim?: DkimConfig) {
  const sources: string[] = []
  const envelopes: { from: string; to: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData(stream, session, done) {
      buffer(stream).then((bytes) => {
        const { mailFrom, rcptTo } = session.envelope
        envelopes.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) })
        sources.push(bytes.toString('utf8'))
        done()
      }, done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as { port: number }
  const transport = smtpTransport(port, { dkim, timeouts: {} })
  return {
    transport,
    sources,
    envelopes,
    arrived: async () => sources.map((source) => /^Message-ID: <(.+?)>/m.exec(source)![1]!),
    async [Symbol.asyncDispose]() {
      await transport[Symbol.asyncDispose]()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function openEmailJs(): Promise<Tried> {
  const fake = await openFakeEmailJs()
  const transport = emailJsTransport(fake.origin, { timeoutMs: 10_000 })
  return {
    transport,
    arrived: async () => fake.sent.map(({ variables }) => variables.to_email ?? ''),
    async [Symbol.asyncDispose]() {
      await transport[Symbol.asyncDispose]()
      await fake[Symbol.asyncDispose]()
    },
  }
}

async function openMailbox(open: typeof openTestSqlite): Promise<Tried> {
  const database = await open()
  const mailbox = new MailboxRepository(database)
  return {
    transport: new MailboxTransport(mailbox),
    arrived: async () => (await mailbox.list()).map(({ id }) => id),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
