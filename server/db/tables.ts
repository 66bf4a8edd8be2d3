import type { Generated } from 'kysely'
import type { AnalyticsTables } from '../analytics/analytics-tables.ts'
import type { AuditTables } from '../audit/audit-tables.ts'
import type { BackupTables } from '../backup/backup-tables.ts'
import type { IdentityTables } from '../identity/identity-tables.ts'
import type { ImportTables } from '../imports/import-tables.ts'
import type { MailTables } from '../mail/mail-tables.ts'
import type { MediaTables } from '../media/media-tables.ts'
import type { SubscriberTables } from '../newsletter/subscribers/subscriber-tables.ts'
import type { PolicyReportTables } from '../policy-reports/policy-report-tables.ts'
import type { PostTables } from '../posts/post-tables.ts'

/** The rows as both engines store them. Instants are ISO 8601 text in UTC with milliseconds; `snake_case` ends here. */
export interface Tables
  extends AnalyticsTables,
    AuditTables,
    BackupTables,
    IdentityTables,
    ImportTables,
    MailTables,
    MediaTables,
    PolicyReportTables,
    PostTables,
    SubscriberTables {
  settings: SettingTable
  setting_revisions: SettingRevisionTable
  secrets: SecretTable
  counters: CounterTable
  captcha_used: CaptchaUsedTable
}

/** Names of all tables, without the views. */
export type StoredTable = Exclude<keyof Tables, 'published_posts' | 'published_content'>

interface SettingTable {
  key: string
  value: string
  updated_at: string
}

/** What a setting was until a save. */
interface SettingRevisionTable {
  key: string
  until: string
  /** E-mail address; empty when it is not known. */
  changed_by: string
  /** JSON text, as in `settings`; null for its default. */
  value: string | null
}

interface SecretTable {
  name: string
  value: string
  created_at: string
}

interface CounterTable {
  name: string
  value: number
  /** Of `content`: see `contentChangedAt`. */
  changed_at: Generated<number>
}

interface CaptchaUsedTable {
  nonce: string
  expires_at: string
}
