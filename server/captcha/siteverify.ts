import { createHash, randomUUID } from 'node:crypto'
import type { Log } from '../log.ts'
import { networkOf, siteNetworkOf } from '../network.ts'
import type { HostedCaptchaConfig } from '../service-config.ts'
import { CaptchaRepository } from '../storage/captcha-repository.ts'
import { AskingTurns } from './asking-turns.ts'
import type { Captcha, CaptchaCheck, CaptchaProblem, CaptchaTest, PageSources } from './captcha.ts'
import { type CaptchaProvider, captchaProvider } from './providers.ts'
import { RefusedTokens } from './refused-tokens.ts'
import { askSiteverify, type SiteverifyAnswer, type Verdict } from './siteverify-call.ts'
import { SiteverifyLog } from './siteverify-log.ts'

export interface SiteverifyParts {
  readonly config: HostedCaptchaConfig
  /** Taken at run time: an administrator may change it. */
  readonly siteKey: () => Promise<string>
  /** Where our own forms stand. */
  readonly siteHosts: readonly string[]
  /** Whether this is a trial on somebody's own machine, where the public test keys may be used. */
  readonly isTrial: boolean
  readonly now: () => Date
  readonly log: Log
}

/** What was found out about a token. */
type Judgement =
  | { readonly ok: true; readonly end: Date }
  | { readonly ok: false; readonly reason: Exclude<CaptchaProblem, 'missing'> }

/** Clocks differ a little. */
const SKEW_MS = 60_000
/** As long as somebody takes to correct an address. */
const REMEMBERED_MS = 2 * 60_000
const MOST_REMEMBERED = 1_000
/** Made-up tokens within ten minutes. */
const REFUSED_OF_NETWORK = 20
const REFUSED_OF_SITE = 100
const MADE_UP_TOKEN = 'den-connection-test'

/** What the services' error codes mean for us. Everything else is a token that is none. */
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
/** Codes that speak of the token, so that the secret was found to be right. */
const OF_TOKEN = /-response$|^timeout-or-duplicate$/

/** Google reCAPTCHA v2, Cloudflare Turnstile and hCaptcha, which all check tokens by the same call. */
export class Siteverify implements Captcha {
  readonly provider: HostedCaptchaConfig['provider']
  readonly pageSources: PageSources
  readonly #service: CaptchaProvider
  readonly #parts: SiteverifyParts
  /**
   * By the token's hash. A service takes each token once, so what it said has to be kept for whoever corrects an address, and
   * for those who send the same at once. Another instance knows nothing of it, and asks for a new challenge.
   */
  readonly #judgements = new Map<string, { readonly since: number; readonly judgement: Promise<Judgement> }>()
  readonly #turns = new AskingTurns()
  readonly #refused: RefusedTokens
  /** By IPv6 site (/48), since its owner can use any network in it. */
  readonly #refusedOfSite: RefusedTokens
  readonly #log: SiteverifyLog

  constructor(parts: SiteverifyParts) {
    this.#parts = parts
    this.#refused = new RefusedTokens(parts.now, REFUSED_OF_NETWORK)
    this.#refusedOfSite = new RefusedTokens(parts.now, REFUSED_OF_SITE)
    this.#log = new SiteverifyLog(parts.config, parts.log, parts.now)
    this.#service = captchaProvider(parts.config)
    this.provider = parts.config.provider
    this.pageSources = this.#service.pageSources
  }

