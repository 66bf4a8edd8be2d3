// Imported first: React and the router use Trusted Types sinks when they start.
import './trusted-types.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#domain/locales/language.ts'
import { AccountLocaleProvider, loadLocale } from './account-locale-provider.tsx'
import { LocaleContext } from './ui/locale.ts'

const { lang, dataset } = document.documentElement
const tags = [lang, dataset.blogLanguage ?? lang]
const [account, blog] = await Promise.all(tags.map((tag) => loadLocale(isLanguage(tag) ? tag : 'en')))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={blog!}>
        <AccountLocaleProvider first={account!}>
          <HydratedRouter />
        </AccountLocaleProvider>
      </LocaleContext>
    </StrictMode>,
  )
})
