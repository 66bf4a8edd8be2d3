/** How an address of a known service is shown: as a card with its name, and as a frame where the service has one. */
export interface Embed {
  readonly service: string
  /** Address for a frame of this page; null where the service has none. */
  readonly frame: string | null
}

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

/** Where a film begins, in seconds, as its address says: `90`, `90s`, `1m30s`; 0 for anything else. */
export function startSeconds(start: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(start) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function youtubeFrame({ host, pathname, searchParams, hash }: URL): string | null {
  const [, first, second] = pathname.split('/')
  const isNamedByPath = first === 'embed' || first === 'shorts' || first === 'live'
  const id = host.endsWith('youtu.be') ? first : isNamedByPath ? second : searchParams.get('v')
  const start = startSeconds(searchParams.get('t') ?? searchParams.get('start') ?? startInHash(hash))
  if (!/^[\w-]{11}$/.test(id ?? '')) return null
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`
}

/** The address of an unlisted video contains a hash, which its frame needs. */
function vimeoFrame({ pathname, searchParams, hash: start }: URL): string | null {
  const [, id, hash = searchParams.get('h')] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  if (id === undefined) return null
  const seconds = startSeconds(startInHash(start))
  const unlisted = /^\w+$/.test(hash ?? '') ? `&h=${hash}` : ''
  return `https://player.vimeo.com/video/${id}?dnt=1${unlisted}${seconds > 0 ? `#t=${seconds}s` : ''}`
}

function startInHash(hash: string): string {
  return /^#t=(.*)$/.exec(hash)?.[1] ?? ''
}

function spotifyFrame({ pathname }: URL): string | null {
  const [, kind, id] =
    /^\/(?:intl-[a-z-]+\/)?(track|album|artist|playlist|episode|show)\/(\w+)\/?$/.exec(pathname) ?? []
  return id === undefined ? null : `https://open.spotify.com/embed/${kind}/${id}`
}
