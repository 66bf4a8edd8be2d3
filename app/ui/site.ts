import { useRouteLoaderData } from 'react-router'
import type { Site } from '../routes/site/layout.tsx'

/** What every screen knows of the site: its name, tagline, both addresses (of mail and of the site) and the current year. */
export function useSite(): Site {
  const read = useRouteLoaderData<Site>('routes/site/layout')
  const administered = useRouteLoaderData<Site>('routes/admin/layout')
  const site = read ?? administered
  if (!site) throw new Error('this component stands on the screens of the site and of the admin area only')
  return site
}
