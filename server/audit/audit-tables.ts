import type { Generated } from 'kysely'

export interface AuditTables {
  audit_entries: AuditEntryTable
}

/** Triggers reject updates, and deletion of entries younger than 360 days. */
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
  /** `who` and `about` folded for search. */
  search_text: string
}
