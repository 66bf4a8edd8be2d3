import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type DeliveryTable, PRIMARY_TRANSPORT, type TransportKey } from './mail-tables.ts'
import { priorityOf } from './outbox/delivery.ts'

/**
 * The mails that a transport sends. A test mail for the primary transport is sent by that transport in any case. Welcomes go with
 * announcements, whose transport can set headers to unsubscribe.
 */
export type MailStream = 'all' | 'announcements' | 'others'

const IS_FOR_PRIMARY = sql<SqlBool>`(kind = 'welcome' or (kind = 'test' and coalesce(way, '') = ${sql.lit(PRIMARY_TRANSPORT)}))`

/**
 * Conditions on rows of `deliveries`. Announcements are found by priority, with which the index begins: a search for single
 * mails skips ten thousand announcements.
 */
export const IN_STREAM: Readonly<Record<MailStream, RawBuilder<SqlBool>>> = {
  all: sql`1 = 1`,
  // The few single mails come first in the index, so passing them costs nothing.
  announcements: sql`(priority >= ${sql.lit(priorityOf('announcement'))} or ${IS_FOR_PRIMARY})`,
  others: sql`(priority < ${sql.lit(priorityOf('announcement'))} and not ${IS_FOR_PRIMARY})`,
}

export function isInStream({ kind, way }: Pick<DeliveryTable, 'kind' | 'way'>, stream: MailStream): boolean {
  const isForPrimary = kind === 'announcement' || kind === 'welcome' || (kind === 'test' && way === PRIMARY_TRANSPORT)
  return stream === 'all' || (stream === 'announcements') === isForPrimary
}

/** Condition on rows of `deliveries`: the mail went by that transport last, or has to. @param table its alias in the query */
export function isSentBy(key: TransportKey, table = 'deliveries'): RawBuilder<SqlBool> {
  return sql`coalesce(${sql.ref(`${table}.way`)}, ${sql.lit(PRIMARY_TRANSPORT)}) = ${key}`
}
