export interface OpenIdTables {
  linked_identities: LinkedIdentityTable
  openid_sign_ins: OpenIdSignInTable
  removed_addresses: RemovedAddressTable
}

/** A person at an OpenID provider, by issuer and subject: the address may change there. */
interface LinkedIdentityTable {
  issuer: string
  subject: string
  /** Null after the account was removed. */
  account_id: string | null
  /** As the provider said last. */
  email: string
  created_at: string
  last_used_at: string
}

/** Sign-ins that came back from the provider. */
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
