import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownOf } from '#domain/posts/markdown/markdown-post.ts'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import type { Post } from '#domain/posts/post.ts'
import { foldedSlug, freeSlug } from '#domain/posts/terms/term-slug.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import type { Connection } from '#server/db/database.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { PublishedPosts } from '#server/posts/published-posts.ts'
import { SavedPosts } from '#server/posts/saved-posts.ts'

const DRAFTS_AT_ONCE = 50
/** Maximum length of the title in a file name, in characters; file systems allow 255 bytes. */
const SLUG_MAX = 100

/** Writes posts, drafts and their pictures as Markdown into an empty folder. @returns how many of each */
export async function exportPosts(
  database: Connection,
  to: string,
): Promise<{ readonly posts: number; readonly drafts: number; readonly pictures: number }> {
  const pictures = new PictureFolder(new MediaRepository(database), join(to, 'pictures'))
  const posts = new PostFolder(join(to, 'posts'), pictures)
  const drafts = new PostFolder(join(to, 'drafts'), pictures, 0o600)
  // The server may be running: posts that were drafts at the start or became drafts meanwhile are looked up by id.
  const idsBefore = await draftIds(database)
  for await (const post of new PublishedPosts(database).streamAll()) await posts.write(post, { status: 'published' })
  const ids = [...new Set([...idsBefore, ...(await draftIds(database))])].filter((id) => !posts.ids.has(id))
  for (let at = 0; at < ids.length; at += DRAFTS_AT_ONCE) {
    const wanted = ids.slice(at, at + DRAFTS_AT_ONCE)
    const found = new Map((await new SavedPosts(database).findByIds(wanted)).map((post) => [post.id, post]))
    for (const id of wanted) {
      const post = found.get(id)
      if (!post || post.trashedAt !== null) continue
      const { status, publishAt } = post
      if (status === 'published') await posts.write(post, { status })
      else await drafts.write(post, { status, publishAt })
    }
  }
  return { posts: posts.count, drafts: drafts.count, pictures: pictures.count }
}

async function draftIds(database: Connection): Promise<string[]> {
  const rows = await database.read
    .selectFrom('posts')
    .where('status', '!=', 'published')
    .where('trashed_at', 'is', null)
    .orderBy('status')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes posts into files named by date and title. */
class PostFolder {
  readonly #folder: string
  readonly #pictures: PictureFolder
  readonly #mode: number
  readonly #names = new Set<string>()
  readonly #ids = new Set<string>()

  /** @param mode of the files */
  constructor(folder: string, pictures: PictureFolder, mode = 0o666) {
    this.#folder = folder
    this.#pictures = pictures
    this.#mode = mode
    mkdirSync(folder, { recursive: true })
  }

  get count(): number {
    return this.#names.size
  }

  /** Ids of the written posts. */
  get ids(): ReadonlySet<string> {
    return this.#ids
  }

  async write(
    post: Post,
    state: { readonly status: 'published' | 'draft' | 'scheduled'; readonly publishAt?: string | null },
  ) {
    const files = new Map<string, string>()
    for (const address of pictureAddresses(post)) {
      const file = files.has(address) ? undefined : await this.#pictures.write(address)
      if (file) files.set(address, `../pictures/${file}`)
    }
    // The date of a draft may be any text.
    const date = isCivilDate(post.date) ? post.date : ''
    const title = (foldedSlug(post.title) || foldedSlug(post.id) || 'post').slice(0, SLUG_MAX).replace(/-$/, '')
    const name = freeSlug([date, title].filter(Boolean).join('-'), this.#names)
    this.#names.add(name)
    this.#ids.add(post.id)
    const text = markdownOf(post, { ...state, fileOf: (address) => files.get(address) })
    writeFileSync(join(this.#folder, `${name}.md`), text, { flag: 'wx', mode: this.#mode })
  }
}

/** Writes each picture once, in the best quality that is kept. */
class PictureFolder {
  readonly #media: MediaRepository
  readonly #folder: string
  readonly #written = new Map<string, string>()

  constructor(media: MediaRepository, folder: string) {
    this.#media = media
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  get count(): number {
    return this.#written.size
  }

  /** @returns the name of the file; undefined for a picture that is not stored */
  async write(address: string): Promise<string | undefined> {
    const hash = /^\/media\/([0-9a-f]{32})\./.exec(address)?.[1]
    if (!hash) return undefined
    const known = this.#written.get(hash)
    const medium = known === undefined ? await this.#media.findLargest(hash) : undefined
    if (!medium) return known
    const name = `${hash}.${medium.type.replace('image/', '').replace('jpeg', 'jpg')}`
    writeFileSync(join(this.#folder, name), medium.bytes, { flag: 'wx' })
    this.#written.set(hash, name)
    return name
  }
}
