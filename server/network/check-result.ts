export interface CheckResult {
  readonly ok: boolean
  readonly reply: string
  /** False if the answer of the service does not prove that it works. */
  readonly isProven?: boolean
}
