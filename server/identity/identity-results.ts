import type { Scope } from '#domain/identity/api-token.ts'
import type { Role } from '#domain/identity/role.ts'

/** The account of an administrator as the rest of the server sees it. */
export interface Viewer {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
}

export interface SignedIn {
  readonly viewer: Viewer
  /** `Set-Cookie` values to send on (renewal, hint cookie); often empty. */
  readonly setCookies: readonly string[]
  /** Whether the settings require a second factor that the account does not have. */
  readonly isSecondFactorMissing: boolean
}

/** More passwords are to be checked than can be. */
export const BUSY = { ok: false, problem: 'too-many-attempts', retryAfterSeconds: 5 } as const

/** The specification's words where they fit. */
type SignInProblem =
  | 'wrong-credentials'
  | 'second-factor-needed'
  | 'second-factor-wrong'
  | 'too-many-attempts'
  | 'unauthorized-domain'
  | 'internal-error'

export type SignInResult =
  | { readonly ok: true; readonly viewer: Viewer; readonly setCookies: readonly string[] }
  | { readonly ok: false; readonly problem: SignInProblem; readonly retryAfterSeconds?: number }

export type PasswordChangeResult =
  | { readonly ok: true; readonly setCookies: readonly string[] }
  | {
      readonly ok: false
      readonly problem: 'wrong-password' | 'weak-password' | 'too-many-attempts' | 'signed-out'
      /** For `weak-password`, what is wrong with it. */
      readonly detail?: string
      readonly retryAfterSeconds?: number
    }

export type PasswordProof =
  | { readonly ok: true; readonly setCookies: readonly string[] }
  | {
      readonly ok: false
      readonly problem:
        | 'wrong-password'
        | 'second-factor-needed'
        | 'second-factor-wrong'
        | 'too-many-attempts'
        | 'signed-out'
      readonly retryAfterSeconds?: number
    }

export type SecondFactorConfirmation =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly problem: 'not-begun' | 'wrong-code' | 'signed-out' }

export type TokenResult =
  | { readonly ok: true; readonly id: string; readonly token: string; readonly setCookies: readonly string[] }
  | Extract<PasswordProof, { ok: false }>

/** What an API token allows, and the account that it acts for. */
export interface TokenHolder {
  readonly viewer: Viewer
  readonly scopes: readonly Scope[]
  /** Name of the token. */
  readonly tokenName: string
}

export type ClaimResult =
  | { readonly ok: true; readonly viewer: Viewer; readonly setCookies: readonly string[] }
  | {
      readonly ok: false
      readonly problem: 'no-such-link' | 'invalid-email' | 'weak-password' | 'too-many-attempts'
      readonly detail?: string
      readonly retryAfterSeconds?: number
    }

export type RemovalResult = 'removed' | 'unknown' | 'themselves' | 'last' | 'signed-out'
