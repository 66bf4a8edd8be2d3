export interface PasskeyTables {
  passkeys: PasskeyTable
  used_passkey_challenges: UsedPasskeyChallengeTable
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

/** Used challenges, until their end. */
interface UsedPasskeyChallengeTable {
  challenge_hash: string
  expires_at: string
}
