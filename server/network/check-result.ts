/** The result of a check of a service, in the service's own words if it gave any. */
export interface CheckResult {
  readonly ok: boolean
  readonly reply: string
  /** False if the service answered, but that does not prove that it works. */
  readonly isProven?: boolean
}
