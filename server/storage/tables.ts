import type { AnalyticsTables } from './analytics-tables.ts'
import type { MailTables } from './mail-tables.ts'

/** The rows as both engines store them. Instants are ISO 8601 text in UTC with milliseconds; `snake_case` ends here. */
export interface Tables extends MailTables, AnalyticsTables {
  posts: PostTable
  old_paths: OldPathTable
  media: MediaTable
  media_sources: MediaSourceTable
  media_use: MediaUseTable
  media_unused: MediaUnusedTable
  settings: SettingTable
  secrets: SecretTable
  counters: CounterTable
  accounts: AccountTable
  account_credentials: AccountCredentialTable
  account_sessions: AccountSessionTable
  api_tokens: ApiTokenTable
  setup_links: SetupLinkTable
  invitations: InvitationTable
  sign_in_attempts: SignInAttemptTable
  subscribers: SubscriberTable
  consent_log: ConsentTable
  subscription_counts: SubscriptionCountTable
  captcha_used: CaptchaUsedTable
}

export interface PostTable {
  /** Rises with every post, so that "by date, then by creation" is a total order even within one millisecond. */
  created_seq: number
  id: string
  path: string
  date: string
  featured: number
  tag: string
  title: string
  tagline: string
  description: string
  author: string
  article_image: string
  article_img_src: string
  article_image_alt: string
  /** JSON text, like `ratings`, `sections` and `comments`. */
  film: string | null
  ratings: string | null
  views: number
  revision: number
  created_at: string
  updated_at: string
  /** Title, captions and author, folded for searching regardless of case. */
  search_text: string
  sections: string
  comments: string
  /** E-mail address, for a post that was saved since this is noted. */
  updated_by: string | null
  /** With which its creation was asked for. */
  creation_key: string | null
}

export interface OldPathTable {
  path: string
  post_id: string
  created_at: string
}

export interface MediaTable {
  hash: string
  type: string
  width: number
  height: number
  byte_length: number
  placeholder: string | null
  created_at: string
  bytes: Uint8Array
}

/** Which medium holds the same picture in better quality. */
export interface MediaSourceTable {
  hash: string
  /** Has no source itself. */
  source: string
}

/** Which pictures a post names, also those that are not kept. */
export interface MediaUseTable {
  hash: string
  post_id: string
}

/** Media that nothing uses, and since when that is known. */
export interface MediaUnusedTable {
  hash: string
  since: string
}

export interface SettingTable {
  key: string
  value: string
  updated_at: string
}

export interface SecretTable {
  name: string
  value: string
  created_at: string
}

export interface CounterTable {
  name: string
  value: number
}

/** What better-auth calls a user. */
export interface AccountTable {
  id: string
  /** In small letters. */
  email: string
  name: string
  email_verified: number
  created_at: string
  updated_at: string
}

/** What better-auth calls an account: one way of an account to prove itself. Ours is `credential`, the password. */
export interface AccountCredentialTable {
  id: string
  account_id: string
  provider_id: string
  provider_account_id: string
  /** An argon2id hash. */
  password: string | null
  created_at: string
  updated_at: string
}

export interface AccountSessionTable {
  id: string
  account_id: string
  /** SHA-256 of what the cookie holds. */
  token_hash: string
  user_agent: string | null
  created_at: string
  updated_at: string
  expires_at: string
  /** When the account's password was last typed in it. */
  password_at: string | null
}

export interface ApiTokenTable {
  id: string
  account_id: string
  name: string
  token_hash: string
  created_at: string
  last_used_at: string | null
  /** By spaces. */
  scopes: string
  /** Null of tokens that were made before they had an end. */
  expires_at: string | null
}

export interface SetupLinkTable {
  token_hash: string
  expires_at: string
}

export interface InvitationTable {
  id: string
  email: string
  token_hash: string
  invited_by: string
  /** The mail that holds the link. */
  mail_id: string | null
  created_at: string
  expires_at: string
}

export interface SignInAttemptTable {
  /** A keyed hash of an account, a device or a network address. */
  key: string
  failures: number
  blocked_until: string
  /** From then on the row counts as gone. */
  forget_at: string
}

export interface SubscriberTable {
  id: string
  email: string
  /** The address regardless of case. */
  email_key: string
  status: 'pending' | 'active' | 'unsubscribed' | 'bounced' | 'suppressed'
  source: 'footer' | 'greetings' | 'api' | 'import'
  /** Part of what signs the link to unsubscribe. Nothing raises it: such links work for ever. */
  unsubscribe_version: number
  /** SHA-256 of the newest confirmation link's token. It stays once the link was used, so that using it again is fine. */
  confirm_hash: string | null
  confirm_expires: string | null
  created_at: string
  confirmed_at: string | null
  changed_at: string
  /** Value of the counter `subscribers` when this one last became active: announcing raises it. */
  generation?: number
}

/** Who agreed to what, and when: never changed, gone with its subscriber. */
export interface ConsentTable {
  id: string
  subscriber_id: string
  event: 'requested' | 'confirmed' | 'unsubscribed' | 'returned' | 'suppressed' | 'imported'
  at: string
  /** A keyed hash of the network from which it came. */
  client_hash: string | null
  /** Which words stood beside the form. */
  form_version: string | null
  /** What an administrator said about the consent of those in an imported list, or did about somebody. */
  statement: string | null
}

export interface SubscriptionCountTable {
  /** A keyed hash of an address or a network, or the name of a count over all. */
  key: string
  count: number
  /** From then on the row counts as gone. */
  forget_at: string
}

/** Captchas that were used up, until they expire by themselves. */
export interface CaptchaUsedTable {
  nonce: string
  expires_at: string
}
