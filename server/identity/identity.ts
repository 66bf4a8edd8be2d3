import { accountEmail } from '#domain/identity/account-email.ts'
import { storageProblem } from '../db/health/storage-error.ts'
import type { Log } from '../log/log.ts'
import type { Client } from '../network/network.ts'
import { tokenHash } from '../tokens.ts'
import type { Account, KeptWithPassword } from './account-repository.ts'
import type { Administrators } from './administrators.ts'
import type { ApiTokenRepository, NewApiToken } from './api-tokens/api-token-repository.ts'
import type { AuthorizedDomains } from './authorized-domains.ts'
import {
  BUSY,
  type ClaimResult,
  type PasswordChangeResult,
  type PasswordProof,
  type RemovalResult,
  type SecondFactorConfirmation,
  type SignedIn,
  type SignInResult,
  type TokenHolder,
  type TokenResult,
} from './identity-results.ts'
import type { PasswordCheck } from './password-check.ts'
import { PasswordsBusyError } from './passwords.ts'
import type { SecondFactor } from './second-factor/second-factor.ts'
import type { KnownDevices } from './sessions/known-devices.ts'
import type { ConfirmedWork, SessionConfirmation } from './sessions/session-confirmation.ts'
import type { FoundSession, Sessions } from './sessions/sessions.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'

/** Longer than any account's address. */
const EMAIL_MAX_LENGTH = 300
const BEARER = /^Bearer (den_[A-Za-z0-9_-]{43})$/i

interface Parts {
  readonly sessions: Sessions
  readonly confirmation: SessionConfirmation
  readonly administrators: Administrators
  readonly tokens: ApiTokenRepository
  readonly throttle: SignInThrottle
  readonly devices: KnownDevices
  readonly domains: AuthorizedDomains
  readonly passwords: PasswordCheck
  readonly secondFactor: SecondFactor
  readonly log: Log
}

/**
 * Accounts as screens and the JSON interface use them: e-mail and password, sessions, API tokens. Refusals are returned; exceptions mean
 * a fault.
 */
export class Identity {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The signed-in administrator of a request, by its session cookie; null without one. Renews the session. */
  async session(request: Request, client?: Client): Promise<SignedIn | null> {
    const { sessions } = this.#parts
    const found = await sessions.find(request, client)
    if (!found) return null
    const { viewer, isSecondFactorMissing } = found
    return { viewer, isSecondFactorMissing, setCookies: await sessions.renewal(found) }
  }

  /** @returns `Set-Cookie` values that remove the hint of a session from a browser without one */
  dropHint(request: Request): Promise<readonly string[]> {
    return this.#parts.sessions.dropHint(request)
  }

  /** @param credentials `code` is a one-time or recovery code, which only an account with a second factor needs */
  async signIn(
    credentials: { readonly email: string; readonly password: string; readonly code?: string | undefined },
    request: Request,
    client: Client,
  ): Promise<SignInResult> {
    const { devices, domains, throttle, passwords, secondFactor, sessions, log } = this.#parts
    if (!domains.includes(request)) return { ok: false, problem: 'unauthorized-domain' }
    const email = accountEmail(credentials.email.slice(0, EMAIL_MAX_LENGTH))
    const device = await devices.find(request, email)
    const reservation = await throttle.reserveSignIn({ email, device, address: client.address })
    if (!reservation.ok) return { ...reservation, problem: 'too-many-attempts' }
    try {
      const found = await passwords.authenticate(email, credentials.password)
      if (!found) {
        log.info({ event: 'sign-in refused', knownDevice: device !== null }, 'sign-in refused')
        return { ok: false, problem: 'wrong-credentials' }
      }
      const { viewer, hash } = found
      const proof = await secondFactor.check(viewer, credentials.code, device)
      if (!proof.ok) {
        // A correct password without a code neither counts as a failure nor clears a counter: else an attacker with the password could
        // clear the counters between guesses of codes.
        if (proof.problem !== 'second-factor-wrong') await reservation.withdraw()
        log.info({ event: 'sign-in refused', account: viewer.id, problem: proof.problem }, 'sign-in refused')
        return proof
      }
      const isStillProven = async () =>
        (await passwords.isCurrent(viewer.id, hash)) && (proof.isByCode || !(await secondFactor.hasCodes(viewer.id)))
      const setCookies = await sessions.open(viewer, request, client, true, isStillProven, proof)
      if (!setCookies) return { ok: false, problem: 'wrong-credentials' }
      await reservation.succeeded()
      log.info({ event: 'signed in', account: viewer.id }, 'signed in')
      return { ok: true, viewer, setCookies }
    } catch (error) {
      await reservation.withdraw().catch(() => {})
      if (error instanceof PasswordsBusyError) return BUSY
      // The caller answers these with 503 or 507.
      if (storageProblem(error)) throw error
      log.error({ err: error }, 'sign-in failed')
      return { ok: false, problem: 'internal-error' }
    }
  }

  /** Ends the session, if there is one. @returns `Set-Cookie` values that clear its cookies */
  async signOut(request: Request): Promise<readonly string[]> {
    return this.#parts.sessions.end(request)
  }

