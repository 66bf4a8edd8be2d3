import type { Scope } from '#domain/identity/api-token.ts'
import type { Account } from './account-repository.ts'

export interface SignedIn {
  readonly viewer: Account
  /** `Set-Cookie` values to send on (renewal, hint cookie); often empty. */
  readonly setCookies: readonly string[]
  readonly isSecondFactorMissing: boolean
}

/** The queue of password checks is full. */
export const BUSY = { ok: false, problem: 'too-many-attempts', retryAfterSeconds: 5 } as const

/** In the words of the specification where they fit. */
type SignInProblem =
  | 'wrong-credentials'
  | 'second-factor-needed'
  | 'second-factor-wrong'
  | 'too-many-attempts'
  | 'unauthorized-domain'
  | 'internal-error'

interface Refusal<Problem extends string> {
  readonly ok: false
  readonly problem: Problem
  /** For `too-many-attempts`. */
  readonly retryAfterSeconds?: number
  /** For `weak-password` and `invalid-email`, what is wrong with it. */
  readonly detail?: string
}

type Opened = { readonly ok: true; readonly viewer: Account; readonly setCookies: readonly string[] }

export type SignInResult = Opened | Refusal<SignInProblem>

export type PasswordChangeResult =
  | { readonly ok: true; readonly setCookies: readonly string[] }
  | Refusal<'wrong-password' | 'weak-password' | 'too-many-attempts' | 'signed-out'>

export type PasswordProof =
  | { readonly ok: true; readonly setCookies: readonly string[] }
  | Refusal<'wrong-password' | 'second-factor-needed' | 'second-factor-wrong' | 'too-many-attempts' | 'signed-out'>

export type SecondFactorConfirmation =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly problem: 'not-begun' | 'wrong-code' | 'signed-out' }

export type TokenResult =
  | { readonly ok: true; readonly id: string; readonly token: string; readonly setCookies: readonly string[] }
  | Extract<PasswordProof, { ok: false }>

export interface TokenHolder {
  readonly viewer: Account
  readonly scopes: readonly Scope[]
  readonly tokenName: string
}

export type ClaimResult = Opened | Refusal<'no-such-link' | 'invalid-email' | 'weak-password' | 'too-many-attempts'>

export type RemovalResult = 'removed' | 'unknown' | 'themselves' | 'last' | 'signed-out'
