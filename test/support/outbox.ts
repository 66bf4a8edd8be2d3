import { CampaignRepository } from '#server/storage/campaign-repository.ts'
import { OutboxRepository } from '#server/storage/outbox-repository.ts'
import { PostRepository } from '#server/storage/post-repository.ts'
import type { OpenTestDatabase } from './databases.ts'
import { addSubscribers } from './mail.ts'
import { postDraft } from './posts.ts'

export const NO_CAPS = { perSecond: null, perHour: null, perDay: null }

/** An outbox over a database of its own, with what fills and empties it. */
export async function openBox(open: OpenTestDatabase, now?: () => Date) {
  const database = await open(now ? { now } : {})
  const outbox = new OutboxRepository(database)
  return {
    database,
    outbox,
    claim: async (wanted: number) => [...(await outbox.claim('w', wanted, NO_CAPS)).deliveries],
    async announce(subscribers: number) {
      await addSubscribers(database, subscribers)
      const result = await new PostRepository(database).insert(postDraft())
      if (!result.ok) throw new Error(result.problem)
      const campaign = await new CampaignRepository(database).announce(result.post)
      while (await outbox.prepare());
      return { post: result.post, campaign }
    },
    async setStatus(id: string, status: 'unsubscribed' | 'suppressed') {
      await database.write.updateTable('subscribers').set({ status }).where('id', '=', id).execute()
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
