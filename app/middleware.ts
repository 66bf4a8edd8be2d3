import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { today } from '#domain/text/civil-time.ts'
import { servicesContext } from './context.ts'
import type { Site } from './ui/site.ts'

/** The settings, read once for all loaders of a request. */
export const settingsContext = createContext<Settings>()

export const loadSettings: MiddlewareFunction<Response> = async ({ context }) => {
  context.set(settingsContext, await context.get(servicesContext).settings.current())
}

/** @param hosted how the subscribe form works on a site with a captcha service, whose scripts may not run in the admin area */
export async function siteOf(context: Readonly<RouterContextProvider>, hosted: 'hosted' | 'question'): Promise<Site> {
  const { blogName, tagline, contact, timeZone, scale } = context.get(settingsContext)
  const { config, captcha, termLists, siteLook } = context.get(servicesContext)
  const { document, logo, drawn } = await siteLook.of(context.get(settingsContext))
  return {
    blogName,
    tagline,
    contact,
    scale,
    siteUrl: config.siteUrl,
    year: today(timeZone, new Date()).slice(0, 4),
    categories: await termLists.categories(),
    look: document,
    logo,
    drawn,
    captcha: captcha.pageSources ? hosted : 'own',
  }
}
