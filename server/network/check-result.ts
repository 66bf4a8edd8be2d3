export interface CheckResult {
  readonly ok: boolean
  readonly reply: string
  /** False if the service answered, but that does not prove that it works. */
  readonly isProven?: boolean
}
