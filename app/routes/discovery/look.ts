import { servicesContext } from '../../context.ts'
import type { Route } from './+types/look'

/**
 * `GET /look/:file`: the style sheet of the owner's look. A page that was kept somewhere may name an earlier one; it gets the
 * current one.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { document, style } = await context.get(servicesContext).siteLook.current()
  const isCurrent = params.file === `${document.version}.css`
  return new Response(style, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
}
