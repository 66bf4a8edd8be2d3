import type { MailSender } from '#domain/mail/mail-sender.ts'
import type { Connection } from '../../db/database.ts'
import { type AnnouncedPost, CampaignRepository } from '../campaigns/campaign-repository.ts'
import type { Delivery } from '../outbox/delivery.ts'
import type { Message } from '../transports/transport.ts'
import { compose, type MailSite } from './compose.ts'

export interface MailLinks {
  /** Links to a page with one button, where a POST of `List-Unsubscribe=One-Click` does the same at once. */
  unsubscribing(): Promise<(subscriberId: string) => string>
}

interface Parts {
  readonly database: Connection
  readonly siteUrl: string
  readonly links: MailLinks
  readonly site: () => Promise<{ blogName: string; contact: string }>
}

export class MailWriter {
  readonly #parts: Parts
  readonly #campaigns: CampaignRepository
  /** The last announced post, since most mails in a row are of one announcement. */
  #announced: { campaignId: string; post: AnnouncedPost | undefined } | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#campaigns = new CampaignRepository(parts.database)
  }

  /** @param from null means the contact address */
  async begin(from: MailSender | null): Promise<(delivery: Delivery) => Promise<Message>> {
    const { siteUrl, links } = this.#parts
    const { blogName, contact } = await this.#parts.site()
    const site: MailSite = {
      siteUrl,
      blogName,
      contact,
      from: from ?? { name: blogName, address: contact },
      epoch: await this.#epoch(),
      unsubscribeLink: await links.unsubscribing(),
    }
    return async (delivery) => compose(delivery, site, await this.#postOf(delivery))
  }

  async #epoch(): Promise<number> {
    const { value } = await this.#parts.database.read
      .selectFrom('counters')
      .select('value')
      .where('name', '=', 'mail-epoch')
      .executeTakeFirstOrThrow()
    return value
  }

  async #postOf({ campaignId }: Delivery): Promise<AnnouncedPost | undefined> {
    if (campaignId === null) return undefined
    if (this.#announced?.campaignId !== campaignId)
      this.#announced = { campaignId, post: await this.#campaigns.find(campaignId) }
    return this.#announced.post
  }
}
