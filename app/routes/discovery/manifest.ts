import { LANGUAGES } from '#domain/locales/language.ts'
import { iconAddress } from '#domain/pictures/picture.ts'
import { servicesContext } from '../../context.ts'
import smallIcon from '../../icons/den-192.png?url'
import largeIcon from '../../icons/den-512.png?url'
import type { Route } from './+types/manifest'

/** `GET /site.webmanifest`: how an operating system shows the installed blog. */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings, siteLook } = context.get(servicesContext)
  const { blogName, description, language } = await settings.current()
  const { pages, firstTheme, icon } = (await siteLook.current()).document
  const colour = firstTheme === 'light' ? pages.light : pages.dark
  const [small, large] = icon ? [iconAddress(icon, 192), iconAddress(icon, 512)] : [smallIcon, largeIcon]
  // An operating system may cut a maskable icon round: only the drawn one has the room for it.
  const purpose = icon ? 'any' : 'any maskable'
  const manifest = {
    name: blogName,
    short_name: blogName,
    lang: language,
    dir: LANGUAGES[language].direction,
    description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: small, sizes: '192x192', type: 'image/png', purpose },
      { src: large, sizes: '512x512', type: 'image/png', purpose },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
