import { Outlet } from 'react-router'
import { today } from '#domain/text/civil-date.ts'
import { servicesContext } from '../../context.ts'
import { loadSettings, settingsContext } from '../../middleware.ts'
import type { Site } from '../../ui/site.ts'
import type { Route } from './+types/layout'
import { FeedLinks } from './shell/feed-links.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export function loader({ context }: Route.LoaderArgs): Site {
  const { blogName, tagline, contact, timeZone } = context.get(settingsContext)
  const { config, captcha } = context.get(servicesContext)
  return {
    blogName,
    tagline,
    contact,
    year: today(timeZone, new Date()).slice(0, 4),
    siteUrl: config.siteUrl,
    captcha: captcha.pageSources ? 'hosted' : 'own',
  }
}

export default function SiteLayout({ loaderData: site }: Route.ComponentProps) {
  return (
    <>
      <FeedLinks />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header blogName={site.blogName} />
      <Outlet />
      <Footer blogName={site.blogName} tagline={site.tagline} contact={site.contact} captcha={site.captcha} />
    </>
  )
}
