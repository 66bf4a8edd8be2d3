import { type ReactNode, useCallback, useState } from 'react'
import { catalogueOf } from '#domain/locales/catalogues.ts'
import type { Language } from '#domain/locales/language.ts'
import { createLocale, type Locale } from '#domain/locales/locale.ts'
import { AccountLocaleContext, SpeakContext } from './ui/locale.ts'

export async function loadLocale(language: Language): Promise<Locale> {
  return createLocale(language, await catalogueOf(language))
}

/** The language of the admin area, which changes with a sign-in and in the settings of an account. */
export function AccountLocaleProvider({ first, children }: { first: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(first)
  const speak = useCallback(async (language: Language) => setLocale(await loadLocale(language)), [])
  return (
    <SpeakContext value={speak}>
      <AccountLocaleContext value={locale}>{children}</AccountLocaleContext>
    </SpeakContext>
  )
}
