import type { Connection } from './database.ts'
import { newConsentId } from './id.ts'

/**
 * A server said that nobody has the address of this mail: whoever subscribed it gets none any more. Not those who were taken
 * out, who stay so. Their links to confirm end; when a request is forgotten that nobody confirmed does not change.
 */
export async function takeOutBounced({ write, now }: Connection, deliveryId: string): Promise<void> {
  const at = now().toISOString()
  const gone = await write
    .updateTable('subscribers')
    .set({ status: 'bounced', confirm_hash: null, changed_at: at })
    .where('status', 'not in', ['suppressed', 'bounced'])
    .where('id', '=', (eb) => eb.selectFrom('deliveries').select('subscriber_id').where('id', '=', deliveryId))
    .returning('id')
    .executeTakeFirst()
  if (!gone) return
  // So that whoever is counted by what happened to them counts as gone.
  const said = { event: 'suppressed', statement: 'undeliverable' } as const
  await write
    .insertInto('consent_log')
    .values({ id: newConsentId(), subscriber_id: gone.id, at, ...said, client_hash: null, form_version: null })
    .execute()
}
