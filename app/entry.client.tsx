// Imported first: React and the router use Trusted Types sinks when they start.
import './trusted-types.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { catalogueOf } from '#domain/locales/catalogues.ts'
import { isLanguage } from '#domain/locales/language.ts'
import { createLocale, type Locale } from '#domain/locales/locale.ts'
import { AccountLocaleContext, LocaleContext } from './ui/locale.ts'

const { lang, dataset } = document.documentElement
const [account, blog] = await Promise.all([lang, dataset.blogLanguage ?? lang].map(localeOf))

async function localeOf(tag: string): Promise<Locale> {
  const language = isLanguage(tag) ? tag : 'en'
  return createLocale(language, await catalogueOf(language))
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={blog!}>
        <AccountLocaleContext value={account!}>
          <HydratedRouter />
        </AccountLocaleContext>
      </LocaleContext>
    </StrictMode>,
  )
})