  async changePassword(
    request: Request,
    { current, next, ...kept }: { readonly current: string; readonly next: string } & KeptWithPassword,
    client?: Client,
  ): Promise<PasswordChangeResult> {
    const { administrators, log, passwords, sessions } = this.#parts
    const viewer = (await sessions.find(request))?.viewer
    if (!viewer) return { ok: false, problem: 'signed-out' }
    const detail = await administrators.passwordProblem(viewer.email, next)
    if (detail) return { ok: false, problem: 'weak-password', detail }
    const result = await passwords.confirm(viewer, current, async (replaces) => {
      const { ok } = await administrators.setPassword(viewer, next, { ...kept, replaces })
      return ok ? { ok } : { ok, problem: 'wrong-password' as const }
    })
    if (!result.ok) return result
    log.info({ event: 'password changed', account: viewer.id }, 'password changed')
    return { ok: true, setCookies: await this.#openSessionIfIdle(viewer.email, next, request, client, false) }
  }

  confirmPassword(
    request: Request,
    proof: { readonly password: string; readonly code?: string | undefined },
  ): Promise<PasswordProof> {
    return this.#parts.confirmation.byPasswordAndCode(request, proof)
  }

  /** Confirms the session unless its account has a second factor. @param work gives null for a session that has ended */
  byPassword<T>(
    request: Request,
    password: string,
    work: (session: FoundSession) => Promise<T | null>,
  ): Promise<ConfirmedWork<T>> {
    return this.#parts.confirmation.byPassword(request, password, work)
  }

  async confirmSecondFactor(request: Request, code: string): Promise<SecondFactorConfirmation> {
    const { secondFactor, sessions } = this.#parts
    const session = await sessions.find(request)
    if (!session) return { ok: false, problem: 'signed-out' }
    return secondFactor.confirm(session.viewer, code, session.id)
  }

  /** Whether the holder of the request's session signed in or confirmed it within the last ten minutes, or `maxAgeMs`. */
  isRecentlyConfirmed(request: Request, maxAgeMs?: number): Promise<boolean> {
    return this.#parts.sessions.isConfirmed(request, maxAgeMs)
  }

  async createToken(request: Request, token: NewApiToken, password: string): Promise<TokenResult> {
    const { confirmation, log, tokens } = this.#parts
    const result = await confirmation.byPassword(request, password, async ({ id, viewer }) => {
      const made = await tokens.create(viewer, token, id)
      const entry = { event: 'token made', account: viewer.id, token: made?.id, scopes: token.scopes }
      if (made) log.info(entry, 'an API token was made')
      return made
    })
    return result.ok ? { ok: true, ...result.value, setCookies: result.setCookies } : result
  }

  async claim(
    {
      token,
      ...candidate
    }: {
      readonly token: string
      readonly email: string
      readonly password: string
      readonly name?: string | undefined
    },
    request: Request,
    client?: Client,
  ): Promise<ClaimResult> {
    const { administrators, log } = this.#parts
    const claimed = await administrators.claim(token, candidate).catch(busy)
    if (!claimed.ok) return claimed
    log.info({ event: 'site claimed', account: claimed.account.id }, 'first administrator created')
    const setCookies = await this.#openSessionIfIdle(claimed.account.email, candidate.password, request, client)
    return { ok: true, viewer: claimed.account, setCookies }
  }

  async accept(
    { token, ...candidate }: { readonly token: string; readonly password: string; readonly name?: string | undefined },
    request: Request,
    client?: Client,
  ): Promise<ClaimResult> {
    const { administrators, log } = this.#parts
    const accepted = await administrators.accept(token, candidate).catch(busy)
    if (!accepted.ok) return accepted
    const { account, invitedBy } = accepted
    log.info({ event: 'invitation accepted', account: account.id, invitedBy }, 'an administrator was added')
    const setCookies = await this.#openSessionIfIdle(account.email, candidate.password, request, client)
    return { ok: true, viewer: account, setCookies }
  }

  async remove(accountId: string, by: Account): Promise<RemovalResult> {
    const { administrators, log } = this.#parts
    const result = await administrators.remove(accountId, by.id)
    if (result === 'removed')
      log.info({ event: 'removed', account: accountId, by: by.id }, 'an administrator was removed')
    return result === 'caller-gone' ? 'signed-out' : result
  }

  /** The account behind an API token (`Authorization: Bearer …`), or null when it is unknown, revoked, or has ended. */
  async tokenHolder(request: Request): Promise<TokenHolder | null> {
    const [, token] = BEARER.exec(request.headers.get('authorization') ?? '') ?? []
    const found = token === undefined ? null : await this.#parts.tokens.use(tokenHash(token))
    return found && { viewer: found.account, scopes: found.scopes, tokenName: found.name }
  }

  /** Opens a session after a completed change. Without cookies, the administrator has to sign in again. */
  async #openSessionIfIdle(
    email: string,
    password: string,
    request: Request,
    client?: Client,
    isSignIn = true,
  ): Promise<readonly string[]> {
    const { log, passwords, sessions } = this.#parts
    try {
      const found = await passwords.authenticate(email, password)
      if (!found) return []
      const isStillProven = () => passwords.isCurrent(found.viewer.id, found.hash)
      return (await sessions.open(found.viewer, request, client, isSignIn, isStillProven)) ?? []
    } catch (error) {
      // Also thrown when the account was removed meanwhile.
      if (!(error instanceof PasswordsBusyError)) log.warn({ err: error }, 'a session could not be opened')
      return []
    }
  }
}

function busy(error: unknown): typeof BUSY {
  if (error instanceof PasswordsBusyError) return BUSY
  throw error
}
