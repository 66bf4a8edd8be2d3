import type { ListedSession } from '#domain/api/account-answers.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { deviceName } from '#domain/identity/device-name.ts'
import { type Client, networkName } from '../../network/network.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import type { Account, AccountRepository } from '../account-repository.ts'
import type { Cookies } from './cookies.ts'
import type { KnownDevices } from './known-devices.ts'
import type { SessionRepository } from './session-repository.ts'

const CONFIRMED_MS = 10 * MINUTE_MS

export interface FoundSession {
  readonly id: string
  readonly viewer: Account
  readonly isSecondFactorMissing: boolean
  readonly isRenewed: boolean
  readonly token: string
}

export interface SignIn {
  readonly viewer: Account
  readonly request: Request
  readonly client: Client | undefined
  /** Whether the account signed in with a browser that it had not signed in with before. False for its very first sign-in. */
  readonly isNewDevice: boolean
  readonly isByRecoveryCode: boolean
  /** Host of the OpenID provider, where one signed the account in. */
  readonly provider: string | null
}

interface SignInMeans extends Partial<Pick<SignIn, 'isByRecoveryCode' | 'provider'>> {
  readonly idToken?: string | undefined
}

interface Parts {
  readonly repository: SessionRepository
  readonly cookies: Cookies
  readonly devices: KnownDevices
  readonly accounts: Pick<AccountRepository, 'noteSignIn'>
  readonly now: () => Date
  /** Called for each sign-in; must not throw. */
  readonly onSignIn: (signIn: SignIn) => Promise<void>
}

export class Sessions {
  readonly #parts: Parts
  readonly #repository: SessionRepository
  readonly #cookies: Cookies

  constructor(parts: Parts) {
    this.#parts = parts
    this.#repository = parts.repository
    this.#cookies = parts.cookies
  }

  /** The session of a request, by its cookie; null without one. Renews the session, and its network where `client` is given. */
  async find(request: Request, client?: Client): Promise<FoundSession | null> {
    const token = await this.#cookies.sessionToken(request)
    if (!token) return null
    const found = await this.#repository.find(tokenHash(token), networkIn(client))
    if (!found) return null
    const { sessionId: id, account: viewer, isSecondFactorMissing, isRenewed } = found
    return { id, viewer, isSecondFactorMissing, isRenewed, token }
  }

  renewal({ isRenewed, token }: FoundSession): Promise<readonly string[]> | readonly string[] {
    return isRenewed ? this.#cookies.ofSession(token) : []
  }

  /**
   * Opens a session for an account that proved itself, marks the browser as known to it, and ends the browser's earlier session.
   * @param isSignIn false where the session takes the place of another one, such as after a change of the password
   * @param isStillProven checked after the session is stored, since a concurrent change of the password deletes stored sessions only
   * @returns `Set-Cookie` values; null if the proof is outdated
   */
  async open(
    viewer: Account,
    request: Request,
    client?: Client,
    isSignIn = true,
    isStillProven: () => Promise<boolean> = async () => true,
    { provider = null, isByRecoveryCode = false, idToken }: SignInMeans = {},
  ): Promise<readonly string[] | null> {
    const token = newToken()
    const userAgent = request.headers.get('user-agent') ?? ''
    const idTokenHash = idToken === undefined ? null : tokenHash(idToken)
    await this.#repository.open(viewer.id, tokenHash(token), userAgent, networkIn(client), provider, idTokenHash)
    if (!(await isStillProven())) {
      await this.#repository.end(tokenHash(token))
      return null
    }
    await this.end(request)
    await this.#repository.purge()
    const { accounts, devices, onSignIn } = this.#parts
    const known = await devices.find(request, viewer.email)
    const device = await devices.remember(known, viewer.email)
    if (isSignIn) {
      const isNewDevice = known === null && !(await accounts.noteSignIn(viewer.id))
      await onSignIn({ viewer, request, client, isNewDevice, isByRecoveryCode, provider })
    }
    return [...(await this.#cookies.ofSession(token)), device]
  }

  /** Ends the session of a request, if there is one. @returns `Set-Cookie` values that clear its cookies */
  async end(request: Request): Promise<readonly string[]> {
    const hash = await this.#tokenHash(request)
    if (hash) await this.#repository.end(hash)
    return this.#cookies.ofNoSession()
  }

  /**
   * Clears the hint of a request without a session, such as one that was ended elsewhere. A token that was replaced tells of a
   * request that was long under way: its browser has the session.
   * @returns `Set-Cookie` values
   */
  async dropHint(request: Request): Promise<readonly string[]> {
    const hash = await this.#tokenHash(request)
    return hash && (await this.#repository.isReplaced(hash)) ? [] : this.#cookies.ofNoHint(request)
  }

  /** The token may have expired: it only names the session. @returns the account that held it; undefined for none */
  endByIdToken(idToken: string): Promise<Account | undefined> {
    return this.#repository.endByIdToken(tokenHash(idToken))
  }

  /**
   * Replaces the token of a session after its holder was authenticated. Requests under way may use the previous one for ten seconds.
   * @param isConfirmed whether the session counts as confirmed; false if a factor was not checked
   * @returns `Set-Cookie` values; none for a session that has ended
   */
  async confirm({ id }: FoundSession, isConfirmed = true): Promise<readonly string[]> {
    const token = newToken()
    const isReplaced = await this.#repository.replaceToken(id, tokenHash(token), isConfirmed)
    return isReplaced ? this.#cookies.ofSession(token) : []
  }

  async list(accountId: string, request: Request): Promise<ListedSession[]> {
    const current = await this.#tokenHash(request)
    const rows = await this.#repository.list(accountId)
    return rows.map((row) => ({
      id: row.id,
      current: current !== null && [row.token_hash, row.replaced_hash].includes(current),
      since: row.created_at,
      lastSeen: row.updated_at,
      device: deviceName(row.user_agent ?? ''),
      network: row.network || null,
    }))
  }

  /** Ends a session of this account. @returns `Set-Cookie` values, where it is that of the request; null for an unknown id */
  async endById(accountId: string, id: string, request: Request): Promise<readonly string[] | null> {
    const ended = await this.#repository.endById(accountId, id)
    if (ended === undefined) return null
    const current = await this.#tokenHash(request)
    return current !== null && ended.includes(current) ? this.#cookies.ofNoSession() : []
  }

  async endOthers(accountId: string, request: Request): Promise<void> {
    await this.#repository.endOthers(accountId, (await this.#tokenHash(request)) ?? '')
  }

  async isConfirmed(request: Request, maxAgeMs = CONFIRMED_MS): Promise<boolean> {
    const hash = await this.#tokenHash(request)
    const confirmedAt = hash && (await this.#repository.confirmedAt(hash))
    if (!confirmedAt) return false
    const age = this.#parts.now().getTime() - confirmedAt.getTime()
    // An instant in the future was written while the clock was wrong.
    return age >= 0 && age < maxAgeMs
  }

  async #tokenHash(request: Request): Promise<string | null> {
    const token = await this.#cookies.sessionToken(request)
    return token && tokenHash(token)
  }
}

function networkIn(client: Client | undefined): string | null {
  return client ? networkName(client.address) : null
}
