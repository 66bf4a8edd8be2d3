import { Outlet } from 'react-router'
import { loadSettings, siteOf } from '../../middleware.ts'
import type { Site } from '../../ui/site.ts'
import type { Route } from './+types/layout'
import { FeedLinks } from './shell/feed-links.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export function loader({ context }: Route.LoaderArgs): Site {
  return siteOf(context, 'hosted')
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
      <Footer site={site} />
    </>
  )
}
