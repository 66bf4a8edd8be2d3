import { MINUTE_MS } from '#domain/durations.ts'
import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import { isTooLong } from '#domain/identity/password.ts'
import { storageProblem } from '../db/health/storage-error.ts'
import type { Log } from '../log/log.ts'
import type { Client } from '../network/network.ts'
import { newToken, tokenHash } from '../tokens.ts'
import type { AccountRepository } from './account-repository.ts'
import type { Administrators } from './administrators.ts'
import type { ApiTokenRepository, NewApiToken } from './api-tokens/api-token-repository.ts'
import type { AuthorizedDomains } from './authorized-domains.ts'
import type {
  ClaimResult,
  PasswordChangeResult,
  PasswordProof,
  RemovalResult,
  SignedIn,
  SignInResult,
  TokenHolder,
  TokenResult,
  Viewer,
} from './identity-results.ts'
import { type Passwords, PasswordsBusyError } from './passwords.ts'
import type { Cookies } from './sessions/cookies.ts'
import type { SessionRepository } from './sessions/session-repository.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'

/** How long a session may do what needs the password after it was given. */
const PASSWORD_RECENT_MS = 10 * MINUTE_MS
const BUSY = { ok: false, problem: 'too-many-attempts', retryAfterSeconds: 5 } as const
/** Longer than any account's address. */
const EMAIL_MAX_LENGTH = 300
const BEARER = /^Bearer (den_[A-Za-z0-9_-]{43})$/i

interface Parts {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly administrators: Administrators
  readonly tokens: ApiTokenRepository
  readonly throttle: SignInThrottle
  readonly cookies: Cookies
  readonly domains: AuthorizedDomains
  readonly passwords: Passwords
  readonly now: () => Date
  readonly log: Log
}

/**
 * Accounts as screens and the JSON interface use them: e-mail and password, sessions, API tokens. A refusal is a value; an error
 * means that something broke.
 */
export class Identity {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The signed-in administrator of a request, by its session cookie; null without one. Renews the session. */
  async session(request: Request): Promise<SignedIn | null> {
    const found = await this.#sessionOf(request)
    if (!found) return null
    const { viewer, token, isRenewed } = found
    return { viewer, setCookies: isRenewed ? await this.#parts.cookies.ofSession(token) : [] }
  }

  async signIn(
    credentials: { readonly email: string; readonly password: string },
    request: Request,
    client: Client,
  ): Promise<SignInResult> {
    const { cookies, domains, throttle, log } = this.#parts
    if (!domains.includes(request)) return { ok: false, problem: 'unauthorized-domain' }
    const email = accountEmail(credentials.email.slice(0, EMAIL_MAX_LENGTH))
    const device = await cookies.device(request, email)
    const reservation = await throttle.signIn({ email, device, address: client.address })
    if (!reservation.ok) return { ...reservation, problem: 'too-many-attempts' }
    try {
      const opened = await this.#openSession(email, credentials.password, request)
      if (!opened) {
        log.info({ event: 'sign-in refused', knownDevice: device !== null }, 'sign-in refused')
        return { ok: false, problem: 'wrong-credentials' }
      }
      await reservation.succeeded()
      log.info({ event: 'signed in', account: opened.viewer.id }, 'signed in')
      return { ok: true, ...opened }
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
    const { cookies } = this.#parts
    await this.#endSessionOf(request)
    return cookies.ofNoSession()
  }

  /** Ends every other session of the account, and its API tokens unless `keepTokens`. */
  async changePassword(
    request: Request,
    {
      current,
      next,
      keepTokens = false,
    }: { readonly current: string; readonly next: string; readonly keepTokens?: boolean },
  ): Promise<PasswordChangeResult> {
    const { administrators, log } = this.#parts
    const viewer = (await this.session(request))?.viewer
    if (!viewer) return { ok: false, problem: 'signed-out' }
    const detail = await administrators.passwordProblem(viewer.email, next)
    if (detail) return { ok: false, problem: 'weak-password', detail }
    const result = await this.#withPassword(viewer, current, () =>
      administrators.setPassword(viewer, next, { keepTokens }),
    )
    if (!result.ok) return result
    log.info({ event: 'password changed', account: viewer.id }, 'password changed')
    return { ok: true, setCookies: await this.#openSessionIfIdle(viewer.email, next, request) }
  }

  /** Checks the password of the session's account and records that this session confirmed it. */
  async confirmPassword(request: Request, password: string): Promise<PasswordProof> {
    const found = await this.#sessionOf(request)
    if (!found) return { ok: false, problem: 'signed-out' }
    const { sessions } = this.#parts
    return this.#withPassword(found.viewer, password, () => sessions.notePassword(tokenHash(found.token)))
  }

  /** Whether the password was given in the request's session within the last `PASSWORD_RECENT_MS`. */
  async hasRecentPassword(request: Request): Promise<boolean> {
    const { cookies, now, sessions } = this.#parts
    const token = await cookies.sessionToken(request)
    const passwordAt = token && (await sessions.passwordAt(tokenHash(token)))
    if (!passwordAt) return false
    const age = now().getTime() - passwordAt.getTime()
    // An instant in the future was written while the clock was wrong.
    return age >= 0 && age < PASSWORD_RECENT_MS
  }

  /** Creates an API token for the session's account, which also counts as a confirmation of the password. */
  async createToken(request: Request, token: NewApiToken, password: string): Promise<TokenResult> {
    const found = await this.#sessionOf(request)
    if (!found) return { ok: false, problem: 'signed-out' }
    const { log, sessions, tokens } = this.#parts
    const session = tokenHash(found.token)
    const proof = await this.#withPassword(found.viewer, password, () => sessions.notePassword(session))
    if (!proof.ok) return proof
    const made = await tokens.create(found.viewer, token, session)
    if (!made) return { ok: false, problem: 'signed-out' }
    log.info(
      { event: 'token made', account: found.viewer.id, token: made.id, scopes: token.scopes },
      'an API token was made',
    )
    return { ok: true, ...made }
  }

  /** Whether there is no administrator yet, so that the site has to be claimed. */
  isUnclaimed(): Promise<boolean> {
    return this.#parts.administrators.isUnclaimed()
  }

  /** Creates the first administrator by a set-up link, and signs them in. */
  async claim(
    {
      token,
      ...candidate
    }: { readonly token: string; readonly email: string; readonly password: string; readonly name?: string },
    request: Request,
  ): Promise<ClaimResult> {
    const { administrators, log } = this.#parts
    const claimed = await administrators.claim(token, candidate).catch(busy)
    if (!claimed.ok) return claimed
    log.info({ event: 'site claimed', account: claimed.account.id }, 'first administrator created')
    const setCookies = await this.#openSessionIfIdle(claimed.account.email, candidate.password, request)
    return { ok: true, viewer: claimed.account, setCookies }
  }

  /** Creates an administrator by an invitation, and signs them in. */
  async accept(
    { token, password }: { readonly token: string; readonly password: string },
    request: Request,
  ): Promise<ClaimResult> {
    const { administrators, log } = this.#parts
    const accepted = await administrators.accept(token, password).catch(busy)
    if (!accepted.ok) return accepted
    const { account, invitedBy } = accepted
    log.info({ event: 'invitation accepted', account: account.id, invitedBy }, 'an administrator was added')
    const setCookies = await this.#openSessionIfIdle(account.email, password, request)
    return { ok: true, viewer: account, setCookies }
  }

  /** Removes an administrator with all sessions. An account cannot remove itself, so one is always left. */
  async remove(accountId: string, by: Viewer): Promise<RemovalResult> {
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
    return found && { viewer: found.account, scopes: found.scopes }
  }

  administrators(): Promise<readonly Viewer[]> {
    return this.#parts.administrators.list()
  }

  /** Opens a session, marks the browser as known to the account, and ends the browser's earlier session. Null for a wrong password. */
  async #openSession(
    email: string,
    password: string,
    request: Request,
  ): Promise<{ viewer: Viewer; setCookies: readonly string[] } | null> {
    const { cookies, sessions } = this.#parts
    const viewer = await this.#authenticate(email, password)
    if (!viewer) return null
    const token = newToken()
    await sessions.open(viewer.id, tokenHash(token), request.headers.get('user-agent') ?? '')
    await this.#endSessionOf(request)
    await sessions.purge()
    const device = await cookies.ofDevice(await cookies.device(request, email), email)
    return { viewer, setCookies: [...(await cookies.ofSession(token)), device] }
  }

  /** Null for a wrong password. An unknown address costs one hash as well, so that the time does not reveal which are known. */
  async #authenticate(email: string, password: string): Promise<Viewer | null> {
    const { accounts, passwords } = this.#parts
    // No account can have such an address or password, so an immediate answer reveals nothing.
    if (accountEmailProblem(email) || isTooLong(password)) return null
    const account = await accounts.findByEmail(email)
    const hash = account && (await accounts.passwordHash(account.id))
    if (!account || hash === undefined) {
      await passwords.hash(password)
      return null
    }
    return (await passwords.verify({ hash, password })) ? account : null
  }

