import type { TranslatedLanguage } from './catalogues.ts'
import { accountMails as english } from './en/account-mails.ts'
import type { Language } from './language.ts'
import type { Translated } from './message.ts'

export type AccountMails = Translated<typeof english>

const LOADED: Readonly<Record<TranslatedLanguage, () => Promise<{ readonly accountMails: AccountMails }>>> = {
  es: () => import('./es/account-mails.ts'),
  'pt-BR': () => import('./pt-BR/account-mails.ts'),
  fr: () => import('./fr/account-mails.ts'),
  de: () => import('./de/account-mails.ts'),
  it: () => import('./it/account-mails.ts'),
  nl: () => import('./nl/account-mails.ts'),
  pl: () => import('./pl/account-mails.ts'),
  uk: () => import('./uk/account-mails.ts'),
  tr: () => import('./tr/account-mails.ts'),
  ja: () => import('./ja/account-mails.ts'),
  'zh-Hans': () => import('./zh-Hans/account-mails.ts'),
  ar: () => import('./ar/account-mails.ts'),
}

/** The sentences of mails to accounts. Only the server loads them. */
export async function accountMailsIn(language: Language): Promise<AccountMails> {
  return language === 'en' ? english : (await LOADED[language]()).accountMails
}
