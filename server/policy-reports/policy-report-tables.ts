export interface PolicyReportTables {
  policy_reports: PolicyReportTable
}

interface PolicyReportTable {
  /** Such as `script-src-elem`. */
  directive: string
  /** An origin, or a word such as `inline` or `eval`. */
  blocked: string
  /** What follows the name of the screen is left out. */
  page: string
  reports: number
  first_at: string
  last_at: string
}
