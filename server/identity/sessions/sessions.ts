import { MINUTE_MS } from '#domain/durations.ts'
import { type Client, networkName } from '../../network/network.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import type { Viewer } from '../identity-results.ts'
import type { Cookies } from './cookies.ts'
import type { KnownDevices } from './known-devices.ts'
import type { SessionRepository } from './session-repository.ts'

/** How long a session may do what needs a confirmation of its holder after one was given. */
const CONFIRMED_MS = 10 * MINUTE_MS

export interface FoundSession {
  readonly id: string
  readonly viewer: Viewer
  readonly isSecondFactorMissing: boolean
  readonly isRenewed: boolean
  readonly token: string
}

/** A session opened by a sign-in. */
export interface SignIn {
  readonly viewer: Viewer
  readonly request: Request
  readonly client: Client | undefined
  /** Whether the account signed in with a browser that it had not signed in with before. False for its very first sign-in. */
  readonly isNewDevice: boolean
  readonly isByRecoveryCode: boolean
  /** Host of the OpenID provider, where one signed the account in. */
  readonly provider: string | null
}

type SignInMeans = Partial<Pick<SignIn, 'isByRecoveryCode' | 'provider'>>

interface Parts {
  readonly repository: SessionRepository
  readonly cookies: Cookies
  readonly devices: KnownDevices
  /** Records a sign-in. @returns whether it was the first one of the account */
  readonly noteSignIn: (accountId: string) => Promise<boolean>
  readonly now: () => Date
  /** Called for each sign-in; must not throw. */
  readonly onSignIn: (signIn: SignIn) => Promise<void>
}

/** Sessions of requests: the cookies of a browser and the rows that they name. */
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

  /** `Set-Cookie` values that a renewed session sends on; none for another. */
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
    viewer: Viewer,
    request: Request,
    client?: Client,
    isSignIn = true,
    isStillProven: () => Promise<boolean> = async () => true,
    { provider = null, isByRecoveryCode = false }: SignInMeans = {},
  ): Promise<readonly string[] | null> {
    const token = newToken()
    const userAgent = request.headers.get('user-agent') ?? ''
    await this.#repository.open(viewer.id, tokenHash(token), userAgent, networkIn(client), provider)
    if (!(await isStillProven())) {
      await this.#repository.end(tokenHash(token))
      return null
    }
    await this.end(request)
    await this.#repository.purge()
    const { devices, noteSignIn, onSignIn } = this.#parts
    const known = await devices.find(request, viewer.email)
    const device = await devices.remember(known, viewer.email)
    if (isSignIn) {
      const isNewDevice = known === null && !(await noteSignIn(viewer.id))
      await onSignIn({ viewer, request, client, isNewDevice, isByRecoveryCode, provider })
    }
    return [...(await this.#cookies.ofSession(token)), device]
  }

  /** Ends the session of a request, if there is one. @returns `Set-Cookie` values that clear its cookies */
  async end(request: Request): Promise<readonly string[]> {
    const token = await this.#cookies.sessionToken(request)
    if (token) await this.#repository.end(tokenHash(token))
    return this.#cookies.ofNoSession()
  }

  /**
   * Gives a session a new token, since its holder proved who they are. Calls under way may bring the one before for ten seconds.
   * @param isConfirmed whether the session may do now what needs a confirmation; false where a factor was not asked for
   * @returns `Set-Cookie` values; none for a session that has ended
   */
  async confirm({ id }: FoundSession, isConfirmed = true): Promise<readonly string[]> {
    const token = newToken()
    const isReplaced = await this.#repository.replaceToken(id, tokenHash(token), isConfirmed)
    return isReplaced ? this.#cookies.ofSession(token) : []
  }

  /** Whether the holder of the request's session proved who they are within the last `maxAgeMs`. */
  async isConfirmed(request: Request, maxAgeMs = CONFIRMED_MS): Promise<boolean> {
    const token = await this.#cookies.sessionToken(request)
    const confirmedAt = token && (await this.#repository.confirmedAt(tokenHash(token)))
    if (!confirmedAt) return false
    const age = this.#parts.now().getTime() - confirmedAt.getTime()
    // An instant in the future was written while the clock was wrong.
    return age >= 0 && age < maxAgeMs
  }
}

function networkIn(client: Client | undefined): string | null {
  return client ? networkName(client.address) : null
}
