import type { Config } from '../config/config.ts'
import type { Connection } from '../db/database.ts'
import { SecretRepository } from '../db/secret-repository.ts'
import type { Log } from '../log/log.ts'
import { AccountRepository } from './account-repository.ts'
import { Administrators } from './administrators.ts'
import { ApiTokenRepository } from './api-tokens/api-token-repository.ts'
import { AttemptRepository } from './attempt-repository.ts'
import { AuthorizedDomains } from './authorized-domains.ts'
import { Identity } from './identity.ts'
import { InvitationRepository } from './invitations/invitation-repository.ts'
import { SetupLinkRepository } from './invitations/setup-link-repository.ts'
import { LinkedIdentityRepository } from './openid/linked-identity-repository.ts'
import { openOpenId } from './openid/open-openid.ts'
import { openPasskeys } from './passkeys/open-passkeys.ts'
import { PasswordCheck } from './password-check.ts'
import { Argon2Passwords, type Passwords } from './passwords.ts'
import { SecondFactor } from './second-factor/second-factor.ts'
import { SecondFactorRepository } from './second-factor/second-factor-repository.ts'
import { Cookies } from './sessions/cookies.ts'
import { KnownDevices } from './sessions/known-devices.ts'
import { SessionConfirmation } from './sessions/session-confirmation.ts'
import { SessionList } from './sessions/session-list.ts'
import { SessionRepository } from './sessions/session-repository.ts'
import { Sessions, type SignIn } from './sessions/sessions.ts'
import { SigningKeys } from './sessions/signing-keys.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

type Settings = Pick<Config, 'siteUrl' | 'siteUrlIsDefault' | 'authorizedDomains' | 'secrets'> &
  Partial<Pick<Config, 'openId'>>

/** Wires identity over a database; runs no query. */
export function openIdentity(
  database: Connection,
  config: Settings,
  log: Log,
  blogName: () => Promise<string>,
  passwords: Passwords = new Argon2Passwords(),
  onSignIn: (signIn: SignIn) => Promise<void> = async () => {},
) {
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
  const apiTokens = new ApiTokenRepository(database)
  const secondFactor = new SecondFactor({
    repository: new SecondFactorRepository(database),
    throttle,
    blogName,
    now,
    log,
  })
  const cookies = new Cookies(keys, siteUrl)
  const sessionRepository = new SessionRepository(database)
  const devices = new KnownDevices(cookies, accounts)
  const noteSignIn = (accountId: string) => accounts.noteSignIn(accountId)
  const sessions = new Sessions({ repository: sessionRepository, cookies, devices, noteSignIn, now, onSignIn })
  const domains = new AuthorizedDomains(config)
  const passwordCheck = new PasswordCheck(accounts, passwords, throttle)
  const identity = new Identity({
    sessions,
    confirmation: new SessionConfirmation({ sessions, devices, passwords: passwordCheck, secondFactor, log }),
    administrators,
    tokens: apiTokens,
    throttle,
    devices,
    domains,
    passwords: passwordCheck,
    secondFactor,
    log,
  })
  const passkeys = openPasskeys({ database, keys, sessions, throttle, domains, siteUrl, blogName, log })
  return {
    identity,
    administrators,
    apiTokens,
    secondFactor,
    throttle,
    passwords,
    ...passkeys,
    linkedIdentities: new LinkedIdentityRepository(database),
    /** Null where no OpenID provider is configured. */
    openIdSignIn: openOpenId({ database, config: config.openId, cookies, sessions, throttle, domains, siteUrl, log }),
    sessionList: new SessionList(sessionRepository, cookies),
  }
}
