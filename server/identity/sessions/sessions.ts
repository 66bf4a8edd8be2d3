import { MINUTE_MS } from '#domain/durations.ts'
import { type Client, networkName } from '../../network/network.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import type { Viewer } from '../identity-results.ts'
import type { Cookies } from './cookies.ts'
import type { SessionRepository } from './session-repository.ts'

/** How long a session may do what needs a confirmation of its holder after one was given. */
const CONFIRMED_MS = 10 * MINUTE_MS

export interface FoundSession {
  readonly viewer: Viewer
  readonly isSecondFactorMissing: boolean
  readonly isRenewed: boolean
  readonly token: string
  readonly tokenHash: string
}

/** A session opened by a sign-in. */
export interface SignIn {
  readonly viewer: Viewer
  readonly request: Request
  readonly client: Client | undefined
  /** Whether the account signed in with this browser before. */
  readonly isKnownDevice: boolean
  /** Host of the OpenID provider, where one signed the account in. */
  readonly provider: string | null
}

/** Sessions of requests: the cookies of a browser and the rows that they name. */
export class Sessions {
  readonly #repository: SessionRepository
  readonly #cookies: Cookies
  readonly #now: () => Date
  readonly #onSignIn: (signIn: SignIn) => Promise<void>

  /** @param onSignIn called for each sign-in; must not throw */
  constructor(
    repository: SessionRepository,
    cookies: Cookies,
    now: () => Date,
    onSignIn: (signIn: SignIn) => Promise<void>,
  ) {
    this.#repository = repository
    this.#cookies = cookies
    this.#now = now
    this.#onSignIn = onSignIn
  }

  /** The session of a request, by its cookie; null without one. Renews the session, and its network where `client` is given. */
  async find(request: Request, client?: Client): Promise<FoundSession | null> {
    const token = await this.#cookies.sessionToken(request)
    if (!token) return null
    const hash = tokenHash(token)
    const found = await this.#repository.find(hash, networkIn(client))
    if (!found) return null
    const { account: viewer, isSecondFactorMissing, isRenewed } = found
    return { viewer, isSecondFactorMissing, isRenewed, token, tokenHash: hash }
  }

  /** `Set-Cookie` values that a renewed session sends on; none for another. */
  renewal({ isRenewed, token }: FoundSession): Promise<readonly string[]> | readonly string[] {
    return isRenewed ? this.#cookies.ofSession(token) : []
  }

  /**
   * Opens a session for an account that proved itself, marks the browser as known to it, and ends the browser's earlier session.
   * @param isSignIn false where the session takes the place of another one, such as after a change of the password
   * @param isStillProven checked after the session is stored, since a concurrent change of the password deletes stored sessions only
   * @param provider host of the OpenID provider that signed the account in
   * @returns `Set-Cookie` values; null if the proof is outdated
   */
  async open(
    viewer: Viewer,
    request: Request,
    client?: Client,
    isSignIn = true,
    isStillProven: () => Promise<boolean> = async () => true,
    provider: string | null = null,
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
    const known = await this.#cookies.device(request, viewer.email)
    const device = await this.#cookies.ofDevice(known, viewer.email)
    if (isSignIn) await this.#onSignIn({ viewer, request, client, isKnownDevice: known !== null, provider })
    return [...(await this.#cookies.ofSession(token)), device]
  }

  /** Ends the session of a request, if there is one. @returns `Set-Cookie` values that clear its cookies */
  async end(request: Request): Promise<readonly string[]> {
    const token = await this.#cookies.sessionToken(request)
    if (token) await this.#repository.end(tokenHash(token))
    return this.#cookies.ofNoSession()
  }

  /** Records that the holder of a session proved who they are now. */
  noteConfirmation({ tokenHash }: FoundSession): Promise<void> {
    return this.#repository.notePassword(tokenHash)
  }

  /** Whether the holder of the request's session proved who they are within the last `CONFIRMED_MS`. */
  async isConfirmed(request: Request): Promise<boolean> {
    const token = await this.#cookies.sessionToken(request)
    const passwordAt = token && (await this.#repository.passwordAt(tokenHash(token)))
    if (!passwordAt) return false
    const age = this.#now().getTime() - passwordAt.getTime()
    // An instant in the future was written while the clock was wrong.
    return age >= 0 && age < CONFIRMED_MS
  }
}

function networkIn(client: Client | undefined): string | null {
  return client ? networkName(client.address) : null
}
