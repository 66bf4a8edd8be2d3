import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Connection } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'

/**
 * Cancels mails that were not sent yet. Call it in a transaction with the row lock `identity`: none is accepted meanwhile.
 * @param which all of them without one
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
