import { sql } from 'kysely'
import type { Connection } from '../../db/database.ts'

export interface HeldBack {
  /** Mails that waited to be sent; cancelled. */
  readonly mails: number
  /** Announcements that had not been queued to their end; cancelled. */
  readonly announcements: number
  /** Invitations; deleted, since they may have been accepted or withdrawn since. */
  readonly invitations: number
  /** Titles of scheduled posts whose instant had passed; drafts now. */
  readonly posts: readonly string[]
}

const REPLY = 'not sent, since the site was restored from a backup'

/** Pending work may have been done since the backup. Raises the epoch in every Message-ID, so that no id is used twice. */
export async function holdBack({ write, now }: Connection): Promise<HeldBack> {
  await write
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'mail-epoch')
    .execute()
  const mails = await write
    .updateTable('deliveries')
    .set({ state: 'cancelled', reply: REPLY, data: '{}' })
    .where('state', 'in', ['queued', 'leased', 'handed', 'retry'])
    .executeTakeFirstOrThrow()
  const announcements = await write
    .updateTable('campaigns')
    .set({ state: 'cancelled' })
    .where('state', '=', 'sending')
    .where('queued_to', 'is not', null)
    .executeTakeFirstOrThrow()
  const posts = await write
    .updateTable('posts')
    .set({ status: 'draft', publish_at: null, publish_problem: null, revision: sql`revision + 1` })
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', now().toISOString())
    .returning('title')
    .execute()
  const invitations = await write.deleteFrom('account_links').executeTakeFirstOrThrow()
  return {
    mails: Number(mails.numUpdatedRows),
    announcements: Number(announcements.numUpdatedRows),
    invitations: Number(invitations.numDeletedRows),
    posts: posts.map(({ title }) => title),
  }
}
