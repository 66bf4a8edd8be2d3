import type { Connection } from '../../db/database.ts'
import { newId } from '../../db/id.ts'

/** Ends the confirmation link. An unconfirmed request is still purged at the same time as before. */
export async function markBounced({ write, now }: Connection, deliveryId: string): Promise<void> {
  const at = now().toISOString()
  const gone = await write
    .updateTable('subscribers')
    .set({ status: 'bounced', confirm_hash: null, changed_at: at })
    .where('status', 'not in', ['suppressed', 'bounced'])
    .where('id', '=', (eb) => eb.selectFrom('deliveries').select('subscriber_id').where('id', '=', deliveryId))
    .returning('id')
    .executeTakeFirst()
  if (!gone) return
  // Statistics count by these events.
  const said = { event: 'suppressed', statement: 'undeliverable' } as const
  await write
    .insertInto('consent_log')
    .values({ id: newId('consent'), subscriber_id: gone.id, at, ...said, client_hash: null, form_version: null })
    .execute()
}
