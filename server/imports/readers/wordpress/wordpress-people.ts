import type { ImportedProfile } from '../../imported-post.ts'
import { lineIn, textIn } from '../fields.ts'
import { plain } from './wordpress-authors.ts'

type Meta = Readonly<Record<string, string>>

/** Fields of Co-Authors Plus that say who somebody is, of which nothing is shown but the name. */
const NAMING = ['display_name', 'first_name', 'last_name', 'user_login', 'user_email', 'linked_account']

/**
 * What Co-Authors Plus (`cap-…`) has of a guest; null without words, portrait and addresses. WordPress itself exports of its users nothing
 * but names.
 * @param picture the address of an attachment, by its id
 */
export function guestProfile(
  name: string,
  meta: Meta,
  picture: (id: string) => string | undefined,
): ImportedProfile | null {
  const fields = Object.entries(meta).flatMap(([key, value]) => {
    const field = /^cap-(.+)$/.exec(key)?.[1]
    return field && !NAMING.includes(field) && lineIn(value) !== '' ? [[field, lineIn(value)] as const] : []
  })
  const about = wordsIn(meta['cap-description'])
  const others = fields.filter(([field]) => field !== 'description')
  const links = others.map(([, value]) => value).filter(isAddress)
  const notes = others.filter(([, value]) => !isAddress(value)).map(([field, value]) => `${field} ${value}`)
  return profileWith(name, { about, links, portrait: picture(lineIn(meta._thumbnail_id)) ?? '' }, notes)
}

/** What PublishPress Authors has of an author, in the fields of a term. */
export function termProfile(
  name: string,
  meta: Meta,
  picture: (id: string) => string | undefined,
): ImportedProfile | null {
  const links = [lineIn(meta.user_url)].filter(isAddress)
  const portrait = picture(lineIn(meta.avatar)) ?? ''
  return profileWith(plain(name), { about: wordsIn(meta.description), links, portrait }, [])
}

function profileWith(
  name: string,
  said: Omit<ImportedProfile['profile'], 'name'>,
  notes: readonly string[],
): ImportedProfile | null {
  const isEmpty = said.about === '' && said.portrait === '' && said.links.length === 0 && notes.length === 0
  return isEmpty || name === '' ? null : { profile: { name, ...said }, notes }
}

/** Descriptions are HTML there. */
function wordsIn(html: string | undefined): string {
  const lines = textIn(html ?? '').split(/\n|<br\s*\/?>|<\/p>/i)
  return lines.map(plain).filter(Boolean).join('\n')
}

function isAddress(value: string): boolean {
  return /^https?:\/\//i.test(value)
}
