import { randomBytes } from 'node:crypto'
import type { Locale } from '#domain/locales/locale.ts'
import { NetworkRateLimiter } from '../concurrency/network-rate-limiter.ts'
import type { Connection } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { ThrottledLog } from '../log/throttled-log.ts'
import { isSameSignature, signature } from '../tokens.ts'
import type { CaptchaCheck, CaptchaKeys, CaptchaVerifier } from './captcha.ts'
import { consumeCaptcha } from './captcha-repository.ts'
import { CAPTCHAS_PER_NETWORK } from './captchas-per-network.ts'
import { isAnswer, type Question, questionFrom } from './questions.ts'

interface AskedQuestion {
  readonly question: string
  readonly token: string
}

const PURPOSE = 'captcha question'
const LIFETIME_MS = 30 * 60_000
/** The least time in which a person reads a question and types the answer. */
const QUICKEST_MS = 3_000
const LONGEST_TOKEN = 500
const TOO_MANY =
  'one network gave so many wrong answers that they are looked at no more; behind a proxy TRUST_PROXY has to name it'
/** The question's nonce, the time at which it was asked, and the signature; then the typed answer. */
const TOKEN = /^([\w-]{22})\.(\d{13})\.([\w-]{43}) (.*)$/s

/** Derived from the signed token: nothing is stored before it is answered, and the page does not contain the answer. */
export class QuestionCaptcha implements CaptchaVerifier {
  readonly #keys: CaptchaKeys
  readonly #database: Connection
  readonly #networkLimit = new NetworkRateLimiter(CAPTCHAS_PER_NETWORK)
  readonly #locale: () => Promise<Locale>
  readonly #log: ThrottledLog

  constructor(keys: CaptchaKeys, database: Connection, locale: () => Promise<Locale>, log: Log) {
    this.#locale = locale
    this.#keys = keys
    this.#database = database
    this.#log = new ThrottledLog(log)
  }

  async challenge(): Promise<AskedQuestion> {
    const [first] = await this.#keys.all()
    const asked = `${randomBytes(16).toString('base64url')}.${this.#database.now().getTime()}`
    return {
      question: questionFrom(await this.#locale(), bytesFor(asked, first!)).text,
      token: `${asked}.${signature(first!, PURPOSE, asked)}`,
    }
  }

  /** The question of a token, to be shown again with what was typed. Null if the token is not from this server. */
  async asked(token: string): Promise<AskedQuestion | null> {
    const question = await this.#questionOf(`${token} `)
    return question && { question: question.text, token }
  }

  answered(token: string, answer: string): string {
    return `${token} ${answer}`
  }

  async check(token: string, address = ''): Promise<CaptchaCheck> {
    if (!token.trim()) return { ok: false, reason: 'missing' }
    const [, nonce = '', askedAt = '', , typed = ''] = TOKEN.exec(token) ?? []
    const question = await this.#questionOf(token)
    if (!question) return { ok: false, reason: 'invalid' }
    const age = this.#database.now().getTime() - Number(askedAt)
    if (age > LIFETIME_MS) return { ok: false, reason: 'expired' }
    if (age < QUICKEST_MS) return { ok: false, reason: 'invalid' }
    // Before the answer is compared: a question that is not used up could be answered until the answer is right.
    if (!this.#networkLimit.take(address).ok) {
      this.#log.write('warn', {}, TOO_MANY)
      return { ok: false, reason: 'too-many' }
    }
    const end = new Date(Number(askedAt) + LIFETIME_MS)
    const key = `question:${nonce}`
    if (isAnswer(await this.#locale(), typed, question)) {
      this.#networkLimit.refund(address)
      return { ok: true, consume: (trx) => consumeCaptcha(trx, key, end) }
    }
    // A wrong answer uses up the question, since there are few numbers to guess.
    await consumeCaptcha(this.#database, key, end)
    return { ok: false, reason: 'invalid' }
  }

  async #questionOf(token: string): Promise<Question | null> {
    if (token.length > LONGEST_TOKEN) return null
    const [, nonce, askedAt, claimed = ''] = TOKEN.exec(token) ?? []
    const asked = `${nonce}.${askedAt}`
    const key = (await this.#keys.all()).find((one) => isSameSignature(signature(one, PURPOSE, asked), claimed))
    return key === undefined ? null : questionFrom(await this.#locale(), bytesFor(asked, key))
  }
}

function bytesFor(asked: string, key: string): Buffer {
  return Buffer.from(signature(key, `${PURPOSE}'s words`, asked), 'base64url')
}
