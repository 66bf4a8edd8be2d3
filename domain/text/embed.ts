/** How an address of a known service is shown: as a card with its name, and as a frame where the service has one. */
export interface Embed {
  /** Name of the service. */
  readonly service: string
  /** Address for a frame of this page; null where the service has none. */
  readonly frame: string | null
}

/** Origins of {@link Embed.frame}. */
export const FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
]

/** Null for an address of any other host. */
export function embedOf(href: string): Embed | null {
  const host = /^https?:\/\/(?:www\.|m\.)?([^/?#]+)/i.exec(href)?.[1]?.toLowerCase()
  const service = host === undefined ? undefined : SERVICES.get(host)
  return service && URL.canParse(href) ? { service: service.name, frame: service.frame(new URL(href)) } : null
}

interface Service {
  readonly name: string
  readonly frame: (address: URL) => string | null
}

const YOUTUBE: Service = { name: 'YouTube', frame: youtubeFrame }
const VIMEO: Service = { name: 'Vimeo', frame: vimeoFrame }
const LETTERBOXD: Service = { name: 'Letterboxd', frame: () => null }

const SERVICES: ReadonlyMap<string, Service> = new Map([
  ['youtube.com', YOUTUBE],
  ['youtu.be', YOUTUBE],
  ['vimeo.com', VIMEO],
  ['player.vimeo.com', VIMEO],
  ['open.spotify.com', { name: 'Spotify', frame: spotifyFrame }],
  ['letterboxd.com', LETTERBOXD],
  ['boxd.it', LETTERBOXD],
  ['imdb.com', { name: 'IMDb', frame: () => null }],
])

function youtubeFrame({ host, pathname, searchParams }: URL): string | null {
  const [, first, second] = pathname.split('/')
  const isNamedByPath = first === 'embed' || first === 'shorts' || first === 'live'
  const id = host.endsWith('youtu.be') ? first : isNamedByPath ? second : searchParams.get('v')
  return /^[\w-]{11}$/.test(id ?? '') ? `https://www.youtube-nocookie.com/embed/${id}` : null
}

/** The address of an unlisted video contains a hash, which its frame needs. */
function vimeoFrame({ pathname, searchParams }: URL): string | null {
  const [, id, hash = searchParams.get('h')] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  if (id === undefined) return null
  return `https://player.vimeo.com/video/${id}?dnt=1${/^\w+$/.test(hash ?? '') ? `&h=${hash}` : ''}`
}

function spotifyFrame({ pathname }: URL): string | null {
  const [, kind, id] =
    /^\/(?:intl-[a-z-]+\/)?(track|album|artist|playlist|episode|show)\/(\w+)\/?$/.exec(pathname) ?? []
  return id === undefined ? null : `https://open.spotify.com/embed/${kind}/${id}`
}
