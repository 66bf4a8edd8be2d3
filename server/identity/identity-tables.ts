import type { Generated } from 'kysely'
import type { Role } from '#domain/identity/role.ts'
import type { OpenIdTables } from './openid/openid-tables.ts'
import type { PasskeyTables } from './passkeys/passkey-tables.ts'
import type { SecondFactorTables } from './second-factor/second-factor-tables.ts'

export interface IdentityTables extends OpenIdTables, PasskeyTables, SecondFactorTables {
  accounts: AccountTable
  account_credentials: AccountCredentialTable
  account_sessions: AccountSessionTable
  api_tokens: ApiTokenTable
  setup_links: SetupLinkTable
  invitations: InvitationTable
  password_resets: PasswordResetTable
  address_changes: AddressChangeTable
  sign_in_attempts: SignInAttemptTable
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
  /** 1 once the account has signed in. */
  has_signed_in: Generated<number>
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
  /** That of the token before, and when it was replaced; empty for a session that has its first. */
  replaced_hash: Generated<string>
  replaced_at: Generated<string>
  user_agent: string | null
  created_at: string
  updated_at: string
  expires_at: string
  /** When its holder last proved who they are, by password or passkey. Named in a version without passkeys. */
  password_at: string | null
  /** Client network at the last renewal, as /24 or /48; null if unknown. */
  network: string | null
  /** Host of the OpenID provider that opened it; null for passwords and passkeys. */
  provider: string | null
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

interface SetupLinkTable {
  token_hash: string
  expires_at: string
}

interface InvitationTable {
  id: string
  email: string
  token_hash: string
  /** Of the account that the invitation makes. */
  role: Role
  invited_by: string
  /** The mail that holds the link. */
  mail_id: string | null
  created_at: string
  expires_at: string
}

interface PasswordResetTable {
  token_hash: string
  account_id: string
  expires_at: string
}

interface AddressChangeTable {
  token_hash: string
  account_id: string
  /** In lower case. */
  email: string
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
