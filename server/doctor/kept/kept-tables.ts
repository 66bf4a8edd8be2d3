import { AUDIT_DAYS } from '#domain/audit-event.ts'
import { ANNOUNCED_MAIL_DAYS, SINGLE_MAIL_DAYS } from '#domain/mail/mail-period.ts'
import { TRASH_DAYS } from '#domain/posts/trash-period.ts'
import type { StoredTable } from '../../db/tables.ts'

/** What the number of rows is proportional to; `nothing` for those that are bounded by age or number. */
export type Growth = 'posts' | 'subscribers' | 'administrators' | 'nothing'

interface KeptRows {
  /** Label on *Health*. */
  readonly name: string
  readonly kept: string
  /** Environment variable that changes the retention. */
  readonly setting?: string
  readonly growsWith: Growth
  /** The table whose rows are counted, and the noun for them. */
  readonly counted: readonly [table: StoredTable, one: string, many: string]
}

export const KEPT_ROWS = {
  posts: {
    name: 'Posts, drafts and their addresses',
    kept: `Until they are deleted, then ${TRASH_DAYS} days in the trash.`,
    growsWith: 'posts',
    counted: ['posts', 'post', 'posts'],
  },
  revisions: {
    name: 'Revisions',
    kept: 'As long as their post. Published versions: all of the last day, one for each day of a month, then one for each month. Drafts: the newest 50.',
    growsWith: 'posts',
    counted: ['post_revisions', 'revision', 'revisions'],
  },
  pictures: {
    name: 'Pictures',
    kept: 'While a post, revision, category, profile or setting uses them, and a day longer.',
    growsWith: 'posts',
    counted: ['media', 'picture', 'pictures'],
  },
  subscribers: {
    name: 'Subscribers',
    kept: 'Unconfirmed requests: 30 days. Others: until you erase them, so that nobody who unsubscribed is mailed again.',
    growsWith: 'subscribers',
    counted: ['subscribers', 'address', 'addresses'],
  },
  consent: {
    name: 'Consent of subscribers',
    kept: 'As long as the subscriber: the first and the last entry of each kind. Between them one for each day, after 13 months one for each month.',
    growsWith: 'subscribers',
    counted: ['consent_log', 'entry', 'entries'],
  },
  mails: {
    name: 'Who got which mail',
    kept: `Announcements for ${ANNOUNCED_MAIL_DAYS} days, other mails for ${SINGLE_MAIL_DAYS}.`,
    growsWith: 'subscribers',
    counted: ['deliveries', 'mail', 'mails'],
  },
  announcements: {
    name: 'How many mails were sent',
    kept: 'For each announcement: for good. By day: 13 months.',
    growsWith: 'posts',
    counted: ['campaigns', 'announcement', 'announcements'],
  },
  mailbox: {
    name: 'Mails not sent, without a mail server',
    kept: 'The newest 500 announcements, and as many others or those of 7 days.',
    growsWith: 'nothing',
    counted: ['mailbox_messages', 'mail', 'mails'],
  },
  statistics: {
    name: 'Reader counts',
    kept: '13 months.',
    setting: 'ANALYTICS_PROVIDER',
    growsWith: 'posts',
    counted: ['analytics_days', 'count', 'counts'],
  },
  referrers: {
    name: 'Referring sites',
    kept: '13 months.',
    growsWith: 'nothing',
    counted: ['analytics_referrers', 'count', 'counts'],
  },
  visitors: {
    name: 'Keys that tell visitors apart',
    kept: 'Two days.',
    growsWith: 'nothing',
    counted: ['analytics_visitors', 'key', 'keys'],
  },
  audit: {
    name: 'Audit log',
    kept: `${AUDIT_DAYS} days.`,
    growsWith: 'nothing',
    counted: ['audit_entries', 'entry', 'entries'],
  },
  imports: {
    name: 'Reports of imports',
    kept: 'Until ten others have followed.',
    growsWith: 'nothing',
    counted: ['import_entries', 'entry', 'entries'],
  },
  administrators: {
    name: 'Accounts, passkeys and tokens',
    kept: 'Until they are removed.',
    growsWith: 'administrators',
    counted: ['accounts', 'account', 'accounts'],
  },
  sessions: {
    name: 'Sessions',
    kept: '14 days without use, 30 in all.',
    growsWith: 'administrators',
    counted: ['account_sessions', 'session', 'sessions'],
  },
  moments: {
    name: 'Links sent by mail, rate limits, browser reports, backup runs',
    kept: 'From minutes to 30 days. Backup runs: as long as backups.',
    growsWith: 'nothing',
    counted: ['backup_runs', 'backup run', 'backup runs'],
  },
  settings: {
    name: 'Settings and keys',
    kept: 'Until they are changed; the last 20 values of each, to go back to.',
    growsWith: 'nothing',
    counted: ['settings', 'setting', 'settings'],
  },
} as const satisfies Record<string, KeptRows>

type KeptName = keyof typeof KEPT_ROWS

/** The kind that each table belongs to; `ten-years.test.ts` checks the growth that is stated there. */
export const KEPT_IN: Readonly<Record<StoredTable, KeptName>> = {
  posts: 'posts',
  old_paths: 'posts',
  redirects: 'posts',
  imported_posts: 'posts',
  pending_edits: 'posts',
  preview_links: 'posts',
  indexed_posts: 'posts',
  terms: 'posts',
  post_terms: 'posts',
  categories: 'settings',
  old_slugs: 'settings',
  search_documents: 'posts',
  vocabulary: 'posts',
  post_scores: 'posts',
  post_revisions: 'revisions',
  revision_pictures: 'revisions',
  media: 'pictures',
  media_parts: 'pictures',
  media_sources: 'pictures',
  media_use: 'pictures',
  media_unused: 'pictures',
  media_removals: 'pictures',
  pictures: 'pictures',
  subscribers: 'subscribers',
  erased_subscribers: 'subscribers',
  erasure_key: 'settings',
  consent_log: 'consent',
  deliveries: 'mails',
  campaigns: 'announcements',
  mail_sums: 'announcements',
  mailbox_messages: 'mailbox',
  analytics_days: 'statistics',
  analytics_referrers: 'referrers',
  analytics_salts: 'visitors',
  analytics_visitors: 'visitors',
  audit_entries: 'audit',
  imports: 'imports',
  import_entries: 'imports',
  accounts: 'administrators',
  author_profiles: 'administrators',
  account_credentials: 'administrators',
  linked_identities: 'administrators',
  removed_addresses: 'administrators',
  totp_secrets: 'administrators',
  recovery_codes: 'administrators',
  passkeys: 'administrators',
  api_tokens: 'administrators',
  account_sessions: 'sessions',
  account_links: 'moments',
  sign_in_attempts: 'moments',
  subscription_counts: 'moments',
  captcha_used: 'moments',
  used_passkey_challenges: 'moments',
  openid_sign_ins: 'moments',
  policy_reports: 'moments',
  backup_runs: 'moments',
  settings: 'settings',
  setting_revisions: 'settings',
  counters: 'settings',
  secrets: 'settings',
  mail_transport: 'settings',
}
