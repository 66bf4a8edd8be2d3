/** What a check of a service found, in the words of the service where it gave any. */
export interface CheckResult {
  readonly ok: boolean
  readonly reply: string
  /** False if the service answered, but that does not prove that it works. */
  readonly isProven?: boolean
}
