import { type AccountMails, accountMailsIn } from '#domain/locales/account-mails.ts'
import { catalogueOf } from '#domain/locales/catalogues.ts'
import { accountMails as english } from '#domain/locales/en/account-mails.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import type { Language } from '#domain/locales/language.ts'
import { createLocale, type Locale } from '#domain/locales/locale.ts'
import { filled } from '#domain/locales/message.ts'
import type { SiteContact } from './message-content.ts'

/** How the blog speaks to an account. */
export interface AccountWords {
  readonly locale: Locale
  readonly mails: AccountMails
}

export const ENGLISH_WORDS: AccountWords = { locale: ENGLISH, mails: english }

export async function accountWordsIn(language: Language): Promise<AccountWords> {
  const [catalogue, mails] = await Promise.all([catalogueOf(language), accountMailsIn(language)])
  return { locale: createLocale(language, catalogue), mails }
}

/** What mails to an account are made of. */
export interface AccountContact extends SiteContact {
  /** A sentence about this blog. */
  readonly say: (key: keyof AccountMails, values?: Readonly<Record<string, string>>) => string
}

export function toAccount(site: SiteContact, { locale, mails }: AccountWords): AccountContact {
  const { blogName, siteUrl, contact } = site
  return {
    ...site,
    locale,
    say: (key, values = {}) => filled(mails[key], { blogName, siteUrl, contact, ...values }),
  }
}
