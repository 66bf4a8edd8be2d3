import type { Analytics } from '../analytics/analytics.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Config } from '../config/config.ts'
import type { FilmDirectory } from '../films/film-directory.ts'
import type { Mail } from '../mail/open-mail.ts'
import type { CheckResult } from '../network/check-result.ts'

export interface ServiceInUse {
  readonly id: string
  readonly purpose: 'E-mail' | 'Captcha' | 'Statistics' | 'Films' | 'Sign-in'
  readonly name: string
  /** The instance of the service, or what it does. Contains no secret. */
  readonly description: string
}

interface Parts {
  readonly mail: Pick<Mail, 'status' | 'check'>
  readonly captcha: Captcha
  readonly analytics: Analytics
  readonly films: FilmDirectory | null
  readonly provider: { readonly name: string; check(): Promise<CheckResult> } | null
  readonly config: Config['analytics']
}

const MAIL_NAMES = { smtp: 'SMTP', emailjs: 'EmailJS', mailbox: 'Mailbox' } as const
const KNOWN_FILM = 'The Lighthouse'
const ANALYTICS_NAMES = { 'first-party': 'First-party', google: 'Google Analytics', off: 'Off' } as const

export class ServiceChecks {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async inUse(): Promise<ServiceInUse[]> {
    const { mail, captcha, films, provider, config } = this.#parts
    const { transports } = await mail.status()
    return [
      ...transports.map(({ name, description }) => ({
        id: name,
        purpose: 'E-mail' as const,
        name: MAIL_NAMES[name],
        description: name === 'mailbox' ? 'Mails are kept here for you to read' : description,
      })),
      {
        id: 'captcha',
        purpose: 'Captcha',
        name: captcha.name,
        description:
          captcha.provider === 'altcha' ? 'Proof of work, on this server' : 'Asked about every solved challenge',
      },
      {
        id: 'analytics',
        purpose: 'Statistics',
        name: ANALYTICS_NAMES[config.provider],
        description: descriptionOf(config),
      },
      ...(films
        ? [{ id: 'films', purpose: 'Films' as const, name: films.name, description: 'Looks films up for writers' }]
        : []),
      ...(provider
        ? [{ id: 'openid', purpose: 'Sign-in' as const, name: provider.name, description: 'Signs administrators in' }]
        : []),
    ]
  }

  /** Checks the service with that id; null when there is none. */
  async check(id: string): Promise<CheckResult | null> {
    const { mail, captcha, analytics, films, provider } = this.#parts
    if (!(await this.inUse()).some((service) => service.id === id)) return null
    if (id === 'captcha') return captcha.test()
    if (id === 'analytics') return analytics.test()
    if (id === 'films' && films) return checkOf(films)
    if (id === 'openid' && provider) return provider.check()
    const before = await this.#transport(id)
    const result = await mail.check(before?.name)
    if (!before || !result?.ok) return result ?? null
    // The check closed the circuit breaker, and proves less than a mail.
    if (before.breakMs > 0 && result.isProven === false)
      return { ok: false, reply: `It was out of reach for the last mails: ${before.breakReply}` }
    const { pause = null } = (await this.#transport(id)) ?? {}
    return pause ? { ok: false, reply: `Sending is paused. It said last: ${pause.reply}` } : result
  }

  async #transport(id: string) {
    const { transports } = await this.#parts.mail.status()
    return transports.find(({ name }) => name === id)
  }
}

async function checkOf(films: FilmDirectory): Promise<CheckResult> {
  const result = await films.search(KNOWN_FILM)
  if (!result.ok) return { ok: false, reply: result.problem }
  const found = result.films.length
  return { ok: found > 0, reply: `It found ${found} ${found === 1 ? 'film' : 'films'} called ${KNOWN_FILM}.` }
}

function descriptionOf(config: Config['analytics']): string {
  switch (config.provider) {
    case 'first-party':
      return 'Readers are counted on this server'
    case 'google':
      return `Measurement ID ${config.measurementId}, and on this server`
    case 'off':
      return 'Nobody is counted'
  }
}
