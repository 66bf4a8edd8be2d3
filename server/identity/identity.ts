import type { Scope } from '#domain/identity/api-token.ts'
import type { Client } from '../network/network.ts'
import type { NewApiToken } from './api-tokens/api-token-repository.ts'

/** An administrator as the rest of the server sees them. Every account is an administrator's, and all are equal. */
export interface Viewer {
  readonly id: string
  readonly email: string
  readonly name: string
}

export interface SignedIn {
  readonly viewer: Viewer
  /** `Set-Cookie` values to send on (renewal, hint cookie); often empty. */
  readonly setCookies: readonly string[]
}

/** The specification's words where they fit. */
type SignInProblem = 'wrong-credentials' | 'too-many-attempts' | 'unauthorized-domain' | 'internal-error'

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
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly problem: 'wrong-password' | 'too-many-attempts' | 'signed-out'
      readonly retryAfterSeconds?: number
    }

export type TokenResult =
  | { readonly ok: true; readonly id: string; readonly token: string }
  | Extract<PasswordProof, { ok: false }>

/** What an API token allows, and the account that it acts for. */
export interface TokenHolder {
  readonly viewer: Viewer
  readonly scopes: readonly Scope[]
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

/** What screens and the JSON interface know of accounts. A refusal is a value; an error means that something broke. */
export interface Identity {
  /** The signed-in administrator of a request, by its session cookie; null without one. Renews the session. */
  session(request: Request): Promise<SignedIn | null>
  signIn(
    credentials: { readonly email: string; readonly password: string },
    request: Request,
    client: Client,
  ): Promise<SignInResult>
  /** Ends the session on the server; gives the cookies that clear it. Also succeeds without a session. */
  signOut(request: Request): Promise<readonly string[]>
  /** Ends every other session of the account, and its API tokens unless they are to be kept. */
  changePassword(
    request: Request,
    change: { readonly current: string; readonly next: string; readonly keepTokens?: boolean },
  ): Promise<PasswordChangeResult>
  /** Checks the password of the session's account and records that this session confirmed it. */
  confirmPassword(request: Request, password: string): Promise<PasswordProof>
  /** Whether the password was typed in the request's session within the last `PASSWORD_RECENT_MS`. */
  hasRecentPassword(request: Request): Promise<boolean>
  /** An API token for the session's account; the password confirms it as well. */
  createToken(request: Request, token: NewApiToken, password: string): Promise<TokenResult>
  /** Whether there is no administrator yet, so that the site has to be claimed. */
  isUnclaimed(): Promise<boolean>
  /** Makes the first administrator with the one-time token and signs them in. */
  claim(
    claim: { readonly token: string; readonly email: string; readonly password: string; readonly name?: string },
    request: Request,
  ): Promise<ClaimResult>
  /** Accepts the invitation of this link: makes the administrator and signs them in. */
  accept(acceptance: { readonly token: string; readonly password: string }, request: Request): Promise<ClaimResult>
  /** Removes an administrator with all sessions. An account cannot remove itself, so one is always left. */
  remove(accountId: string, by: Viewer): Promise<RemovalResult>
  /** The account behind an API token (`Authorization: Bearer …`), or null when it is unknown, revoked, or has ended. */
  tokenHolder(request: Request): Promise<TokenHolder | null>
  administrators(): Promise<readonly Viewer[]>
}
