import type { ImportedProfile } from '../../imported-post.ts'
import { type Fields, lineIn, textIn } from '../fields.ts'

/** Where a handle of each field leads; Ghost keeps handles with and without `@`, and of some the end of the address. */
const HANDLES: Readonly<Record<string, (handle: string) => string>> = {
  mastodon: mastodonAddress,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  youtube: (handle) => `https://www.youtube.com/${handle.includes('/') ? handle : `@${handle}`}`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  twitter: (handle) => `https://x.com/${handle}`,
  facebook: (handle) => `https://www.facebook.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/${handle.includes('/') ? handle : `in/${handle}`}`,
}

/** Texts of a profile that Den has no field for. */
const WITHOUT_FIELD = ['location', 'cover_image'] as const

export const USER_FIELDS = ['profile_image', 'bio', 'website', ...Object.keys(HANDLES), ...WITHOUT_FIELD]

/** What Ghost has of a person; null without any of it. @param local removes its placeholder for the site's address */
export function ghostProfile(row: Fields, local: (reference: string) => string): ImportedProfile | null {
  const about = textIn(row.bio).trim()
  const portrait = local(lineIn(row.profile_image))
  const links = [lineIn(row.website), ...Object.keys(HANDLES).map((name) => addressOf(name, lineIn(row[name])))]
  const known = links.filter((link) => link !== '')
  const notes = WITHOUT_FIELD.flatMap((name) => {
    const text = local(lineIn(row[name]))
    return text === '' ? [] : `${name} ${text}`
  })
  if (about === '' && portrait === '' && known.length === 0 && notes.length === 0) return null
  return { profile: { name: lineIn(row.name), about, portrait, links: known }, notes }
}

function addressOf(name: string, written: string): string {
  if (written === '' || /^https?:\/\//i.test(written)) return written
  return HANDLES[name]!(name === 'mastodon' ? written : written.replace(/^[@/]+/, ''))
}

/** `host/@name` or `@name@host`. */
function mastodonAddress(written: string): string {
  const [, name, host] = /^@?([^@/\s]+)@([^@/\s]+)$/.exec(written) ?? []
  return host ? `https://${host}/@${name}` : `https://${written}`
}
