import { readFile } from 'node:fs/promises'
import { defaultTexts } from '#content/default-settings.ts'
import { demoVoice } from '#content/demo/voice.ts'
import { catalogueOf } from '#domain/locales/catalogues.ts'
import { isLanguage, type Language } from '#domain/locales/language.ts'
import { firstFreePath, pathCandidates } from '#domain/posts/path.ts'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import type { PostInput } from '#domain/posts/post.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { countOf } from '../../db/count-of.ts'
import type { Connection, Database } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { hashesAt } from '../post-pictures.ts'
import { PostRepository } from '../post-repository.ts'
import { PublishedContent } from '../published-content.ts'
import { PublishedPosts } from '../published-posts.ts'
import { SavedPosts } from '../saved-posts.ts'
import { usedPosts } from '../used-posts.ts'

/** Setting with the ids of the demo posts. It stays after they are deleted, so that they are not loaded again. */
const DEMO_SETTING = 'demoPosts'

export interface DemoState {
  /** Unchanged demo posts that readers see. */
  readonly posts: number
  /** Whether there is anything that its removal takes. */
  readonly isLeft: boolean
  readonly isRemoved: boolean
  /** Whether the standard *Greetings* took the place of the demo's. */
  readonly hasPlainGreetings: boolean
}

type StoredSettings = Readonly<Record<string, unknown>>

/** Stores the language of a new blog: one that has no posts and never had demo posts. */
export async function storeFirstLanguage(database: Database, language: Language): Promise<void> {
  const settings = new SettingsRepository(database)
  if ((await mayBeLoaded(database)) && !('language' in (await settings.all()))) await settings.set('language', language)
}

/** Loads the demo posts once, into a database that has no posts and never had demo posts. Returns their number. */
export async function demoContent(database: Database, media: MediaStore): Promise<number> {
  if (!(await mayBeLoaded(database))) return 0
  const { demoPosts } = await import('#content/demo/posts.ts')
  // Oldest first, so that posts of one day keep their order. Posts that name reviews come last, since they need the ids of those.
  const inOrder = [...demoPosts].sort(
    (a, b) => Number(namesReviews(a)) - Number(namesReviews(b)) || a.date.localeCompare(b.date),
  )
  // Pictures are stored first: within the transaction only the database may be awaited.
  const inputs: PostInput[] = []
  for (const post of inOrder)
    inputs.push(await withStoredPictures({ ...post, path: '', comments: [], language: 'en' }, media))

  return lockedTransaction(database, 'content', async (trx) => {
    if (!(await mayBeLoaded(trx))) return 0
    const ids = new Map<string, string>()
    for (const input of inputs) ids.set(input.title, await insertAtFreePath(trx, withReviewIds(input, ids)))
    await new SettingsRepository(trx).set(DEMO_SETTING, [...ids.values()])
    return ids.size
  })
}

/** The ids of the demo posts until they are removed. */
export function demoPostIds(settings: StoredSettings): readonly string[] {
  return idsIn(settings[DEMO_SETTING])
}

/** The number of unchanged demo posts that readers see. */
export async function demoPostCount(database: Database, settings?: StoredSettings): Promise<number> {
  const ids = idsIn((settings ?? (await new SettingsRepository(database).all()))[DEMO_SETTING])
  if (ids.length === 0) return 0
  return countOf(database.read.selectFrom('published_posts').where('id', 'in', ids).where('revision', '=', 1))
}

export async function demoState(database: Database, settings?: StoredSettings): Promise<DemoState> {
  const stored = settings ?? (await new SettingsRepository(database).all())
  const posts = await demoPostCount(database, stored)
  const hasStandardGreetings = !(await new PublishedContent(database).findByPath('/greetings'))
  const isHeard = (name: string) => !(name in stored)
  return {
    posts,
    isLeft: posts > 0 || (hasDemo(stored) && (hasStandardGreetings || Object.keys(demoVoice).some(isHeard))),
    isRemoved: isRemoved(stored),
    hasPlainGreetings: isRemoved(stored) && hasStandardGreetings,
  }
}

