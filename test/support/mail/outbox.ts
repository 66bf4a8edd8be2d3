import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import type { OpenTestDatabase } from '../database/databases.ts'
import { announcePost, testNewsletter } from './mail.ts'

export const NO_CAPS = { perSecond: null, perHour: null, perDay: null }

/** An outbox over a new database, with the services that fill and empty it. */
export async function openBox(open: OpenTestDatabase, now?: () => Date) {
  const database = await open(now ? { now } : {})
  const outbox = new OutboxRepository(database)
  const newsletter = testNewsletter(database)
  return {
    database,
    outbox,
    newsletter,
    claim: async (wanted: number) => [...(await outbox.claim('w', wanted, NO_CAPS)).deliveries],
    async announce(subscribers: number) {
      const announced = await announcePost(database, subscribers)
      while (await newsletter.queueNext());
      return announced
    },
    async setStatus(id: string, status: 'unsubscribed' | 'suppressed') {
      await database.write.updateTable('subscribers').set({ status }).where('id', '=', id).execute()
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
