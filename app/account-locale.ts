import { ADMIN_LANGUAGES, isAdminLanguage } from '#domain/locales/language.ts'
import type { Locale } from '#domain/locales/locale.ts'
import { preferredLanguage } from '#domain/locales/preferred-language.ts'
import { localeContext, type RequestArgs, servicesContext, viewerContext } from './context.ts'

/** How the admin area speaks in this request: in the language of the account, else of the browser, else of the blog, else in English. */
export async function accountLocale({ request, context }: RequestArgs): Promise<Locale> {
  const { administrators, locales } = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  // A page that says that the database is closed has no account to ask.
  const chosen = viewer && (await administrators.language(viewer.id).catch(() => undefined))
  const wished = preferredLanguage(request.headers.get('Accept-Language') ?? '', ADMIN_LANGUAGES)
  const { language } = context.get(localeContext) ?? locales.last
  return locales.in(chosen ?? wished ?? (isAdminLanguage(language) ? language : 'en'))
}
