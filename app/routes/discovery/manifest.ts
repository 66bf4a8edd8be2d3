import { servicesContext } from '../../context.ts'
import smallIcon from '../../icons/den-192.png?url'
import largeIcon from '../../icons/den-512.png?url'
import type { Route } from './+types/manifest'

/** `GET /site.webmanifest`: how an operating system shows the installed blog. */
export async function loader({ context }: Route.LoaderArgs) {
  const { blogName, description } = await context.get(servicesContext).settings.current()
  const manifest = {
    name: blogName,
    short_name: blogName,
    description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#12100f',
    theme_color: '#12100f',
    icons: [
      { src: smallIcon, sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: largeIcon, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
