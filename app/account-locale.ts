import type { Language } from '#domain/locales/language.ts'
import { ADMIN_LANGUAGES, isAdminLanguage } from '#domain/locales/language.ts'
import type { Locale } from '#domain/locales/locale.ts'
import { preferredLanguage } from '#domain/locales/preferred-language.ts'
import { type Sayer, sayerIn } from '#domain/locales/sayer.ts'
import { hasBearerToken } from './bearer.ts'
import { localeContext, type RequestArgs, servicesContext, storageFailureContext, viewerContext } from './context.ts'

/** How the admin area speaks in this request: in the language of the account, else of the browser, else of the blog, else in English. */
export async function accountLocale(args: RequestArgs): Promise<Locale> {
  return args.context.get(servicesContext).locales.in(await accountLanguage(args))
}

/**
 * Says what the server says in English in the language of the admin area. Programs read the English sentences: those with a token, and
 * before a sign-in whatever asks for no language.
 */
export async function accountSayer(args: RequestArgs): Promise<Sayer> {
  const { request, context } = args
  if (hasBearerToken(request)) return sayerIn('en')
  return sayerIn(context.get(viewerContext) ? await accountLanguage(args) : (wishedLanguage(request) ?? 'en'))
}

async function accountLanguage({ request, context }: RequestArgs): Promise<Language> {
  const { administrators, locales } = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  // A page that says that the database is closed has no account to ask.
  const asked = context.get(storageFailureContext) ? null : viewer
  const chosen = asked && (await administrators.language(asked.id).catch(() => undefined))
  const { language } = context.get(localeContext) ?? locales.last
  return chosen ?? wishedLanguage(request) ?? (isAdminLanguage(language) ? language : 'en')
}

function wishedLanguage(request: Request): Language | undefined {
  return preferredLanguage(request.headers.get('Accept-Language') ?? '', ADMIN_LANGUAGES)
}
