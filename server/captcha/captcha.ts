import type { Connection } from '../db/database.ts'
import type { SigningKeys } from '../identity/sessions/signing-keys.ts'
import type { CheckResult } from '../network/check-result.ts'

/** Checks the solution that a form sends. It fails closed: every error is a refusal, never a pass. */
export interface CaptchaVerifier {
  /** @param address of the client; verifiers limit by it what each network may cost */
  check(token: string, address?: string): Promise<CaptchaCheck>
}

export interface Captcha extends CaptchaVerifier {
  readonly provider: 'altcha' | 'recaptcha' | 'turnstile' | 'hcaptcha'
  readonly name: string
  /** Sources from which pages load for it, by directive of the Content-Security-Policy; null for none. */
  readonly pageSources: PageSources | null
  /** Data with which the form begins, valid for one subscription; null while a part of the configuration is missing. */
  challenge(): Promise<object | null>
  test(): Promise<CheckResult>
}

export type PageSources = Readonly<Record<string, readonly string[]>>

/** Result of checking a token. A valid one still has to be marked as used by `consume`, since it may be sent twice. */
export type CaptchaCheck =
  | {
      readonly ok: true
      /** In the transaction of the action; if that fails, the token may be used again. False if it was used before. */
      consume(trx: Connection): Promise<boolean>
    }
  | { readonly ok: false; readonly reason: CaptchaProblem }

/** Why a token is refused. `unavailable` and `misconfigured` concern the service, `too-many` the client's network. */
export type CaptchaProblem =
  | 'missing'
  | 'invalid'
  | 'expired'
  | 'replayed'
  | 'too-many'
  | 'unavailable'
  | 'misconfigured'

/** Keys of the signatures of challenges: the first signs, all verify. */
export type CaptchaKeys = Pick<SigningKeys, 'all'>
