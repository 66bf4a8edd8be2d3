import { passkeyHost } from '#domain/identity/passkey-host.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import type { AuthorizedDomains } from '../authorized-domains.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SigningKeys } from '../sessions/signing-keys.ts'
import type { SignInThrottle } from '../sign-in-throttle.ts'
import { PasskeyChallenges } from './passkey-challenges.ts'
import { PasskeyRepository } from './passkey-repository.ts'
import { PasskeySignIn } from './passkey-sign-in.ts'
import { Passkeys } from './passkeys.ts'

interface Shared {
  readonly database: Connection
  readonly keys: SigningKeys
  readonly sessions: Sessions
  readonly throttle: SignInThrottle
  readonly domains: AuthorizedDomains
  readonly siteUrl: string
  readonly blogName: () => Promise<string>
  readonly log: Log
}

/** Wires passkeys; runs no query. */
export function openPasskeys({ database, keys, siteUrl, ...shared }: Shared) {
  const host = passkeyHost(siteUrl)
  const parts = {
    ...shared,
    site: host === null ? null : { host, origin: new URL(siteUrl).origin },
    repository: new PasskeyRepository(database),
    challenges: new PasskeyChallenges(keys, database.now),
  }
  return { passkeys: new Passkeys(parts), passkeySignIn: new PasskeySignIn(parts) }
}
