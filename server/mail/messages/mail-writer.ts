import { isLanguage, type Language } from '#domain/locales/language.ts'
import type { MailSender } from '#domain/mail/mail-sender.ts'
import type { Connection } from '../../db/database.ts'
import type { Newsletter } from '../newsletter.ts'
import type { Delivery } from '../outbox/delivery.ts'
import type { Message } from '../transports/transport.ts'
import { type AccountWords, accountWordsIn } from './account-contact.ts'
import type { AnnouncedPost } from './announced-post.ts'
import { compose, isToAccount, type MailSite } from './compose.ts'
import type { SiteContact } from './message-content.ts'

interface Parts {
  readonly database: Connection
  readonly siteUrl: string
  readonly newsletter: Pick<Newsletter, 'announcedPost' | 'unsubscribing'>
  readonly site: () => Promise<Omit<SiteContact, 'siteUrl'>>
}

export class MailWriter {
  readonly #parts: Parts
  /** The last announced post, since most mails in a row are of one announcement. */
  #announced: { campaignId: string; post: AnnouncedPost | undefined } | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** @param from null means the contact address */
  async begin(from: MailSender | null): Promise<(delivery: Delivery) => Promise<Message>> {
    const { siteUrl, newsletter } = this.#parts
    const { blogName, contact, palette, type, corners, logo, locale } = await this.#parts.site()
    const site: MailSite = {
      siteUrl,
      blogName,
      contact,
      palette,
      type,
      corners,
      logo,
      locale,
      from: from ?? { name: blogName, address: contact },
      epoch: await this.#epoch(),
      unsubscribeLink: await newsletter.unsubscribing(),
    }
    return async (delivery) => {
      const words = isToAccount(delivery) ? await this.#wordsFor(delivery, locale.language) : undefined
      return compose(delivery, site, await this.#postOf(delivery), words)
    }
  }

  /** In the language of the account, else of the blog. A mail to an address that the account has no longer, or not yet, names the language. */
  async #wordsFor({ to, data }: Delivery, ofBlog: Language): Promise<AccountWords> {
    const named = data.language ?? (await this.#languageOf(to)) ?? ''
    return accountWordsIn(isLanguage(named) ? named : ofBlog)
  }

  async #languageOf(email: string): Promise<string | null | undefined> {
    const { read } = this.#parts.database
    return (await read.selectFrom('accounts').select('language').where('email', '=', email).executeTakeFirst())
      ?.language
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
      this.#announced = { campaignId, post: await this.#parts.newsletter.announcedPost(campaignId) }
    return this.#announced.post
  }
}
