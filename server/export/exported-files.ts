import { markdownOf } from '#domain/posts/markdown/markdown-post.ts'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import type { Post } from '#domain/posts/post.ts'
import { foldedSlug, freeSlug } from '#domain/posts/terms/term-slug.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import type { Connection } from '../db/database.ts'
import type { MediaRepository } from '../media/media-repository.ts'
import { PublishedContent } from '../posts/published-content.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { SavedPosts } from '../posts/saved-posts.ts'
import { writtenProfiles } from './exported-profiles.ts'

export type ExportFolder = 'posts' | 'drafts' | 'pages' | 'pictures' | 'authors'

export interface ExportedFile {
  readonly folder: ExportFolder
  /** Without a slash, and different from all others of its folder. */
  readonly name: string
  readonly content: string | Uint8Array
}

interface PostState {
  readonly status: 'published' | 'draft' | 'scheduled'
  readonly publishAt?: string | null
}

const DRAFTS_AT_ONCE = 50
const PAGES_AT_ONCE = 50
/** Maximum length of the title in a file name, in characters; file systems allow 255 bytes. */
const SLUG_MAX = 100

/**
 * Posts, own pages and drafts as Markdown, and profiles of authors, each after those of its pictures that nothing earlier has.
 * docs/markdown-format.md describes the files.
 */
export async function* exportedFiles(database: Connection, media: MediaRepository): AsyncGenerator<ExportedFile> {
  const pictures = new ExportedPictures(media)
  const names = { posts: new Set<string>(), drafts: new Set<string>(), pages: new Set<string>() }
  const written = new Set<string>()
  async function* filesOf(folder: keyof typeof names, post: Post, state: PostState): AsyncGenerator<ExportedFile> {
    const files = new Map<string, string>()
    for (const address of new Set(pictureAddresses(post))) {
      const { name, file } = await pictures.at(address)
      if (file) yield file
      if (name) files.set(address, `../pictures/${name}`)
    }
    const name = freeSlug(fileName(post), names[folder])
    names[folder].add(name)
    written.add(post.id)
    yield {
      folder,
      name: `${name}.md`,
      content: markdownOf(post, { ...state, fileOf: (address) => files.get(address) }),
    }
  }

  // The server may be running: posts that were drafts at the start or became drafts meanwhile are looked up by id.
  const idsBefore = await draftIds(database)
  for await (const post of new PublishedPosts(database).streamAll())
    yield* filesOf('posts', post, { status: 'published' })
  for (let at = 0, isLast = false; !isLast; at += PAGES_AT_ONCE) {
    const pages = await new PublishedContent(database).pages(at, PAGES_AT_ONCE)
    for (const page of pages) if (!written.has(page.id)) yield* filesOf('pages', page, { status: 'published' })
    isLast = pages.length < PAGES_AT_ONCE
  }
  const ids = [...new Set([...idsBefore, ...(await draftIds(database))])].filter((id) => !written.has(id))
  for (let at = 0; at < ids.length; at += DRAFTS_AT_ONCE) {
    const wanted = ids.slice(at, at + DRAFTS_AT_ONCE)
    const found = new Map((await new SavedPosts(database).findByIds(wanted)).map((post) => [post.id, post]))
    for (const id of wanted) {
      const post = found.get(id)
      if (!post || post.trashedAt !== null) continue
      const { status, publishAt } = post
      if (status === 'published') yield* filesOf(post.kind === 'page' ? 'pages' : 'posts', post, { status })
      else yield* filesOf('drafts', post, { status, publishAt })
    }
  }
  const profileNames = new Set<string>()
  for (const { name, portrait, text } of await writtenProfiles(database)) {
    const picture = await pictures.at(portrait)
    if (picture.file) yield picture.file
    const slug = freeSlug((foldedSlug(name) || 'author').slice(0, SLUG_MAX), profileNames)
    profileNames.add(slug)
    const file = picture.name ? `../pictures/${picture.name}` : ''
    yield { folder: 'authors', name: `${slug}.json`, content: text(file) }
  }
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

/** `2026-05-01-evil-dead` */
function fileName({ id, date, title }: Post): string {
  const slug = (foldedSlug(title) || foldedSlug(id) || 'post').slice(0, SLUG_MAX).replace(/-$/, '')
  // The date of a draft may be any text.
  return [isCivilDate(date) ? date : '', slug].filter(Boolean).join('-')
}

/** Reads each picture once, in the best quality that is kept. */
class ExportedPictures {
  readonly #media: MediaRepository
  readonly #names = new Map<string, string>()

  constructor(media: MediaRepository) {
    this.#media = media
  }

  /** @returns the name of its file, undefined for a picture that is not stored; and the file, where this is the first use */
  async at(address: string): Promise<{ readonly name?: string; readonly file?: ExportedFile }> {
    const hash = /^\/media\/([0-9a-f]{32})\./.exec(address)?.[1]
    if (!hash) return {}
    const known = this.#names.get(hash)
    if (known !== undefined) return { name: known }
    const medium = await this.#media.findLargest(hash)
    if (!medium) return {}
    const name = `${hash}.${medium.type.replace('image/', '').replace('jpeg', 'jpg')}`
    this.#names.set(hash, name)
    return { name, file: { folder: 'pictures', name, content: medium.bytes } }
  }
}
