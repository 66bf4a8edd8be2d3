import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { firstFreePath, pathCandidates } from '#domain/posts/path.ts'
import type { PostInput } from '#domain/posts/post.ts'
import { countOf } from '../../db/count-of.ts'
import type { Connection, Database } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { PostRepository } from '../post-repository.ts'
import { PublishedPosts } from '../published-posts.ts'

/** Setting with the ids of the demo posts. It stays after they are deleted, so that they are not loaded again. */
const DEMO_SETTING = 'demoPosts'

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
  for (const post of inOrder) inputs.push(await withStoredPictures({ ...post, path: '', comments: [] }, media))

  return lockedTransaction(database, 'content', async (trx) => {
    if (!(await mayBeLoaded(trx))) return 0
    const ids = new Map<string, string>()
    for (const input of inputs) ids.set(input.title, await insertAtFreePath(trx, withReviewIds(input, ids)))
    await new SettingsRepository(trx).set(DEMO_SETTING, [...ids.values()])
    return ids.size
  })
}

/** The number of unchanged demo posts. */
export async function demoPostCount(database: Database, settings?: Readonly<Record<string, unknown>>): Promise<number> {
  const ids = idsIn((settings ?? (await new SettingsRepository(database).all()))[DEMO_SETTING])
  if (ids.length === 0) return 0
  return countOf(database.read.selectFrom('published_posts').where('id', 'in', ids).where('revision', '=', 1))
}

/** Demo posts and default texts that were edited stay. The next start does not load the posts again. */
export async function removeDemoContent(database: Database): Promise<{ removed: number; kept: number }> {
  const { greetings, plainGreetings } = await import('#content/texts/greetings.ts')
  const { scale, plainScale } = await import('#content/texts/scale.ts')
  return lockedTransaction(database, 'content', async (trx) => {
    const posts = new PostRepository(trx)
    const settings = new SettingsRepository(trx)
    const stored: Readonly<Record<string, unknown>> = { greetings, scale, ...(await settings.all()) }
    const ids = idsIn(stored[DEMO_SETTING])
    const found = await new PublishedPosts(trx).findByIds(ids)
    const untouched = found.filter((post) => post.revision === 1)
    for (const post of untouched) await posts.delete(post.id)
    const hasDemo = ids.length > 0
    await settings.change(
      {
        [DEMO_SETTING]: [],
        ...(hasDemo && isDeepStrictEqual(stored.greetings, greetings) && { greetings: plainGreetings }),
        ...(hasDemo && isDeepStrictEqual(stored.scale, scale) && { scale: plainScale }),
      },
      [],
    )
    return { removed: untouched.length, kept: found.length - untouched.length }
  })
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}

async function mayBeLoaded(connection: Connection): Promise<boolean> {
  const settings = await new SettingsRepository(connection).all()
  if (DEMO_SETTING in settings) return false
  const { featured, regular } = await new PublishedPosts(connection).counts()
  return featured + regular === 0
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
