import type { Log } from '../../log/log.ts'
import type { Account } from '../account-repository.ts'
import type { SecondFactorConfirmation } from '../identity-results.ts'
import type { SignInThrottle } from '../sign-in-throttle.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import type { SecondFactorRepository } from './second-factor-repository.ts'
import { matchingSteps, newTotpSecret, otpauthUri } from './totp.ts'

export interface SecondFactorStatus {
  readonly state: 'none' | 'pending' | 'on'
  readonly since: string | null
  readonly recoveryCodesLeft: number
}

type Proof =
  | { readonly ok: true; readonly isByCode: boolean; readonly isByRecoveryCode: boolean }
  | {
      readonly ok: false
      readonly problem: 'second-factor-needed' | 'second-factor-wrong' | 'too-many-attempts'
      readonly retryAfterSeconds?: number
    }

interface Parts {
  readonly repository: SecondFactorRepository
  readonly throttle: SignInThrottle
  readonly blogName: () => Promise<string>
  readonly now: () => Date
  readonly log: Log
}

export class SecondFactor {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether the account has a second factor of any kind. */
  has(accountId: string): Promise<boolean> {
    return this.#parts.repository.hasSecondFactor(accountId)
  }

  async status(accountId: string): Promise<SecondFactorStatus> {
    const { repository } = this.#parts
    const [totp, recoveryCodesLeft] = await Promise.all([
      repository.totpSecret(accountId),
      repository.recoveryCodesLeft(accountId),
    ])
    const state = totp ? (totp.confirmedAt ? 'on' : 'pending') : 'none'
    return { state, since: totp?.confirmedAt ?? null, recoveryCodesLeft }
  }

  /** Creates an unconfirmed secret; null if the account has a confirmed one. */
  async begin({ id, email }: Account): Promise<{ secret: string; uri: string } | null> {
    const { repository, blogName } = this.#parts
    const secret = newTotpSecret()
    if (!(await repository.begin(id, secret))) return null
    return { secret, uri: otpauthUri(secret, email, await blogName()) }
  }

  /**
   * Turns the second factor on by a first code and ends the account's other sessions.
   * @param keptSession id of the session that stays
   * @returns the recovery codes, which are not stored
   */
  async confirm({ id }: Account, typed: string, keptSession: string): Promise<SecondFactorConfirmation> {
    const { repository, now, log } = this.#parts
    const totp = await repository.totpSecret(id)
    if (!totp || totp.confirmedAt) return { ok: false, problem: 'not-begun' }
    const [step] = matchingSteps(totp.secret, digitsOf(typed), now())
    if (step === undefined) return { ok: false, problem: 'wrong-code' }
    const recoveryCodes = newRecoveryCodes()
    const isOn = await repository.confirm(id, { stored: totp.stored, step }, hashesOf(recoveryCodes), keptSession)
    if (!isOn) return { ok: false, problem: 'not-begun' }
    log.info({ event: 'second factor on', account: id }, 'a second factor was turned on')
    return { ok: true, recoveryCodes }
  }

  /** New recovery codes in place of all earlier ones; null for an account without a second factor. */
  async newRecoveryCodes({ id }: Account): Promise<readonly string[] | null> {
    const { repository, log } = this.#parts
    const codes = newRecoveryCodes()
    if (!(await repository.replaceRecoveryCodes(id, hashesOf(codes)))) return null
    log.info({ event: 'recovery codes made', account: id }, 'recovery codes were made anew')
    return codes
  }

  /** Deletes the secret and the recovery codes. @returns whether the second factor was on */
  async turnOff(accountId: string): Promise<boolean> {
    const { repository, log } = this.#parts
    const wasOn = await repository.remove(accountId)
    if (wasOn) log.info({ event: 'second factor off', account: accountId }, 'a second factor was turned off')
    return wasOn
  }

  /** Uses the code up. @param device id of the browser, if it signed in to this account before */
  async check({ id, email }: Account, typed: string | undefined, device: string | null): Promise<Proof> {
    const { repository, throttle } = this.#parts
    const totp = await repository.totpSecret(id)
    if (!totp?.confirmedAt) return { ok: true, isByCode: false, isByRecoveryCode: false }
    if (!typed?.trim()) return { ok: false, problem: 'second-factor-needed' }
    const reservation = await throttle.reserveCode(email, device)
    if (!reservation.ok) return { ...reservation, problem: 'too-many-attempts' }
    const isOneTimeCode = await this.#useOneTimeCode(id, totp, typed)
    if (!isOneTimeCode && !(await this.#useRecoveryCode(id, typed)))
      return { ok: false, problem: 'second-factor-wrong' }
    await reservation.succeeded()
    return { ok: true, isByCode: true, isByRecoveryCode: !isOneTimeCode }
  }

  async hasCodes(accountId: string): Promise<boolean> {
    return Boolean((await this.#parts.repository.totpSecret(accountId))?.confirmedAt)
  }

  async #useOneTimeCode(
    accountId: string,
    { secret, stored }: { readonly secret: string; readonly stored: string },
    typed: string,
  ): Promise<boolean> {
    const { repository, now } = this.#parts
    for (const step of matchingSteps(secret, digitsOf(typed), now()))
      if (await repository.useStep(accountId, { stored, step })) return true
    return false
  }

  async #useRecoveryCode(accountId: string, typed: string): Promise<boolean> {
    const { repository, log } = this.#parts
    const hash = recoveryCodeHash(typed)
    if (!hash || !(await repository.useRecoveryCode(accountId, hash))) return false
    const left = await repository.recoveryCodesLeft(accountId)
    log.warn({ event: 'recovery code used', account: accountId, left }, 'a recovery code was used')
    return true
  }
}

/** Apps display the digits in two groups, which users may type with a space. */
function digitsOf(typed: string): string {
  return typed.replace(/\s/g, '')
}

function hashesOf(codes: readonly string[]): readonly string[] {
  return codes.map((code) => recoveryCodeHash(code)!)
}
