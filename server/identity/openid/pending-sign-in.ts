import { MINUTE_MS } from '#domain/durations.ts'
import type { OpenIdStart } from '#domain/identity/openid-calls.ts'
import { OPENID_EVENT_MINUTES } from '#domain/identity/openid-sign-in.ts'
import { tokenHash } from '../../tokens.ts'
import type { Cookies } from '../sessions/cookies.ts'
import type { Secrets } from './open-id-provider.ts'

export interface PendingSignIn extends Secrets, OpenIdStart {
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Sign-ins under way. Each browser keeps its last one in a signed cookie, so that abandoned ones need no storage here. */
export class PendingSignIns {
  readonly #cookies: Cookies
  readonly #now: () => Date

  constructor(cookies: Cookies, now: () => Date) {
    this.#cookies = cookies
    this.#now = now
  }

  /** @param until milliseconds since 1970; ten minutes from now, if left out. @returns a `Set-Cookie` value */
  keep(
    { state, nonce, verifier, redirectUri }: Secrets,
    { display, purpose, returnTo }: OpenIdStart,
    until = this.#now().getTime() + OPENID_EVENT_MINUTES * MINUTE_MS,
  ): Promise<string> {
    const pending: PendingSignIn = { state, nonce, verifier, redirectUri, display, purpose, returnTo, until }
    return this.#cookies.ofOpenIdSignIn(JSON.stringify(pending))
  }

  /** The last one of the browser, if it began within the last ten minutes. */
  async find(request: Request): Promise<PendingSignIn | null> {
    const text = await this.#cookies.openIdSignIn(request)
    if (text === null) return null
    const pending: PendingSignIn = JSON.parse(text)
    const left = pending.until - this.#now().getTime()
    // A later end was set while the clock was wrong.
    return left > 0 && left <= OPENID_EVENT_MINUTES * MINUTE_MS ? pending : null
  }
}

/** Names a sign-in without revealing its state. */
export function flowOf(state: string): string {
  return tokenHash(state)
}
