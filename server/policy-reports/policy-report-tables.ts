export interface PolicyReportTables {
  policy_reports: PolicyReportTable
}

interface PolicyReportTable {
  /** Directive of the Content-Security-Policy, such as `script-src-elem`. */
  directive: string
  /** An origin, or a word such as `inline` or `eval`. */
  blocked: string
  /** Path of a screen without what follows its name. */
  page: string
  reports: number
  first_at: string
  last_at: string
}
