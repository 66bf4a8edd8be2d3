/** What a check of a service found, in the words of the service where it gave any. */
export interface CheckResult {
  readonly ok: boolean
  readonly reply: string
  /** False where the service answers, which does not yet show that it would do its work. */
  readonly isProven?: boolean
}
