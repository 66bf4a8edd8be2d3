import { createContext, type ReactNode, use } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import { AccountLocaleContext, LocaleContext, useLocale } from '../../../ui/locale.ts'

const BlogLocaleContext = createContext<Locale | null>(null)

/** The language of the blog within {@link InAccountLanguage}. */
export function useBlogLocale(): Locale {
  const locale = use(BlogLocaleContext)
  if (!locale) throw new Error('useBlogLocale works below InAccountLanguage only')
  return locale
}

/** The admin area, whose dates and scores are those of shared components. */
export function InAccountLanguage({ children }: { children: ReactNode }) {
  const blog = useLocale()
  return (
    <BlogLocaleContext value={blog}>
      <LocaleContext value={use(AccountLocaleContext) ?? blog}>{children}</LocaleContext>
    </BlogLocaleContext>
  )
}

/** What the admin area shows of reading pages. */
export function InBlogLanguage({ children }: { children: ReactNode }) {
  return <LocaleContext value={useBlogLocale()}>{children}</LocaleContext>
}
