import type { Connection } from '../db/database.ts'
import type { Newsletter } from '../mail/newsletter.ts'
import { notYetQueued, queueAnnounced } from './campaigns/campaign-fan-out.ts'
import { CampaignRepository } from './campaigns/campaign-repository.ts'
import { markBounced } from './subscribers/bounced-subscriber.ts'

/** @param links of subscribers, which are signed with a key of the database */
export function newsletterOf(database: Connection, links: Pick<Newsletter, 'unsubscribing'>): Newsletter {
  return {
    queueNext: () => queueAnnounced(database),
    notYetQueued: () => notYetQueued(database),
    announcedPost: (campaignId) => new CampaignRepository(database).find(campaignId),
    markBounced,
    unsubscribing: () => links.unsubscribing(),
  }
}
