import { createContext, type ReactNode, use } from 'react'
import { ENGLISH } from '#domain/locales/english.ts'
import type { Locale } from '#domain/locales/locale.ts'
import { LocaleContext, useLocale } from '../../../ui/locale.ts'

const BlogLocaleContext = createContext<Locale>(ENGLISH)

/** The language of the blog within {@link InEnglish}. */
export function useBlogLocale(): Locale {
  return use(BlogLocaleContext)
}

/** The admin area, whose dates and scores are those of shared components. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <BlogLocaleContext value={useLocale()}>
      <LocaleContext value={ENGLISH}>{children}</LocaleContext>
    </BlogLocaleContext>
  )
}

/** What the admin area shows of reading pages. */
export function InBlogLanguage({ children }: { children: ReactNode }) {
  return <LocaleContext value={useBlogLocale()}>{children}</LocaleContext>
}
