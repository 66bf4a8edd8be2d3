import type { Generated } from 'kysely'
import type { Role } from '#domain/identity/role.ts'
import type { LinkPurpose } from './links/account-links.ts'

export interface IdentityTables {
  accounts: AccountTable
  account_credentials: AccountCredentialTable
  account_sessions: AccountSessionTable
  api_tokens: ApiTokenTable
  account_links: AccountLinkTable
  sign_in_attempts: SignInAttemptTable
  linked_identities: LinkedIdentityTable
  openid_sign_ins: OpenIdSignInTable
  removed_addresses: RemovedAddressTable
  passkeys: PasskeyTable
  used_passkey_challenges: UsedPasskeyChallengeTable
  totp_secrets: TotpSecretTable
  recovery_codes: RecoveryCodeTable
}

interface AccountTable {
  id: string
  /** In lower case. */
  email: string
  name: string
  email_verified: number
  created_at: string
  updated_at: string
  role: Role
  /** WebAuthn user handle of the account; null before its first passkey. */
  passkey_user_id: string | null
  has_signed_in: Generated<number>
  /** The name as printed; empty until it is given, or taken from the first post that is published or scheduled. */
  author_name: Generated<string>
  /** A BCP 47 tag; empty for the language of the browser. */
  language: Generated<string>
}

/** One way of an account to prove itself: the password, whose provider is `credential`. */
interface AccountCredentialTable {
  id: string
  account_id: string
  provider_id: string
  provider_account_id: string
  /** An argon2id hash. */
  password: string | null
  created_at: string
  updated_at: string
}

interface AccountSessionTable {
  id: string
  account_id: string
  /** SHA-256 of what the cookie holds. */
  token_hash: string
  /** Hash of the previous token, and when it was replaced; empty while the session has its first token. */
  replaced_hash: Generated<string>
  replaced_at: Generated<string>
  user_agent: string | null
  created_at: string
  updated_at: string
  expires_at: string
  /** When its holder was last authenticated, by password, passkey or provider. The name is older than passkeys. */
  password_at: string | null
  /** Client network at the last renewal, as /24 or /48; null if unknown. */
  network: string | null
  /** Host of the OpenID provider that opened it; null for passwords and passkeys. */
  provider: string | null
  /** SHA-256 of the ID token that opened it; null unless a program brought one. */
  id_token_hash: string | null
}

interface ApiTokenTable {
  id: string
  account_id: string
  name: string
  token_hash: string
  created_at: string
  last_used_at: string | null
  /** Separated by spaces. */
  scopes: string
  /** Null for tokens of versions in which none expired. */
  expires_at: string | null
}

/** A link by mail that is used once: to set a site up, accept an invitation, reset a password or confirm an address. */
interface AccountLinkTable {
  id: string
  purpose: LinkPurpose
  token_hash: string
  /** The account whose password or address is changed, or that invites; null for a set-up. */
  account_id: string | null
  /** The address to which the link is mailed, in lower case; empty for a set-up. */
  email: string
  /** The role that an invitation gives; null for other links. */
  role: Role | null
  /** The mail that holds an invitation, once it is queued. */
  mail_id: string | null
  created_at: string
  expires_at: string
}

export interface SignInAttemptTable {
  /** A keyed hash of an account, a device or a network address. */
  key: string
  failures: number
  blocked_until: string
  /** From then on the row is ignored. */
  forget_at: string
}

/** A person at an OpenID provider, by issuer and subject: the address may change there. */
interface LinkedIdentityTable {
  issuer: string
  subject: string
  /** Null after the account was removed. */
  account_id: string | null
  /** As the provider reported it last. */
  email: string
  created_at: string
  last_used_at: string
}

interface OpenIdSignInTable {
  state_hash: string
  /** `signed-in` or an `OpenIdProblem`; null while it is being checked. */
  outcome: string | null
  expires_at: string
}

/** Addresses of removed accounts, for which sign-ins by a provider create no new account. */
interface RemovedAddressTable {
  email: string
  removed_at: string
}

interface PasskeyTable {
  id: string
  account_id: string
  name: string
  /** In base64url, as is the key. */
  credential_id: string
  /** COSE key, in base64url. */
  public_key: string
  /** Signature counter of the authenticator; many always report 0. */
  counter: number
  /** Separated by spaces. */
  transports: string
  is_backed_up: number
  created_at: string
  last_used_at: string | null
}

interface UsedPasskeyChallengeTable {
  challenge_hash: string
  expires_at: string
}

interface TotpSecretTable {
  account_id: string
  /** Base32. */
  secret: string
  created_at: string
  /** Null until the first code was confirmed. An unconfirmed secret is not required at sign-in. */
  confirmed_at: string | null
  /** The time step of the last code that was used. */
  last_step: number | null
}

interface RecoveryCodeTable {
  code_hash: string
  account_id: string
}