/** Whether the persona of the demo speaks in standard texts. */
export async function isDemoHeard(database: Connection): Promise<boolean> {
  return hasDemo(await new SettingsRepository(database).all())
}

/** What stands in for the default settings: texts in the language of the blog, and those of the English demo until it is removed. */
export async function standInTexts(stored: StoredSettings): Promise<Partial<Settings>> {
  const { language } = stored
  if (typeof language === 'string' && isLanguage(language) && language !== 'en')
    return defaultTexts(await catalogueOf(language))
  return hasDemo(stored) ? demoVoice : {}
}

/** Removes those of the pictures that nothing else needs, within the transaction. */
export type RemoveUnused = (trx: Connection, hashes: readonly string[]) => Promise<void>

/**
 * Removes the demo posts, also those in the trash, with their pictures; {@link standInTexts} ends with them. Posts and texts that were
 * edited stay, and so do posts in use. The next start does not load the posts again.
 */
export async function removeDemoContent(
  database: Database,
  removeUnused: RemoveUnused,
): Promise<{ removed: number; kept: number }> {
  return lockedTransaction(database, 'content', async (trx) => {
    const posts = new PostRepository(trx)
    const settings = new SettingsRepository(trx)
    const ids = idsIn((await settings.all())[DEMO_SETTING])
    const found = await new SavedPosts(trx).findByIds(ids)
    const used = await usedPosts(trx, ids)
    const untouched = found.filter(({ id, revision }) => revision === 1 && !used.has(id))
    for (const post of untouched) await posts.delete(post.id)
    await removeUnused(trx, hashesAt(untouched.flatMap(pictureAddresses)))
    await settings.set(DEMO_SETTING, [])
    return { removed: untouched.length, kept: found.length - untouched.length }
  })
}

function hasDemo(settings: StoredSettings): boolean {
  return idsIn(settings[DEMO_SETTING]).length > 0
}

function isRemoved(settings: StoredSettings): boolean {
  return DEMO_SETTING in settings && idsIn(settings[DEMO_SETTING]).length === 0
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}

async function mayBeLoaded(connection: Connection): Promise<boolean> {
  const settings = await new SettingsRepository(connection).all()
  if (DEMO_SETTING in settings) return false
  const { pinned, featured, regular } = await new PublishedPosts(connection).counts()
  return pinned + featured + regular === 0
}

async function insertAtFreePath(connection: Connection, input: PostInput): Promise<string> {
  const posts = new PostRepository(connection)
  const path = await firstFreePath(pathCandidates(input.title), (candidate) => posts.isPathTaken(candidate))
  const result = await posts.insert({ ...input, path })
  if (!result.ok) throw new Error(`demo post ${input.title}: ${result.problem}`)
  return result.post.id
}

function namesReviews({ sections }: Pick<PostInput, 'sections'>): boolean {
  return sections.some(({ sectionReview }) => sectionReview !== undefined)
}

/** Replaces the titles of reviews in sections by ids. @param ids ids of the posts that are stored already, by title */
function withReviewIds(input: PostInput, ids: ReadonlyMap<string, string>): PostInput {
  const sections = input.sections.map(({ sectionReview, ...section }) => {
    const id = sectionReview && ids.get(sectionReview)
    return id ? { ...section, sectionReview: id } : section
  })
  return { ...input, sections }
}

async function withStoredPictures(post: PostInput, media: MediaStore): Promise<PostInput> {
  const sections = []
  for (const section of post.sections)
    sections.push({ ...section, sectionImage: await storedPicture(section.sectionImage, media) })
  return { ...post, articleImage: await storedPicture(post.articleImage, media), sections }
}

async function storedPicture(fileName: string, media: MediaStore): Promise<string> {
  if (!fileName) return ''
  const file = new URL(import.meta.resolve(`#content/demo/pictures/${fileName}`))
  const stored = await media.put(await readFile(file))
  if (!stored.ok) throw new Error(`demo picture ${fileName}: ${stored.problem}`)
  return stored.address
}
