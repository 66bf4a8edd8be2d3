import { useRouteLoaderData } from 'react-router'
import type { Site } from '../routes/site/layout.tsx'

/** What every screen knows of the site: its name, tagline, both addresses (of mail and of the site) and the current year. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>('routes/site/layout')
  if (!site) throw new Error('this component stands on the screens of the site layout only')
  return site
}
