import type { Generated } from 'kysely'

export interface AuditTables {
  audit_entries: AuditEntryTable
}

/** Triggers refuse every update, and to delete an entry before it is 360 days old. */
interface AuditEntryTable {
  seq: Generated<number>
  at: string
  /** An `AuditEvent`, maybe of a later version. */
  event: string
  account_id: string | null
  /** Address or other name, as it was then. */
  who: string
  about: string
  post_id: string | null
  /** A /24 or /48; null for commands and the server itself. */
  network: string | null
  /** `who` and `about` as they are searched. */
  search_text: string
}
