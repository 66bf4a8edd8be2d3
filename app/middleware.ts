import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { today } from '#domain/text/civil-time.ts'
import { localeContext, servicesContext } from './context.ts'
import type { Site } from './ui/site.ts'

/** The settings, read once for all loaders of a request. */
export const settingsContext = createContext<Settings>()

export const loadSettings: MiddlewareFunction<Response> = async ({ context }) => {
  const { locales, settings } = context.get(servicesContext)
  const current = await settings.current()
  context.set(settingsContext, current)
  context.set(localeContext, await locales.of(current))
}

/** @param screens `application` has no own CSS, which could hide its controls, and no scripts of captcha services, which its policy refuses */
export async function siteOf(
  context: Readonly<RouterContextProvider>,
  screens: 'reading' | 'application',
): Promise<Site> {
  const settings = context.get(settingsContext)
  const { blogName, tagline, contact, timeZone, scale, menu, social, footerText } = settings
  const { language, t } = context.get(localeContext)!
  const { config, captcha, categories, siteLook } = context.get(servicesContext)
  const isReading = screens === 'reading'
  const { document, plainVersion, logo, drawn } = await siteLook.of(settings)
  return {
    blogName,
    language,
    tagline,
    contact,
    scale,
    siteUrl: config.siteUrl,
    year: today(timeZone, new Date()).slice(0, 4),
    categories: (await categories.known()).map(({ description: _, picture: __, ...category }) => category),
    look: isReading ? document : { ...document, version: plainVersion },
    logo,
    drawn,
    subscribing: {
      label: t('words.form-label'),
      page: t('words.form-page'),
      heading: t('words.box-heading'),
      text: t('words.box-text'),
    },
    menu,
    social,
    footerText,
    captcha: captcha.pageSources ? (isReading ? 'hosted' : 'question') : 'own',
  }
}
