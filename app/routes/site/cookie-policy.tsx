import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site.ts'
import type { Route } from './+types/cookie-policy'
import { TextPage } from './text-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  return { page: context.get(settingsContext).cookiePolicy, canonical: `${config.siteUrl}/cookiepolicy` }
}

export default function CookiePolicy({ loaderData: { page, canonical } }: Route.ComponentProps) {
  const { blogName } = useSite()
  return (
    <>
      <PageHead title={`${page.title} – ${blogName}`} canonical={canonical} />
      <TextPage page={page} />
    </>
  )
}
