import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site.ts'
import type { Route } from './+types/privacy'
import { TextPage } from './text-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  return { page: context.get(settingsContext).privacy, canonical: `${config.siteUrl}/privacy` }
}

export default function Privacy({ loaderData: { page, canonical } }: Route.ComponentProps) {
  const { blogName } = useSite()
  return (
    <>
      <PageHead title={`${page.title} – ${blogName}`} canonical={canonical} />
      <TextPage page={page} />
    </>
  )
}
