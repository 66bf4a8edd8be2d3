import { redirect } from 'react-router'
import { comparePath } from '#domain/posts/scores/compare-path.ts'
import type { Route } from './+types/compare-form'

/** Where the form that chooses films leads: to the address of their comparison, or back where they are too few. */
export function loader({ request }: Route.LoaderArgs) {
  const slugs = new URL(request.url).searchParams.getAll('film').filter(Boolean)
  throw redirect(comparePath(slugs) ?? '/ratings', 302)
}
