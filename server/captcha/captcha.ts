import type { Connection } from '../storage/database.ts'

/** One way to tell people from programs. It fails closed: whatever goes wrong is a refusal, never a pass. */
export interface Captcha {
  readonly provider: 'altcha' | 'question'
  /** What the form needs to begin with: a fresh challenge, good for one subscription. */
  challenge(): Promise<unknown>
  /** Looks at what the form sends back. */
  check(token: string): Promise<CaptchaCheck>
}

export type CaptchaCheck =
  | {
      readonly ok: true
      /**
       * Uses it up, in the transaction of what it was solved for: false when it was used before. When that transaction
       * fails it may be used again.
       */
      use(trx: Connection): Promise<boolean>
    }
  | { readonly ok: false; readonly reason: CaptchaProblem }

export type CaptchaProblem = 'missing' | 'invalid' | 'expired' | 'replayed' | 'unavailable' | 'misconfigured'

/** What challenges are signed with: the first signs, all verify. */
export interface CaptchaKeys {
  all(): Promise<readonly string[]>
}
