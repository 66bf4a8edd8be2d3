import { passkeyHost } from '#domain/identity/passkey-host.ts'
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
import { LinkedIdentityRepository } from './openid/linked-identity-repository.ts'
import { OpenIdProvider } from './openid/open-id-provider.ts'
import { OpenIdSignIn } from './openid/open-id-sign-in.ts'
import { PendingSignIns } from './openid/pending-sign-in.ts'
import { PasskeyChallenges } from './passkeys/passkey-challenges.ts'
import { PasskeyRepository } from './passkeys/passkey-repository.ts'
import { PasskeySignIn } from './passkeys/passkey-sign-in.ts'
import { Passkeys } from './passkeys/passkeys.ts'
import { PasswordCheck } from './password-check.ts'
import { Argon2Passwords, type Passwords } from './passwords.ts'
import { SecondFactor } from './second-factor/second-factor.ts'
import { SecondFactorRepository } from './second-factor/second-factor-repository.ts'
import { Cookies } from './sessions/cookies.ts'
import { KnownDevices } from './sessions/known-devices.ts'
import { SessionConfirmation } from './sessions/session-confirmation.ts'
import { SessionRepository } from './sessions/session-repository.ts'
import { Sessions, type SignIn } from './sessions/sessions.ts'
import { SigningKeys } from './sessions/signing-keys.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

type Settings = Pick<Config, 'siteUrl' | 'siteHosts' | 'authorizedDomains' | 'secrets'> &
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
    database,
    accounts,
    passwords,
    throttle,
    siteUrl,
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
  const devices = new KnownDevices(cookies, accounts)
  const sessions = new Sessions({
    repository: new SessionRepository(database),
    cookies,
    devices,
    accounts,
    now,
    onSignIn,
  })
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
  const linkedIdentities = new LinkedIdentityRepository(database)
  const host = passkeyHost(siteUrl)
  const passkeyParts = {
    site: host === null ? null : { host, origin: new URL(siteUrl).origin },
    repository: new PasskeyRepository(database),
    challenges: new PasskeyChallenges(keys, now),
    sessions,
    throttle,
    domains,
    blogName,
    log,
  }
  return {
    identity,
    administrators,
    apiTokens,
    secondFactor,
    throttle,
    passwords,
    passkeys: new Passkeys(passkeyParts),
    passkeySignIn: new PasskeySignIn(passkeyParts),
    linkedIdentities,
    /** Null where no OpenID provider is configured. */
    openIdSignIn: config.openId
      ? new OpenIdSignIn({
          config: config.openId,
          provider: new OpenIdProvider(config.openId, now),
          identities: linkedIdentities,
          pending: new PendingSignIns(cookies, now),
          sessions,
          throttle,
          domains,
          now,
          log,
        })
      : null,
    sessions,
  }
}
