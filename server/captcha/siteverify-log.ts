import type { Log } from '../log.ts'
import type { HostedCaptchaConfig } from '../service-config.ts'
import { withoutSecrets } from '../without-secrets.ts'
import { Seldom } from './seldom.ts'

/** What whoever keeps the site has to hear of a captcha: none of it as often as strangers would have it, and no secret in it. */
export class SiteverifyLog {
  readonly #config: Pick<HostedCaptchaConfig, 'provider' | 'secretKey'>
  readonly #log: Log
  readonly #lines: Readonly<Record<'verdict' | 'keys' | 'host' | 'clock' | 'network', Seldom>>

  constructor(config: Pick<HostedCaptchaConfig, 'provider' | 'secretKey'>, log: Log, now: () => Date) {
    this.#config = config
    this.#log = log
    const seldom = () => new Seldom(now)
    this.#lines = { verdict: seldom(), keys: seldom(), host: seldom(), clock: seldom(), network: seldom() }
  }

  noVerdict(why: string): void {
    this.#say('verdict', 'warn', { why: this.withoutSecret(why) }, 'the captcha service gave no verdict')
  }

  wrongKeys(codes: string): void {
    const found = { codes: this.withoutSecret(codes) }
    this.#say('keys', 'error', found, 'the captcha refuses everybody: its keys are wrong')
  }

  otherSite(hostname: string): void {
    const found = { hostname: this.withoutSecret(hostname) }
    this.#say('host', 'warn', found, 'a captcha was solved on another site than that of SITE_URL')
  }

  /** The service says yes to nothing that is old or still to come: one of two clocks is wrong. */
  wrongClock(solvedAgoMs: number): void {
    const seconds = Math.round(Math.abs(solvedAgoMs) / 1000)
    const when = solvedAgoMs < 0 ? `${seconds} seconds from now` : `${seconds} seconds ago`
    const words = `a captcha that the service takes was solved ${when}: check this server's clock`
    this.#say('clock', 'warn', { seconds: solvedAgoMs < 0 ? -seconds : seconds }, words)
  }

  tooMany(): void {
    const words =
      'one network sent so many wrong captchas that they are asked about no more; behind a proxy TRUST_PROXY has to name it'
    this.#say('network', 'warn', {}, words)
  }

  /** A service may repeat what it was sent. */
  withoutSecret(text: string): string {
    return withoutSecrets(text, [this.#config.secretKey])
  }

  #say(line: 'verdict' | 'keys' | 'host' | 'clock' | 'network', level: 'warn' | 'error', found: object, words: string) {
    const { provider: captcha } = this.#config
    this.#lines[line].say((times) => this.#log[level]({ captcha, ...found, times }, words))
  }
}
