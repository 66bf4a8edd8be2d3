import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { priorityOf } from './delivery.ts'
import type { DeliveryTable } from './mail-tables.ts'

/** Which mails go by a way. Those that try the mail server go by it in any case. */
export type MailShare = 'all' | 'announcements' | 'others'

const TRIES_SERVER = sql<SqlBool>`(kind = 'test' and coalesce(way, '') = 'outbox')`

/**
 * Conditions on rows of `deliveries`. Priority tells announcements from the rest, and the index begins with it: where ten
 * thousand announcements wait, nobody who looks for a single mail passes them all.
 */
export const OF_SHARE: Readonly<Record<MailShare, RawBuilder<SqlBool>>> = {
  all: sql`1 = 1`,
  // The few single mails come first in the index, so passing them costs nothing.
  announcements: sql`(priority >= ${sql.lit(priorityOf('announcement'))} or ${TRIES_SERVER})`,
  others: sql`(priority < ${sql.lit(priorityOf('announcement'))} and not ${TRIES_SERVER})`,
}

/** The same of one row. */
export function isOfShare({ kind, way }: Pick<DeliveryTable, 'kind' | 'way'>, share: MailShare): boolean {
  const isForServer = kind === 'announcement' || (kind === 'test' && way === 'outbox')
  return share === 'all' || (share === 'announcements') === isForServer
}
