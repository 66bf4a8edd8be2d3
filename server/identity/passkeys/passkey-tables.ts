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
  /** In the form of COSE. */
  public_key: string
  /** How often the authenticator says that it was used; many always say 0. */
  counter: number
  /** Separated by spaces. */
  transports: string
  is_backed_up: number
  created_at: string
  last_used_at: string | null
}

/** Challenges that were answered, until they expire by themselves. */
interface UsedPasskeyChallengeTable {
  challenge_hash: string
  expires_at: string
}
