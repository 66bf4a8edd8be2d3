export interface SecondFactorTables {
  totp_secrets: TotpSecretTable
  recovery_codes: RecoveryCodeTable
}

interface TotpSecretTable {
  account_id: string
  /** Base32. */
  secret: string
  created_at: string
  /** Null until a first code was typed: the secret asks for nothing before. */
  confirmed_at: string | null
  /** The time step of the last code that was used. */
  last_step: number | null
}

interface RecoveryCodeTable {
  code_hash: string
  account_id: string
}