  /** As {@link #openSession} after a completed change: without cookies, the administrator has to sign in again. */
  async #openSessionIfIdle(email: string, password: string, request: Request): Promise<readonly string[]> {
    try {
      return (await this.#openSession(email, password, request))?.setCookies ?? []
    } catch (error) {
      // Also when the account was removed meanwhile.
      if (!(error instanceof PasswordsBusyError)) this.#parts.log.warn({ err: error }, 'a session could not be opened')
      return []
    }
  }

  async #sessionOf(request: Request) {
    const { cookies, sessions } = this.#parts
    const token = await cookies.sessionToken(request)
    const found = token && (await sessions.find(tokenHash(token)))
    return found ? { viewer: found.account, isRenewed: found.isRenewed, token } : null
  }

  /** Does the work if the password is right. Wrong ones are throttled as at sign-in. */
  async #withPassword(viewer: Viewer, password: string, work: () => Promise<unknown>): Promise<PasswordProof> {
    const { accounts, passwords, throttle } = this.#parts
    const reservation = await throttle.confirm(viewer.email)
    if (!reservation.ok) return { ...reservation, problem: 'too-many-attempts' }
    try {
      const hash = await accounts.passwordHash(viewer.id)
      const isRight = hash !== undefined && !isTooLong(password) && (await passwords.verify({ hash, password }))
      if (!isRight) return { ok: false, problem: 'wrong-password' }
      await work()
      await reservation.succeeded()
      return { ok: true }
    } catch (error) {
      await reservation.withdraw().catch(() => {})
      if (error instanceof PasswordsBusyError) return BUSY
      throw error
    }
  }

  async #endSessionOf(request: Request): Promise<void> {
    const token = await this.#parts.cookies.sessionToken(request)
    if (token) await this.#parts.sessions.end(tokenHash(token))
  }
}

function busy(error: unknown): typeof BUSY {
  if (error instanceof PasswordsBusyError) return BUSY
  throw error
}
