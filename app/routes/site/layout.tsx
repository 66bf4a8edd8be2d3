import { Outlet } from 'react-router'
import { loadSettings, siteOf } from '../../middleware.ts'
import { useLocale } from '../../ui/locale.ts'
import type { Site } from '../../ui/site.ts'
import type { Route } from './+types/layout'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export function loader({ context }: Route.LoaderArgs): Promise<Site> {
  return siteOf(context, 'reading')
}

export default function SiteLayout({ loaderData: site }: Route.ComponentProps) {
  const { t } = useLocale()
  return (
    <>
      <FeedLinks blogName={site.blogName} />
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <Header site={site} />
      <Outlet />
      <Footer site={site} />
    </>
  )
}

/** Links by which feed readers find the feeds from any page. React hoists them into the document's head. */
function FeedLinks({ blogName }: { blogName: string }) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${blogName} (RSS)`} href="/feed.xml" />
      <link rel="alternate" type="application/atom+xml" title={`${blogName} (Atom)`} href="/atom.xml" />
      <link rel="alternate" type="application/feed+json" title={`${blogName} (JSON Feed)`} href="/feed.json" />
    </>
  )
}
