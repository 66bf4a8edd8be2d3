import { MINUTE_MS } from '#domain/durations.ts'
import { newToken } from '../../tokens.ts'
import type { SigningKeys } from '../sessions/signing-keys.ts'

export const CHALLENGE_MS = 5 * MINUTE_MS

/** Purpose of a challenge: sign-in, or registration or confirmation in one session. */
export type ChallengePurpose = 'sign-in' | `registration ${string}` | `confirmation ${string}`

/** Signed texts with an expiry: unanswered ones need no storage, and `PasskeyRepository` records the answered ones. */
export class PasskeyChallenges {
  readonly #keys: SigningKeys
  readonly #now: () => Date

  constructor(keys: SigningKeys, now: () => Date) {
    this.#keys = keys
    this.#now = now
  }

  async create(purpose: ChallengePurpose): Promise<string> {
    const text = `${newToken()}.${this.#now().getTime() + CHALLENGE_MS}`
    return `${text}.${await this.#keys.sign(`passkey ${purpose}`, text)}`
  }

  /** @param encoded in base64url, as it was signed @returns null if expired, for another purpose, or not made here */
  async expiryOf(purpose: ChallengePurpose, encoded: string): Promise<Date | null> {
    const challenge = Buffer.from(encoded, 'base64url').toString()
    const [, text, end, signature] = /^([\w-]+\.(\d{1,15}))\.([\w-]+)$/.exec(challenge) ?? []
    if (text === undefined || signature === undefined) return null
    if (!(await this.#keys.isSigned(`passkey ${purpose}`, text, signature))) return null
    const left = Number(end) - this.#now().getTime()
    // A later end was set while the clock was wrong.
    return left > 0 && left <= CHALLENGE_MS ? new Date(Number(end)) : null
  }
}
