import { pino } from 'pino'
import { expect } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { openMail } from '#server/mail/open-mail.ts'
import type { NewMail } from '#server/mail/outbox/delivery.ts'
import type { MailPause } from '#server/mail/outbox/mail-transport-repository.ts'
import type { MailOutcome, Readiness } from '#server/mail/outbox/outbox.ts'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { PrivateHosts } from '#server/network/private-hosts.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import type { OpenTestDatabase } from '../database/databases.ts'
import { withService } from '../services/with-service.ts'
import { EMAILJS_KEYS, type FakeEmailJs, openFakeEmailJs } from './emailjs.ts'
import { announcePost, newMail, SITE, SITE_URL, testNewsletter } from './mail.ts'
import { type FakeSmtp, openFakeSmtp } from './smtp.ts'

/** A mail for which a reader waits. */
export const CONFIRMATION = {
  kind: 'confirmation',
  to: 'reader@mail.example',
  data: { confirmUrl: 'https://den.example/c', unsubscribeUrl: 'https://den.example/u' },
} as const

/** A mail server on this machine, as a configuration names it. */
export function smtpOn(port: number, user = '') {
  return { url: `smtp://${user}127.0.0.1:${port}`, from: { name: '', address: 'post@den.example' } }
}

interface Transports {
  smtp?: Config['smtp']
  /** Origin of the fake hosted service. */
  emailJsOrigin?: string
  /** Pause between two calls of the service: 0 if omitted, the default of the server if undefined. */
  emailJsCallEveryMs?: number | undefined
}

/** Mail of a site over a new database, with a worker that polls often. */
export async function openSite(open: OpenTestDatabase, transports: Transports = {}) {
  let looks = 0
  const onQuery = ({ sql }: { sql: string }) => {
    if (/^select .* from "mail_transport"/.test(sql)) looks++
  }
  const database = await open({ onQuery })
  const site = openInstance(database, transports)
  return {
    ...site,
    database,
    /** Waits until the workers have read the outbox again, and so handled its present state. */
    async looked() {
      const seen = looks
      await expect.poll(() => looks).toBeGreaterThan(seen + 5)
    },
    settle: (port: number, from: string) =>
      new SettingsRepository(database).set('smtp', { url: `smtp://127.0.0.1:${port}`, from }),
    async announce(subscribers: number) {
      await announcePost(database, subscribers, { title: 'The House' })
      site.mail.outbox.wake()
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** Such a site with a mail server of its own. */
export async function openSmtpSite(open: OpenTestDatabase, fault?: FakeSmtp['fault']) {
  const smtp = await openFakeSmtp(fault)
  return withService(await openSite(open, { smtp: smtpOn(smtp.port) }), { smtp })
}

/** Such a site with a hosted service of its own. */
export async function openEmailJsSite(open: OpenTestDatabase, fault?: FakeEmailJs['fault']) {
  const fake = await openFakeEmailJs(fault)
  return withService(await openSite(open, { emailJsOrigin: fake.origin }), { fake })
}

/** One of perhaps many instances over a database. */
export function openInstance(
  database: Parameters<typeof openMail>[0],
  transports: Transports,
): AsyncDisposable & {
  readonly mail: ReturnType<typeof openMail>
  readonly log: string[]
  send(changes?: Partial<NewMail>): Promise<string>
  /** Why the first transport is paused. */
  pause(): Promise<MailPause | null | undefined>
  /** Number of mails by state. */
  mails(): Promise<Record<string, number>>
  /** Whether mail can be sent, and what became of the last one. */
  status(): Promise<[Readiness, MailOutcome]>
} {
  const { smtp, emailJsOrigin } = transports
  // Present but undefined means the default of the server.
  const emailJsCallEveryMs = 'emailJsCallEveryMs' in transports ? transports.emailJsCallEveryMs : 0
  const log: string[] = []
  const emailJs = emailJsOrigin ? { ...EMAILJS_KEYS, privateKey: 'private-key', origin: emailJsOrigin } : undefined
  const mail = openMail(
    database,
    { siteUrl: SITE_URL, smtp, dkim: undefined, emailJs, privateHosts: new PrivateHosts(['127.0.0.1']) },
    pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    testNewsletter(database),
    SITE,
    { firstMs: 0, pollMs: 20, ...(emailJsCallEveryMs !== undefined && { emailJsCallEveryMs }) },
  )
  mail.worker.start()
  return {
    mail,
    log,
    async send(changes = {}) {
      const id = await new OutboxRepository(database).enqueue(newMail(changes))
      mail.outbox.wake()
      return id
    },
    pause: async () => (await mail.status()).transports[0]?.pause,
    mails: async () => (await mail.status()).mails,
    status: async () => [await mail.outbox.warmUp(3_600_000), await mail.outbox.lastOutcome()],
    async [Symbol.asyncDispose]() {
      await mail.worker.stop()
      await mail[Symbol.asyncDispose]()
    },
  }
}
