import { redirect } from 'react-router'
import { comparePath } from '#domain/posts/scores/compare-path.ts'
import type { Route } from './+types/compare-form'

/** `GET /compare?film=…&film=…`: redirects the form of /ratings to the comparison, or back if fewer than two films are ticked. */
export function loader({ request }: Route.LoaderArgs) {
  const slugs = new URL(request.url).searchParams.getAll('film').filter(Boolean)
  throw redirect(comparePath(slugs) ?? '/ratings', 302)
}
