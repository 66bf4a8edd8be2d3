export interface SecondFactorTables {
  totp_secrets: TotpSecretTable
  recovery_codes: RecoveryCodeTable
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
