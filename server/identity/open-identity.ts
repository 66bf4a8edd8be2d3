import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { AccountRepository } from '../storage/account-repository.ts'
import { ApiTokenRepository } from '../storage/api-token-repository.ts'
import { AttemptRepository } from '../storage/attempt-repository.ts'
import type { Connection } from '../storage/database.ts'
import { InvitationRepository } from '../storage/invitation-repository.ts'
import { SecretRepository } from '../storage/secret-repository.ts'
import { SessionRepository } from '../storage/session-repository.ts'
import { SetupLinkRepository } from '../storage/setup-link-repository.ts'
import { Administrators } from './administrators.ts'
import { ApiTokens } from './api-tokens.ts'
import { AuthorizedDomains } from './authorized-domains.ts'
import { BuiltInIdentity } from './built-in-identity.ts'
import { Cookies } from './cookies.ts'
import type { Identity } from './identity.ts'
import { Argon2Passwords, type Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { SignInThrottle } from './sign-in-throttle.ts'
import { SigningKeys } from './signing-keys.ts'

export interface IdentityParts {
  readonly identity: Identity
  readonly administrators: Administrators
  readonly apiTokens: ApiTokens
}

type Settings = Pick<Config, 'siteUrl' | 'siteUrlIsDefault' | 'authorizedDomains' | 'secrets'>

/** Puts identity together over a database; asks nothing of it yet, and loads no library. */
export function openIdentity(
  database: Connection,
  config: Settings,
  log: Log,
  blogName: () => Promise<string>,
  passwords: Passwords = new Argon2Passwords(),
): IdentityParts {
  const { siteUrl } = config
  const { now } = database
  const keys = new SigningKeys(config.secrets, new SecretRepository(database))
  const accounts = new AccountRepository(database)
  const throttle = new SignInThrottle(new AttemptRepository(database), keys)
  const administrators = new Administrators({
    accounts,
    links: new SetupLinkRepository(database),
    invitations: new InvitationRepository(database),
    passwords,
    throttle,
    siteUrl,
    now,
    siteWords: async () => [new URL(siteUrl).hostname, await blogName()],
  })
  const apiTokens = new ApiTokens(new ApiTokenRepository(database))
  let sessions: Promise<Sessions> | undefined
  const load = async () => {
    const { openSessions } = await import('./sessions.ts')
    return openSessions(database, { siteUrl, keys: await keys.all(), passwords }, log)
  }

  const identity = new BuiltInIdentity({
    accounts,
    sessionRows: new SessionRepository(database),
    administrators,
    tokens: apiTokens,
    throttle,
    cookies: new Cookies(keys, siteUrl),
    domains: new AuthorizedDomains(config),
    passwords,
    sessions() {
      sessions ??= load().catch((error) => {
        sessions = undefined
        throw error
      })
      return sessions
    },
    now,
    log,
  })
  return { identity, administrators, apiTokens }
}
