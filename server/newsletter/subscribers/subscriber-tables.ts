import type { Generated } from 'kysely'

export interface SubscriberTables {
  subscribers: SubscriberTable
  consent_log: ConsentTable
  erased_subscribers: ErasedSubscriberTable
  erasure_key: ErasureKeyTable
  subscription_counts: SubscriptionCountTable
}

export interface SubscriberTable {
  id: string
  email: string
  /** The address regardless of case. */
  email_key: string
  /** From an imported list; empty for all other subscribers. */
  name: Generated<string>
  /** From an imported list, separated by commas; empty for all other subscribers. */
  labels: Generated<string>
  status: 'pending' | 'active' | 'unsubscribed' | 'bounced' | 'suppressed'
  source: 'footer' | 'greetings' | 'api' | 'import'
  /** SHA-256 of the newest confirmation link's token. It stays after the link was used, which may be used again. */
  confirm_hash: string | null
  confirm_expires: string | null
  created_at: string
  confirmed_at: string | null
  changed_at: string
  /** Value of the counter `subscribers` when this one last became active: announcing raises it. */
  generation?: number
}

/** The consent log: rows are never changed, and deleted with their subscriber. */
export interface ConsentTable {
  id: string
  subscriber_id: string
  event: 'requested' | 'confirmed' | 'unsubscribed' | 'returned' | 'suppressed' | 'imported'
  at: string
  /** A keyed hash of the client's network. */
  client_hash: string | null
  /** Version of the text beside the form. */
  form_version: string | null
  /** The administrator's statement of consent for an imported list, or a note about a manual change. */
  statement: string | null
}

interface ErasedSubscriberTable {
  /** A keyed hash of the address. */
  hash: string
}

/** One row, once an address was erased. */
interface ErasureKeyTable {
  id: number
  value: string
}

interface SubscriptionCountTable {
  /** A keyed hash of an address or a network, or the name of a count over all. */
  key: string
  count: number
  /** From then on the row is ignored. */
  forget_at: string
}