  async challenge(): Promise<{ siteKey: string; scriptUrl: string } | null> {
    const siteKey = await this.#parts.siteKey()
    return siteKey ? { siteKey, scriptUrl: this.#service.scriptUrl } : null
  }

  async check(token: string, address = ''): Promise<CaptchaCheck> {
    if (!token) return { ok: false, reason: 'missing' }
    if (token.length > this.#service.longestToken) return { ok: false, reason: 'invalid' }
    const hash = createHash('sha256').update(token).digest('base64url')
    const judgement = await this.#judgementOf(token, hash, address)
    if (!judgement.ok) return judgement
    const { end } = judgement
    if (this.#parts.now() > end) return { ok: false, reason: 'expired' }
    return { ok: true, use: (trx) => new CaptchaRepository(trx).use(`${this.provider}:${hash}`, end) }
  }

  async test(): Promise<CaptchaTest> {
    const { name } = this.#service
    const siteKey = await this.#parts.siteKey()
    if (!siteKey) return { ok: false, reply: 'There is no site key, neither in CAPTCHA_SITE_KEY nor in the settings.' }
    const answer = await this.#ask(MADE_UP_TOKEN, siteKey)
    if (!answer.ok) return { ok: false, reply: this.#log.withoutSecret(`${name} ${answer.why}.`) }
    if (answer.verdict.success)
      return { ok: false, reply: `${name} accepted a made-up token: this is a test key, which lets everybody in.` }
    const codes = codesOf(answer.verdict)
    const said = `${name} says ${this.#log.withoutSecret(codes.join(', ')) || 'no, and not why'}`
    if (problemIn(codes) === 'misconfigured')
      return { ok: false, reply: `${said}. CAPTCHA_SECRET_KEY does not belong to this site key.` }
    if (!codes.some((code) => OF_TOKEN.test(code))) return { ok: false, reply: `${said}.` }
    return { ok: true, reply: `${said} to a made-up token, as it should: it answers, and the secret key is right.` }
  }

  async #judgementOf(token: string, hash: string, address: string): Promise<Judgement> {
    const now = this.#parts.now().getTime()
    const known = this.#judgements.get(hash)
    if (known && now - known.since <= REMEMBERED_MS) return known.judgement
    const entry = { since: now, judgement: this.#judge(token, address) }
    // A refusal is worth no memory, and may be none the next time.
    const forget = () => {
      if (this.#judgements.get(hash) === entry) this.#judgements.delete(hash)
    }
    entry.judgement.then(({ ok }) => ok || forget(), forget)
    this.#judgements.delete(hash)
    this.#judgements.set(hash, entry)
    const [oldest = hash] = this.#judgements.keys()
    if (this.#judgements.size > MOST_REMEMBERED) this.#judgements.delete(oldest)
    return entry.judgement
  }

  async #judge(token: string, address: string): Promise<Judgement> {
    const { siteKey, now } = this.#parts
    const key = await siteKey()
    if (!key) return this.#misconfigured('no site key')
    const network = networkOf(address)
    const site = siteNetworkOf(address)
    const areEnough = () => this.#refused.areEnough(network) || this.#refusedOfSite.areEnough(site)
    if (areEnough()) return this.#tooMany()
    using turn = await this.#turns.take(site)
    // Those before this one may have been refused meanwhile.
    if (areEnough()) return this.#tooMany()
    if (!turn) return this.#unavailable('is being asked too much at once')
    const answer = await this.#ask(token, key)
    if (!answer.ok) return this.#unavailable(answer.why)
    const { success, hostname, challenge_ts: solvedAt } = answer.verdict
    if (!success) {
      const codes = codesOf(answer.verdict)
      const reason = problemIn(codes)
      if (reason === 'misconfigured') return this.#misconfigured(codes.join(', '))
      if (reason === 'unavailable') return this.#unavailable(`says ${codes.join(', ')}`)
      this.#refused.note(network)
      this.#refusedOfSite.note(site)
      return { ok: false, reason }
    }
    if (!this.#isOfThisSite(hostname ?? '')) {
      this.#log.otherSite(hostname ?? '')
      return { ok: false, reason: 'invalid' }
    }
    const solved = Date.parse(solvedAt ?? '')
    if (Number.isNaN(solved)) return { ok: false, reason: 'invalid' }
    const age = now().getTime() - solved
    if (age < -SKEW_MS) return this.#atAnotherTime(age, 'invalid')
    const end = new Date(solved + this.#service.lifetimeMs + SKEW_MS)
    return now() > end ? this.#atAnotherTime(age, 'expired') : { ok: true, end }
  }

  /**
   * The reader's network address is not passed on. The services take it as a hint only; whoever solved the challenge has shown
   * it to them already, and whoever did not need not be named to them.
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
    this.#log.noVerdict(why)
    return { ok: false, reason: 'unavailable' }
  }

  /** Readers can do nothing about it, so whoever keeps the site has to hear of it. */
  #misconfigured(codes: string): Judgement {
    this.#log.wrongKeys(codes)
    return { ok: false, reason: 'misconfigured' }
  }

  #atAnotherTime(solvedAgoMs: number, reason: 'invalid' | 'expired'): Judgement {
    this.#log.wrongClock(solvedAgoMs)
    return { ok: false, reason }
  }

  #tooMany(): Judgement {
    this.#log.tooMany()
    return { ok: false, reason: 'too-many' }
  }
}

function codesOf(verdict: Verdict): readonly string[] {
  return verdict['error-codes'] ?? []
}

/** Wrong keys are named first: with them nothing else that is said counts. */
function problemIn(codes: readonly string[]): Exclude<CaptchaProblem, 'missing'> {
  const problems = codes.map((code) => PROBLEMS.get(code) ?? 'invalid')
  return problems.find((problem) => problem === 'misconfigured') ?? problems[0] ?? 'invalid'
}
