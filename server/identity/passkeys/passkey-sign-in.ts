import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { PasskeyResponse } from '#domain/identity/passkey-calls.ts'
import { storageProblem } from '../../db/health/storage-error.ts'
import type { Client } from '../../network/network.ts'
import type { Account } from '../account-repository.ts'
import type { SignInResult } from '../identity-results.ts'
import type { ChallengePurpose } from './passkey-challenges.ts'
import type { PasskeyParts } from './passkeys.ts'
import { type RelyingParty, requestOptions, verifiedUse } from './webauthn.ts'

type Options =
  | { readonly ok: true; readonly options: PublicKeyCredentialRequestOptionsJSON }
  | { readonly ok: false; readonly problem: 'no-passkeys-here' | 'signed-out' }

type PasskeySignInResult = SignInResult | { readonly ok: false; readonly problem: 'no-passkeys-here' }

type Confirmation =
  | { readonly ok: true; readonly setCookies: readonly string[] }
  | { readonly ok: false; readonly problem: 'no-passkeys-here' | 'signed-out' | 'wrong-passkey' }

/**
 * Signs in with a passkey, and confirms sessions with one. The authenticator verifies its user, so that a passkey alone counts as two
 * factors.
 */
export class PasskeySignIn {
  readonly #parts: PasskeyParts

  constructor(parts: PasskeyParts) {
    this.#parts = parts
  }

  /** Options without an account or passkey: the authenticator selects one of its passkeys. */
  async options(): Promise<Options> {
    const { site, challenges } = this.#parts
    if (!site) return { ok: false, problem: 'no-passkeys-here' }
    return { ok: true, options: requestOptions(site, await challenges.create('sign-in')) }
  }

  async signIn(response: PasskeyResponse, request: Request, client: Client): Promise<PasskeySignInResult> {
    const { site, domains, throttle, sessions, log } = this.#parts
    if (!site) return { ok: false, problem: 'no-passkeys-here' }
    if (!domains.includes(request)) return { ok: false, problem: 'unauthorized-domain' }
    const reservation = await throttle.reservePasskey(client.address)
    if (!reservation.ok) return { ...reservation, problem: 'too-many-attempts' }
    try {
      // The user handle must belong to the account of the passkey, since no user name was given.
      const viewer = response.response.userHandle ? await this.#holder(site, response, 'sign-in') : null
      if (!viewer) return { ok: false, problem: 'wrong-credentials' }
      const setCookies = (await sessions.open(viewer, request, client)) ?? []
      await reservation.succeeded()
      log.info({ event: 'signed in', account: viewer.id, by: 'passkey' }, 'signed in with a passkey')
      return { ok: true, viewer, setCookies }
    } catch (error) {
      await reservation.withdraw().catch(() => {})
      // The caller answers these with 503 or 507.
      if (storageProblem(error)) throw error
      log.error({ err: error }, 'sign-in with a passkey failed')
      return { ok: false, problem: 'internal-error' }
    }
  }

  async confirmationOptions(request: Request): Promise<Options> {
    const { site, challenges, repository, sessions } = this.#parts
    if (!site) return { ok: false, problem: 'no-passkeys-here' }
    const session = await sessions.find(request)
    if (!session) return { ok: false, problem: 'signed-out' }
    const challenge = await challenges.create(`confirmation ${session.id}`)
    return { ok: true, options: requestOptions(site, challenge, await repository.credentials(session.viewer.id)) }
  }

  async confirm(response: PasskeyResponse, request: Request): Promise<Confirmation> {
    const { site, sessions } = this.#parts
    if (!site) return { ok: false, problem: 'no-passkeys-here' }
    const session = await sessions.find(request)
    if (!session) return { ok: false, problem: 'signed-out' }
    const holder = await this.#holder(site, response, `confirmation ${session.id}`, session.viewer)
    if (!holder) return { ok: false, problem: 'wrong-passkey' }
    return { ok: true, setCookies: await sessions.confirm(session) }
  }

  /** Null for a response that is not valid for this purpose. @param owner if given, only their passkeys are accepted */
  async #holder(
    site: RelyingParty,
    response: PasskeyResponse,
    purpose: ChallengePurpose,
    owner?: Account,
  ): Promise<Account | null> {
    const { repository, challenges } = this.#parts
    const passkey = await repository.find(response.id)
    if (!passkey || (owner && passkey.account.id !== owner.id)) return this.#refuse('unknown')
    const { userHandle } = response.response
    if (userHandle && userHandle !== passkey.userId) return this.#refuse('foreign', passkey.id)
    const verified = await verifiedUse(site, response, passkey)
    if (!verified) return this.#refuse('forged', passkey.id)
    const { challenge } = verified
    const expiresAt = await challenges.expiryOf(purpose, challenge)
    if (!expiresAt) return this.#refuse('stale', passkey.id)
    const outcome = await repository.use(passkey.id, verified, { challenge, expiresAt })
    return outcome === 'used' ? passkey.account : this.#refuse(outcome, passkey.id)
  }

  #refuse(reason: string, passkey?: string): null {
    const entry = { event: 'passkey refused', reason, passkey }
    // A counter that did not rise indicates a cloned authenticator.
    if (reason === 'counter-not-risen') this.#parts.log.warn(entry, 'a passkey may have been copied')
    else this.#parts.log.info(entry, 'a passkey was refused')
    return null
  }
}
