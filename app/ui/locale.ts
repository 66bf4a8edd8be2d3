import { createContext, use } from 'react'
import type { Language } from '#domain/locales/language.ts'
import type { Locale } from '#domain/locales/locale.ts'

export const LocaleContext = createContext<Locale | null>(null)

/** The language of the admin area: that of the account, or of the browser before a sign-in. */
export const AccountLocaleContext = createContext<Locale | null>(null)

/** Loads the messages of a language, and shows the admin area in it. In the browser only. */
export const SpeakContext = createContext<(language: Language) => Promise<void>>(async () => {})

/** The language of the blog; within the admin area that of the account. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('useLocale works below a LocaleContext only')
  return locale
}
