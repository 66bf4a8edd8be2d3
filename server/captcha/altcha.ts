import { createHmac, randomInt } from 'node:crypto'
import type { Challenge, Payload } from 'altcha-lib'
import { z } from 'zod'
import type { CheckResult } from '../network/check-result.ts'
import type { Captcha, CaptchaCheck, CaptchaKeys } from './captcha.ts'
import { consumeCaptcha } from './captcha-repository.ts'

/** Lifetime of a challenge: a slow phone can solve it, and its reader can correct an address. */
const LIFETIME_MS = 5 * 60_000
/** Tolerated clock difference of two instances. */
const SKEW_MS = 60_000
/** A solution has about 750 bytes. */
const LONGEST_TOKEN = 4 * 1024
const ALGORITHM = 'PBKDF2/SHA-256'
/** How much work a challenge takes: rounds of the key derivation, and bounds of the number to find. */
export interface Difficulty {
  readonly cost: number
  readonly counterLeast: number
  readonly counterMost: number
}

/** Half a second on an ordinary machine. */
const DIFFICULTY: Difficulty = { cost: 1000, counterLeast: 1000, counterMost: 3000 }

/** Checks the shape only; the signature proves that the values come from this server. */
const payloadShape = z.strictObject({
  challenge: z.strictObject({
    // Part of the answer of `GET /api/captcha`, which programs may send back as a whole.
    provider: z.literal('altcha').optional(),
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.int(),
    }),
    signature: z.string(),
  }),
  solution: z.strictObject({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
})

/** Proof of work that this server issues and verifies: https://altcha.org, version 2. */
export class Altcha implements Captcha {
  readonly provider = 'altcha'
  readonly name = 'ALTCHA'
  readonly pageSources = null
  readonly #keys: CaptchaKeys
  readonly #now: () => Date
  readonly #difficulty: Difficulty

  constructor(keys: CaptchaKeys, now: () => Date, difficulty = DIFFICULTY) {
    this.#keys = keys
    this.#now = now
    this.#difficulty = difficulty
  }

  async challenge(): Promise<Challenge> {
    const [first] = await this.#keys.all()
    const { cost, counterLeast, counterMost } = this.#difficulty
    const { createChallenge, deriveKey } = await library()
    return createChallenge({
      algorithm: ALGORITHM,
      cost,
      counter: randomInt(counterLeast, counterMost + 1),
      deriveKey,
      expiresAt: new Date(this.#now().getTime() + LIFETIME_MS),
      ...challengeSecrets(first!),
    })
  }

  async check(token: string): Promise<CaptchaCheck> {
    if (!token) return refused('missing')
    const payload = token.length > LONGEST_TOKEN ? null : payloadIn(token)
    if (!payload) return refused('invalid')
    const { nonce, expiresAt } = payload.challenge.parameters
    const left = (expiresAt ?? 0) * 1000 - this.#now().getTime()
    if (left <= 0) return refused('expired')
    // No challenge is issued with an expiry so late.
    if (left > LIFETIME_MS + SKEW_MS || !(await this.#isSolved(payload))) return refused('invalid')
    const end = new Date((expiresAt ?? 0) * 1000)
    return { ok: true, consume: (trx) => consumeCaptcha(trx, `altcha:${nonce}`, end) }
  }

  async test(): Promise<CheckResult> {
    const started = performance.now()
    const challenge = await this.challenge()
    const { solveChallenge, deriveKey } = await library()
    const solution = await solveChallenge({ challenge, deriveKey })
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    const { ok } = await this.check(token)
    const took = `${Math.round(performance.now() - started)} ms`
    return { ok, reply: ok ? `A challenge was solved in ${took} and accepted.` : 'A solved challenge was refused.' }
  }

  async #isSolved(payload: Payload): Promise<boolean> {
    const { verifySolution, deriveKey } = await library()
    for (const key of await this.#keys.all()) {
      const { verified } = await verifySolution({ ...payload, deriveKey, ...challengeSecrets(key) })
      if (verified) return true
    }
    return false
  }
}

/** Loaded on first use: nothing at start needs it. */
async function library() {
  const [{ createChallenge, solveChallenge, verifySolution }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ])
  return { createChallenge, solveChallenge, verifySolution, deriveKey }
}

/** One key for each purpose, so that no other signature of this server is valid for a challenge or a solution. */
export function challengeSecrets(key: string) {
  const derived = (purpose: string) => createHmac('sha256', key).update(purpose).digest('base64url')
  return {
    hmacSignatureSecret: derived('captcha challenge'),
    hmacKeySignatureSecret: derived('captcha solution'),
  }
}

function payloadIn(token: string): Payload | null {
  try {
    const result = payloadShape.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
    return result.success ? (result.data as Payload) : null
  } catch {
    return null
  }
}

function refused(reason: Extract<CaptchaCheck, { ok: false }>['reason']): CaptchaCheck {
  return { ok: false, reason }
}
