import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { sentence } from '#domain/settings/words.ts'
import { today } from '#domain/text/civil-time.ts'
import { servicesContext } from './context.ts'
import type { Site } from './ui/site.ts'

/** The settings, read once for all loaders of a request. */
export const settingsContext = createContext<Settings>()

export const loadSettings: MiddlewareFunction<Response> = async ({ context }) => {
  context.set(settingsContext, await context.get(servicesContext).settings.current())
}

/** @param screens `application` has no own CSS, which could hide its controls, and no scripts of captcha services, which its policy refuses */
export async function siteOf(
  context: Readonly<RouterContextProvider>,
  screens: 'reading' | 'application',
): Promise<Site> {
  const settings = context.get(settingsContext)
  const { blogName, tagline, contact, timeZone, scale, words, menu, social, footerText } = settings
  const { config, captcha, categories, siteLook } = context.get(servicesContext)
  const isReading = screens === 'reading'
  const { document, plainVersion, logo, drawn } = await siteLook.of(settings)
  return {
    blogName,
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
      label: sentence(words, 'form-label'),
      page: sentence(words, 'form-page'),
      heading: sentence(words, 'box-heading'),
      text: sentence(words, 'box-text'),
    },
    menu,
    social,
    footerText,
    captcha: captcha.pageSources ? (isReading ? 'hosted' : 'question') : 'own',
  }
}
