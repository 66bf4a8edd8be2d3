import type { Connection } from '../db/database.ts'
import type { SigningKeys } from '../identity/sessions/signing-keys.ts'
import type { CheckResult } from '../network/check-result.ts'

/** Checks the solution that a form sends. It fails closed: every error is a refusal, never a pass. */
export interface CaptchaVerifier {
  /** @param address of the client; a verifier that asks a service limits by it how much one network may ask */
  check(token: string, address?: string): Promise<CaptchaCheck>
}

/** A captcha, as the operator configured it. */
export interface Captcha extends CaptchaVerifier {
  readonly provider: 'altcha' | 'recaptcha' | 'turnstile' | 'hcaptcha'
  /** The name shown to users. */
  readonly name: string
  /** What pages may load from elsewhere for it: sources by directive of the Content-Security-Policy; null for nothing. */
  readonly pageSources: PageSources | null
  /** What the form needs to begin with, good for one subscription; null while a part of the configuration is missing. */
  challenge(): Promise<object | null>
  /** Tries it out for an administrator. */
  test(): Promise<CheckResult>
}

/** Additional sources of the Content-Security-Policy, by directive. */
export type PageSources = Readonly<Record<string, readonly string[]>>

/** Result of checking a token. A valid one still has to be used up by `consume`, since it may be sent twice. */
export type CaptchaCheck =
  | {
      readonly ok: true
      /**
       * Uses it up, in the transaction of what it was solved for: false when it was used before. When that transaction
       * fails it may be used again.
       */
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

/** What challenges are signed with: the first signs, all verify. */
export type CaptchaKeys = Pick<SigningKeys, 'all'>
