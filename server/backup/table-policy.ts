import { SECRET_SETTINGS } from '../db/encryption/encrypt-stored.ts'
import type { StoredTable } from '../db/tables.ts'
import type { Row } from '../db/transfer/snapshot.ts'

/** `secret`: left out of a backup without secrets. `never`: in no backup. */
type Policy = 'always' | 'secret' | 'never'

/** The policy of each table. Full-text indexes are rebuilt after a restore. */
const POLICIES: Readonly<Record<StoredTable, Policy>> = {
  posts: 'always',
  old_paths: 'always',
  imported_posts: 'always',
  imports: 'always',
  import_entries: 'always',
  redirects: 'always',
  pending_edits: 'always',
  post_revisions: 'always',
  revision_pictures: 'always',
  preview_links: 'secret',
  // State of the full-text index, which each engine rebuilds in its own form.
  indexed_posts: 'never',
  // Slugs, and words of deleted posts, cannot be rebuilt from posts.
  terms: 'always',
  post_terms: 'always',
  categories: 'always',
  old_slugs: 'always',
  search_documents: 'always',
  vocabulary: 'always',
  post_scores: 'always',
  media: 'always',
  // Pictures are files of the archive.
  media_parts: 'never',
  media_sources: 'always',
  media_use: 'always',
  media_unused: 'always',
  // Work that is left at the place of pictures, which a restored blog may not share.
  media_removals: 'never',
  pictures: 'always',
  settings: 'always',
  setting_revisions: 'always',
  counters: 'always',
  secrets: 'secret',
  subscribers: 'always',
  consent_log: 'always',
  erased_subscribers: 'always',
  erasure_key: 'always',
  campaigns: 'always',
  deliveries: 'always',
  mail_sums: 'always',
  mail_transport: 'always',
  // Stored mails contain invitation and password links.
  mailbox_messages: 'secret',
  accounts: 'always',
  author_profiles: 'always',
  account_credentials: 'always',
  linked_identities: 'always',
  removed_addresses: 'always',
  totp_secrets: 'secret',
  recovery_codes: 'secret',
  passkeys: 'secret',
  api_tokens: 'secret',
  // Of the links, invitations alone are backed up; see `backedUpRow`.
  account_links: 'secret',
  // A session from a backup would give access to its account.
  account_sessions: 'never',
  audit_entries: 'always',
  // Sent by strangers, and outdated after a month.
  policy_reports: 'never',
  // It names files of one server.
  backup_runs: 'never',
  analytics_days: 'always',
  analytics_referrers: 'always',
  // The salt of a day would allow readers to be told apart for as long as the backup is kept.
  analytics_salts: 'never',
  analytics_visitors: 'never',
  // Rate limits of minutes and hours.
  sign_in_attempts: 'never',
  subscription_counts: 'never',
  captcha_used: 'never',
  used_passkey_challenges: 'never',
  openid_sign_ins: 'never',
}

const POLICY_OF: ReadonlyMap<string, Policy> = new Map(Object.entries(POLICIES))

export function isBackedUp(table: string, withSecrets: boolean): boolean {
  const policy = POLICY_OF.get(table)
  return policy === 'always' || (policy === 'secret' && withSecrets)
}

export function isOurs(table: string): boolean {
  return POLICY_OF.has(table)
}

/** The row, unless secrets are wanted without its secret values; null if the whole row is left out. */
export function backedUpRow(table: string, row: Row, withSecrets: boolean): Row | null {
  // Other links are left out: they set passwords.
  if (table === 'account_links' && row.purpose !== 'invitation') return null
  if (withSecrets) return row
  if (table === 'settings') return SECRET_SETTINGS.includes(String(row.key)) ? null : row
  if (table === 'account_credentials') return { ...row, password: null }
  // The data of a queued mail may contain a link.
  return table === 'deliveries' ? { ...row, data: '{}' } : row
}
