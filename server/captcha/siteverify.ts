import { randomUUID } from 'node:crypto'
import { NetworkRateLimiter } from '../concurrency/network-rate-limiter.ts'
import { TimedCache } from '../concurrency/timed-cache.ts'
import type { HostedCaptchaConfig } from '../config/service-config.ts'
import type { Log } from '../log/log.ts'
import { redactSecrets } from '../log/redact-secrets.ts'
import { ThrottledLog } from '../log/throttled-log.ts'
import type { CheckResult } from '../network/check-result.ts'
import { tokenHash } from '../tokens.ts'
import type { Captcha, CaptchaCheck, CaptchaProblem, PageSources } from './captcha.ts'
import { consumeCaptcha } from './captcha-repository.ts'
import { CAPTCHAS_PER_NETWORK } from './captchas-per-network.ts'
import { type CaptchaProvider, captchaProvider } from './providers.ts'
import { askSiteverify, type SiteverifyAnswer, type Verdict } from './siteverify-call.ts'

export interface SiteverifyParts {
  readonly config: HostedCaptchaConfig
  /** A function, since an administrator may change the key. */
  readonly siteKey: () => Promise<string>
  readonly siteHosts: readonly string[]
  /** Whether the site runs on localhost, where the public test keys may be used. */
  readonly isTrial: boolean
  readonly now: () => Date
  readonly log: Log
}

type Judgement =
  | { readonly ok: true; readonly end: Date }
  | { readonly ok: false; readonly reason: Exclude<CaptchaProblem, 'missing'> }

/** Tolerated clock difference. */
const SKEW_MS = 60_000
/** Time to correct an e-mail address and send the form again. */
const REMEMBERED_MS = 2 * 60_000
const MAX_REMEMBERED = 1_000
const MADE_UP_TOKEN = 'den-connection-test'

const NO_VERDICT = 'the captcha service gave no verdict'
const WRONG_KEYS = 'captcha keys are invalid: every token is refused'
const OTHER_SITE = 'a captcha was solved on another site than that of SITE_URL'
const WRONG_CLOCK = "the captcha service accepts a token that is too old or from the future: check this server's clock"
const TOO_MANY =
  'one network sent so many wrong captchas that they are asked about no more; behind a proxy TRUST_PROXY has to name it'

/** Meanings of the services' error codes. All other codes mean an invalid token. */
const PROBLEMS: ReadonlyMap<string, Exclude<CaptchaProblem, 'missing'>> = new Map([
  ['missing-input-secret', 'misconfigured'],
  ['invalid-input-secret', 'misconfigured'],
  ['sitekey-secret-mismatch', 'misconfigured'],
  ['not-using-dummy-passcode', 'misconfigured'],
  ['not-using-dummy-secret', 'misconfigured'],
  ['internal-error', 'unavailable'],
  ['expired-input-response', 'expired'],
  ['timeout-or-duplicate', 'replayed'],
  ['already-seen-response', 'replayed'],
  ['invalid-or-already-seen-response', 'replayed'],
])
/** Codes about the token, which show that the service accepted the secret key. */
const OF_TOKEN = /-response$|^timeout-or-duplicate$/

/** Google reCAPTCHA v2, Cloudflare Turnstile and hCaptcha, which all check tokens by the same call. */
export class Siteverify implements Captcha {
  readonly provider: HostedCaptchaConfig['provider']
  readonly name: string
  readonly pageSources: PageSources
  readonly #service: CaptchaProvider
  readonly #parts: SiteverifyParts
  readonly #networkLimit = new NetworkRateLimiter(CAPTCHAS_PER_NETWORK)
  readonly #log: ThrottledLog
  /** By hash of the token. A service accepts a token once, so its answer is cached for a form that is sent again. */
  readonly #judgements = new TimedCache<Judgement>({ maxAgeMs: REMEMBERED_MS, maxEntries: MAX_REMEMBERED })

  constructor(parts: SiteverifyParts) {
    this.#parts = parts
    this.#log = new ThrottledLog(parts.log)
    this.#service = captchaProvider(parts.config)
    this.provider = parts.config.provider
    this.name = this.#service.name
    this.pageSources = this.#service.pageSources
  }

