import type { Connection } from '../db/database.ts'
import type { AnnouncedPost } from './messages/announced-post.ts'

/** The newsletter as the sending of mail depends on it; its announcements are mails to subscribers. */
export interface Newsletter {
  /** Queues the next mails of announcements. False when none were left to queue. */
  queueNext(): Promise<boolean>
  /** Number of mails of announcements that are not queued yet. */
  notYetQueued(): Promise<number>
  announcedPost(campaignId: string): Promise<AnnouncedPost | undefined>
  /** Called within the transaction that stores that the address of a mail does not exist. */
  markBounced(trx: Connection, deliveryId: string): Promise<void>
  /** Links to a page with one button, where a POST of `List-Unsubscribe=One-Click` does the same at once. */
  unsubscribing(): Promise<(subscriberId: string) => string>
}
