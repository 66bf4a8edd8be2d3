export interface SubscriberTables {
  subscribers: SubscriberTable
  consent_log: ConsentTable
  subscription_counts: SubscriptionCountTable
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
  /** The administrator's statement of consent for an imported list, or a note about a manual change. */
  statement: string | null
}

export interface SubscriptionCountTable {
  /** A keyed hash of an address or a network, or the name of a count over all. */
  key: string
  count: number
  /** From then on the row counts as gone. */
  forget_at: string
}
