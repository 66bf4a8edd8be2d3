import { servicesContext } from '../../context.ts'
import type { Route } from './+types/export'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(context.get(servicesContext).exportPosts(), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="posts.zip"',
      'Cache-Control': 'no-store',
    },
  })
}
