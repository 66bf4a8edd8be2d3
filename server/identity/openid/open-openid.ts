import type { OpenIdConfig } from '../../config/openid-config.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import type { AuthorizedDomains } from '../authorized-domains.ts'
import type { Cookies } from '../sessions/cookies.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SignInThrottle } from '../sign-in-throttle.ts'
import { LinkedIdentityRepository } from './linked-identity-repository.ts'
import { OpenIdProvider } from './open-id-provider.ts'
import { OpenIdSignIn } from './open-id-sign-in.ts'
import { PendingSignIns } from './pending-sign-in.ts'

interface Shared {
  readonly database: Connection
  readonly config: OpenIdConfig | undefined
  readonly cookies: Cookies
  readonly sessions: Sessions
  readonly throttle: SignInThrottle
  readonly domains: AuthorizedDomains
  readonly siteUrl: string
  readonly log: Log
}

/** Wires sign-in by an OpenID provider; null where none is configured. Sends no request. */
export function openOpenId({ database, config, cookies, siteUrl, ...shared }: Shared): OpenIdSignIn | null {
  if (!config) return null
  const { now } = database
  return new OpenIdSignIn({
    ...shared,
    config,
    siteUrl,
    now,
    provider: new OpenIdProvider(config, `${siteUrl}${CALLBACK_PATH}`, now),
    identities: new LinkedIdentityRepository(database),
    pending: new PendingSignIns(cookies, now),
  })
}

/** The redirect URI, which is registered at the provider. */
const CALLBACK_PATH = '/admin/sign-in/callback'
