// Imported first: React and the router use Trusted Types sinks when they start.
import './trusted-types.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { catalogueOf } from '#domain/locales/catalogues.ts'
import { isLanguage } from '#domain/locales/language.ts'
import { createLocale } from '#domain/locales/locale.ts'
import { LocaleContext } from './ui/locale.ts'

const tag = document.documentElement.dataset.blogLanguage ?? 'en'
const language = isLanguage(tag) ? tag : 'en'
const locale = createLocale(language, await catalogueOf(language))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={locale}>
        <HydratedRouter />
      </LocaleContext>
    </StrictMode>,
  )
})
