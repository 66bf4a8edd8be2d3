import { ENGLISH } from '#domain/locales/english.ts'
import { reportSayerIn } from '#domain/locales/import-words.ts'
import { LANGUAGE_TAGS, type Language } from '#domain/locales/language.ts'
import type { Locale } from '#domain/locales/locale.ts'
import { preferredLanguage } from '#domain/locales/preferred-language.ts'
import { type Sayer, sayerIn } from '#domain/locales/sayer.ts'
import { hasBearerToken } from './bearer.ts'
import { localeContext, type RequestArgs, servicesContext, storageFailureContext, viewerContext } from './context.ts'
import { isCall } from './storage-failures.ts'

/** How the admin area speaks in this request: in the language of the account, else of the browser, else of the blog. */
export async function accountLocale(args: RequestArgs): Promise<Locale> {
  return args.context.get(servicesContext).locales.in(await accountLanguage(args))
}

/** Says what the server says in English in the language of the admin area; to programs it stays in English. */
export async function accountSayer(args: RequestArgs): Promise<Sayer> {
  return sayerIn((await isByProgram(args)) ? 'en' : await accountLanguage(args))
}

/** As {@link accountLocale}, but English for programs. */
export async function callerLocale(args: RequestArgs): Promise<Locale> {
  return (await isByProgram(args)) ? ENGLISH : accountLocale(args)
}

/** How reports of imports are said, whose messages are loaded for them alone. */
export async function reportSpeaker(args: RequestArgs): Promise<{ readonly locale: Locale; readonly say: Sayer }> {
  const locale = await callerLocale(args)
  return { locale, say: await reportSayerIn(locale.language) }
}

/** Whether a call has a token, or no account with a language and no browser that wishes one. */
async function isByProgram(args: RequestArgs): Promise<boolean> {
  if (hasBearerToken(args.request)) return true
  if (!isCall(args.request)) return false
  // Programs such as Node's `fetch` send `*`.
  const isWishing = /[a-z]/i.test(args.request.headers.get('Accept-Language') ?? '')
  return !isWishing && !(await chosenLanguage(args))
}

async function accountLanguage(args: RequestArgs): Promise<Language> {
  const { request, context } = args
  const chosen = await chosenLanguage(args)
  const wished = preferredLanguage(request.headers.get('Accept-Language') ?? '', LANGUAGE_TAGS)
  const { language } = context.get(localeContext) ?? context.get(servicesContext).locales.last
  return chosen ?? wished ?? language
}

async function chosenLanguage({ context }: RequestArgs): Promise<Language | null | undefined> {
  // A page that says that the database is closed has no account to ask.
  const viewer = context.get(storageFailureContext) ? null : context.get(viewerContext)
  return (
    viewer &&
    context
      .get(servicesContext)
      .administrators.language(viewer.id)
      .catch(() => undefined)
  )
}
