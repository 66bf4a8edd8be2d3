import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Connection } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'

/**
 * Ends invitations, and cancels their mails that were not sent yet. Call it in a transaction that holds the row lock `identity`,
 * so that none of them is accepted meanwhile.
 * @param which condition; all of them without one
 * @returns their number
 */
export async function endInvitations(
  trx: Connection,
  which?: (is: ExpressionBuilder<Tables, 'invitations'>) => Expression<SqlBool>,
): Promise<number> {
  const all = trx.write.deleteFrom('invitations').returning('mail_id')
  const ended = await (which ? all.where(which) : all).execute()
  await new OutboxRepository(trx).cancel(ended.flatMap(({ mail_id }) => mail_id ?? []))
  return ended.length
}
