import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { personLinks, type SocialLink } from '#domain/menu/social.ts'
import {
  ABOUT_LINES,
  ABOUT_MAX,
  type AuthorProfile,
  authorKey,
  isEmptyProfile,
  PROFILE_LINKS_MAX,
} from '#domain/posts/authors/author-profile.ts'
import { characterCount } from '#domain/text/character-count.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { changeProfile, profileOf } from '../posts/authors/author-profiles.ts'
import type { ImportPictures } from './import-pictures.ts'
import type { ImportedProfile } from './imported-post.ts'

const oneLink = personLinks(1)

/** Fills the empty profile of the account that has the name as printed. What is left out is named in the notes. */
export async function importProfile(
  database: Connection,
  { profile: { name, ...said }, notes: leftOut }: ImportedProfile,
  pictures: Pick<ImportPictures, 'storeOne'>,
  isDryRun: boolean,
): Promise<ImportReportLine> {
  const notes = leftOut.map((note) => `left out of the profile: ${note}`)
  const line = (profiles: 0 | 1, more: readonly string[], account?: string): ImportReportLine => {
    const all = [...more, ...notes]
    return { title: name, outcome: 'profile', profiles, ...(account !== undefined && { account }), notes: all }
  }
  const account = await accountNamed(database, name)
  if (!account) {
    const none = 'no single account has this name as printed, so the profile is not moved'
    return line(0, [none, ...partsOf(said).map((part) => `left out of the profile: ${part}`)])
  }
  const about = aboutOf(said.about, notes)
  const links = linksOf(said.links, notes)
  const before = await profileOf(database, account.id)
  if (!isFillable(before, about, links)) {
    const placed = { about, portrait: said.portrait, links: links.map(({ href }) => href) }
    const other = partsOf(placed).filter((part) => !isThere(part, before))
    const stays = other.length > 0 ? ['the profile here stays as it is'] : []
    return line(0, [...stays, ...other.map((part) => `left out of the profile: ${part}`)], account.email)
  }
  const portrait = said.portrait === '' ? '' : await storedPortrait(said.portrait, pictures, notes)
  const after = { portrait, about, links }
  if (isEmptyProfile(after) || JSON.stringify(after) === JSON.stringify(before)) return line(0, [], account.email)
  if (!isDryRun) await fill(database, account.id, before, after)
  return line(1, [], account.email)
}

/** Leaves a profile alone that somebody has changed meanwhile. */
async function fill(
  database: Connection,
  accountId: string,
  before: AuthorProfile,
  after: AuthorProfile,
): Promise<void> {
  await lockedTransaction(database, 'content', async (trx) => {
    const present = await profileOf(trx, accountId)
    if (JSON.stringify(present) === JSON.stringify(before)) await changeProfile(trx, accountId, after)
  })
}

/** Undefined where no account has the name as printed, or several have it. */
async function accountNamed({ read }: Connection, name: string) {
  const key = authorKey(name)
  const accounts = await read.selectFrom('accounts').select(['id', 'email', 'author_name']).execute()
  const [account, another] = accounts.filter(({ author_name: printed }) => key !== '' && authorKey(printed) === key)
  return another ? undefined : account
}

/** Whether it is empty, or what an earlier import filled without the portrait, which comes along now. */
function isFillable(before: AuthorProfile, about: string, links: readonly SocialLink[]): boolean {
  if (isEmptyProfile(before)) return true
  const isAlike = before.about === about && JSON.stringify(before.links) === JSON.stringify(links)
  return before.portrait === '' && isAlike
}

function partsOf({ about, portrait, links }: Omit<ImportedProfile['profile'], 'name'>): string[] {
  return [...(about === '' ? [] : [`“${about}”`]), ...(portrait === '' ? [] : [`the portrait ${portrait}`]), ...links]
}

/** A portrait has another address here, so that one there counts as the same. */
function isThere(part: string, { about, portrait, links }: AuthorProfile): boolean {
  if (part.startsWith('the portrait ')) return portrait !== ''
  return part === `“${about}”` || links.some(({ href }) => href === part)
}

function aboutOf(text: string, notes: string[]): string {
  const lines = text.split(/\s*\n\s*/).map((each) => each.trim())
  const whole =
    lines.filter(Boolean).length > ABOUT_LINES ? lines.filter(Boolean).join(' ') : lines.filter(Boolean).join('\n')
  if (characterCount(whole) <= ABOUT_MAX) return whole
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(whole)]
  const kept = letters
    .slice(0, ABOUT_MAX)
    .map(({ segment }) => segment)
    .join('')
  const end = Math.max(kept.lastIndexOf(' '), kept.lastIndexOf('\n'))
  const about = end > 0 ? kept.slice(0, end) : kept
  notes.push(`left out of the profile, whose words are too long: “${whole.slice(about.length).trim()}”`)
  return about
}

function linksOf(addresses: readonly string[], notes: string[]): SocialLink[] {
  const links: SocialLink[] = []
  for (const href of new Set(addresses)) {
    const link = oneLink.safeParse([{ href }])
    if (link.success && links.length < PROFILE_LINKS_MAX) links.push(...link.data)
    else notes.push(`left out of the profile: ${href}`)
  }
  return links
}

async function storedPortrait(
  reference: string,
  pictures: Pick<ImportPictures, 'storeOne'>,
  notes: string[],
): Promise<string> {
  const stored = await pictures.storeOne(reference)
  if (stored.ok) return stored.address
  notes.push(`picture not moved: ${reference} (${stored.problem})`)
  return ''
}
