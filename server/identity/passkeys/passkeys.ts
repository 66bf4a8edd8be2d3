import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { Passkey } from '#domain/api/account-answers.ts'
import { PASSKEYS_MAX, type PasskeyRegistrationResponse } from '#domain/identity/passkey-calls.ts'
import type { Log } from '../../log/log.ts'
import type { AuthorizedDomains } from '../authorized-domains.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SignInThrottle } from '../sign-in-throttle.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import type { PasskeyRepository } from './passkey-repository.ts'
import { creationOptions, type RelyingParty, verifiedRegistration } from './webauthn.ts'

export interface PasskeyParts {
  readonly repository: PasskeyRepository
  readonly challenges: PasskeyChallenges
  readonly sessions: Sessions
  readonly throttle: SignInThrottle
  readonly domains: AuthorizedDomains
  /** Null where the site can have no passkeys. */
  readonly site: RelyingParty | null
  readonly blogName: () => Promise<string>
  readonly log: Log
}

type Refused<Problem extends string> = { readonly ok: false; readonly problem: Problem }

export class Passkeys {
  readonly #parts: PasskeyParts

  constructor(parts: PasskeyParts) {
    this.#parts = parts
  }

  list(accountId: string): Promise<readonly Passkey[]> {
    return this.#parts.repository.list(accountId)
  }

  async creationOptions(
    request: Request,
  ): Promise<
    | { readonly ok: true; readonly options: PublicKeyCredentialCreationOptionsJSON }
    | Refused<'no-passkeys-here' | 'signed-out' | 'too-many'>
  > {
    const { site, sessions, repository, challenges, blogName } = this.#parts
    if (!site) return { ok: false, problem: 'no-passkeys-here' }
    const session = await sessions.find(request)
    const userId = session && (await repository.userId(session.viewer.id))
    if (!userId) return { ok: false, problem: 'signed-out' }
    const known = await repository.credentials(session.viewer.id)
    if (known.length >= PASSKEYS_MAX) return { ok: false, problem: 'too-many' }
    const challenge = await challenges.create(`registration ${session.id}`)
    const user = { ...session.viewer, id: userId }
    return { ok: true, options: await creationOptions(site, challenge, await blogName(), user, known) }
  }

  async register(
    request: Request,
    { name, response }: { readonly name: string; readonly response: PasskeyRegistrationResponse },
  ): Promise<
    | { readonly ok: true; readonly passkey: Passkey }
    | Refused<'no-passkeys-here' | 'signed-out' | 'too-many' | 'known' | 'not-accepted'>
  > {
    const { site, sessions, repository, challenges, log } = this.#parts
    if (!site) return { ok: false, problem: 'no-passkeys-here' }
    const session = await sessions.find(request)
    if (!session) return { ok: false, problem: 'signed-out' }
    const created = await verifiedRegistration(site, response)
    const expiresAt = created && (await challenges.expiryOf(`registration ${session.id}`, created.challenge))
    if (!created || !expiresAt) return { ok: false, problem: 'not-accepted' }
    const { transports } = response.response
    const passkey = await repository.insert(
      session.viewer.id,
      session.id,
      { ...created, name, transports },
      { challenge: created.challenge, expiresAt },
    )
    if (passkey === 'replayed') return { ok: false, problem: 'not-accepted' }
    if (typeof passkey === 'string') return { ok: false, problem: passkey }
    log.info({ event: 'passkey added', account: session.viewer.id, passkey: passkey.id }, 'a passkey was added')
    return { ok: true, passkey }
  }

  /** False when the account has no passkey with that id. */
  rename(accountId: string, id: string, name: string): Promise<boolean> {
    return this.#parts.repository.rename(accountId, id, name)
  }

  /** False when the account has no passkey with that id. */
  async remove(accountId: string, id: string): Promise<boolean> {
    const isRemoved = await this.#parts.repository.remove(accountId, id)
    if (isRemoved)
      this.#parts.log.info({ event: 'passkey removed', account: accountId, passkey: id }, 'a passkey was removed')
    return isRemoved
  }

  removeAll(accountId: string): Promise<number> {
    return this.#parts.repository.removeAll(accountId)
  }
}