  async challenge(): Promise<{ siteKey: string; scriptUrl: string } | null> {
    const siteKey = await this.#parts.siteKey()
    return siteKey ? { siteKey, scriptUrl: this.#service.scriptUrl } : null
  }

  async check(token: string, address = ''): Promise<CaptchaCheck> {
    if (!token) return { ok: false, reason: 'missing' }
    if (token.length > this.#service.longestToken) return { ok: false, reason: 'invalid' }
    const hash = tokenHash(token)
    const judgement = await this.#judgements.get(
      hash,
      () => this.#judge(token, address),
      ({ ok }) => ok,
    )
    if (!judgement.ok) return judgement
    const { end } = judgement
    if (this.#parts.now() > end) return { ok: false, reason: 'expired' }
    return { ok: true, consume: (trx) => consumeCaptcha(trx, `${this.provider}:${hash}`, end) }
  }

  async test(): Promise<CheckResult> {
    const siteKey = await this.#parts.siteKey()
    if (!siteKey) return { ok: false, reply: 'There is no site key, neither in CAPTCHA_SITE_KEY nor in the settings.' }
    const answer = await this.#ask(MADE_UP_TOKEN, siteKey)
    if (!answer.ok) return { ok: false, reply: this.#withoutSecret(`${this.name} ${answer.why}.`) }
    if (answer.verdict.success)
      return { ok: false, reply: `${this.name} accepted a made-up token: this is a test key, which lets everybody in.` }
    const codes = codesOf(answer.verdict)
    const said = `${this.name} says ${this.#withoutSecret(codes.join(', ')) || 'no, and not why'}`
    if (problemIn(codes) === 'misconfigured')
      return { ok: false, reply: `${said}. CAPTCHA_SECRET_KEY does not belong to this site key.` }
    if (!codes.some((code) => OF_TOKEN.test(code))) return { ok: false, reply: `${said}.` }
    return { ok: true, reply: `${said} to a made-up token, as it should: it answers, and the secret key is right.` }
  }

  async #judge(token: string, address: string): Promise<Judgement> {
    const siteKey = await this.#parts.siteKey()
    if (!siteKey) return this.#misconfigured('no site key')
    if (!this.#networkLimit.take(address).ok) {
      this.#warn({}, TOO_MANY)
      return { ok: false, reason: 'too-many' }
    }
    const answer = await this.#ask(token, siteKey)
    // Only a token that the service refuses counts against its sender.
    if (!isRefusal(answer)) this.#networkLimit.refund(address)
    return this.#judgementOf(answer)
  }

  #judgementOf(answer: SiteverifyAnswer): Judgement {
    if (!answer.ok) return this.#unavailable(answer.why)
    const { success, hostname, challenge_ts: solvedAt } = answer.verdict
    if (!success) {
      const codes = codesOf(answer.verdict)
      const reason = problemIn(codes)
      if (reason === 'misconfigured') return this.#misconfigured(codes.join(', '))
      if (reason === 'unavailable') return this.#unavailable(`says ${codes.join(', ')}`)
      return { ok: false, reason }
    }
    if (!this.#isOfThisSite(hostname ?? '')) {
      this.#warn({ hostname: this.#withoutSecret(hostname ?? '') }, OTHER_SITE)
      return { ok: false, reason: 'invalid' }
    }
    const solved = Date.parse(solvedAt ?? '')
    if (Number.isNaN(solved)) return { ok: false, reason: 'invalid' }
    const now = this.#parts.now()
    const age = now.getTime() - solved
    const end = new Date(solved + this.#service.lifetimeMs + SKEW_MS)
    if (age >= -SKEW_MS && now <= end) return { ok: true, end }
    this.#warn({ seconds: Math.round(age / 1000) }, WRONG_CLOCK)
    return { ok: false, reason: age < 0 ? 'invalid' : 'expired' }
  }

  /**
   * The reader's network address is not passed on. The services take it as a hint only, and have seen it
   * already from a reader who solved the challenge.
   */
  #ask(token: string, siteKey: string): Promise<SiteverifyAnswer> {
    const { verifyUrl, takesSiteKey, mayRetry } = this.#service
    return askSiteverify(
      verifyUrl,
      {
        secret: this.#parts.config.secretKey,
        response: token,
        ...(takesSiteKey && { sitekey: siteKey }),
        ...(mayRetry && { idempotency_key: randomUUID() }),
      },
      mayRetry ? 2 : 1,
    )
  }

  #isOfThisSite(hostname: string): boolean {
    const { siteHosts, isTrial } = this.#parts
    const { withheldHost, testHost } = this.#service
    const host = hostname.toLowerCase()
    return siteHosts.includes(host) || (host !== '' && host === withheldHost) || (isTrial && host === testHost)
  }

  #unavailable(why: string): Judgement {
    this.#warn({ why: this.#withoutSecret(why) }, NO_VERDICT)
    return { ok: false, reason: 'unavailable' }
  }

  /** Logged as an error, since only the operator can fix this. */
  #misconfigured(codes: string): Judgement {
    this.#log.write('error', { captcha: this.provider, codes: this.#withoutSecret(codes) }, WRONG_KEYS)
    return { ok: false, reason: 'misconfigured' }
  }

  #warn(fields: object, message: string): void {
    this.#log.write('warn', { captcha: this.provider, ...fields }, message)
  }

  /** Services may quote the request in their messages. */
  #withoutSecret(text: string): string {
    return redactSecrets(text, [this.#parts.config.secretKey])
  }
}

/** Whether the service refuses the token itself, and not because of its own state or the keys of this site. */
function isRefusal(answer: SiteverifyAnswer): boolean {
  if (!answer.ok || answer.verdict.success) return false
  const problem = problemIn(codesOf(answer.verdict))
  return problem !== 'misconfigured' && problem !== 'unavailable'
}

function codesOf(verdict: Verdict): readonly string[] {
  return verdict['error-codes'] ?? []
}

/** Wrong keys take precedence, since they make all other codes meaningless. */
function problemIn(codes: readonly string[]): Exclude<CaptchaProblem, 'missing'> {
  const problems = codes.map((code) => PROBLEMS.get(code) ?? 'invalid')
  return problems.find((problem) => problem === 'misconfigured') ?? problems[0] ?? 'invalid'
}
