import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DeliveryTable } from './mail-tables.ts'
import { priorityOf } from './outbox/delivery.ts'

/** Which mails a transport sends. Tests of the mail server go by it in any case. */
export type MailScope = 'all' | 'announcements' | 'others'

const TESTS_SERVER = sql<SqlBool>`(kind = 'test' and coalesce(way, '') = 'outbox')`

/**
 * Conditions on rows of `deliveries`. Announcements are found by priority, with which the index begins: a search for single
 * mails skips ten thousand announcements.
 */
export const IN_SCOPE: Readonly<Record<MailScope, RawBuilder<SqlBool>>> = {
  all: sql`1 = 1`,
  // The few single mails come first in the index, so passing them costs nothing.
  announcements: sql`(priority >= ${sql.lit(priorityOf('announcement'))} or ${TESTS_SERVER})`,
  others: sql`(priority < ${sql.lit(priorityOf('announcement'))} and not ${TESTS_SERVER})`,
}

/** The same of one row. */
export function isInScope({ kind, way }: Pick<DeliveryTable, 'kind' | 'way'>, scope: MailScope): boolean {
  const isForServer = kind === 'announcement' || (kind === 'test' && way === 'outbox')
  return scope === 'all' || (scope === 'announcements') === isForServer
}
