import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownOf } from '#domain/posts/markdown/markdown-post.ts'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import type { Post } from '#domain/posts/post.ts'
import { foldedSlug, freeSlug } from '#domain/posts/terms/term-slug.ts'
import type { Connection } from '#server/db/database.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { DraftRepository } from '#server/posts/draft-repository.ts'
import { PostRepository } from '#server/posts/post-repository.ts'

const DRAFTS_AT_ONCE = 50

/** Writes posts, drafts and their pictures as Markdown into an empty folder. @returns how many of each */
export async function exportPosts(
  database: Connection,
  to: string,
): Promise<{ readonly posts: number; readonly drafts: number; readonly pictures: number }> {
  const pictures = new PictureFolder(new MediaRepository(database), join(to, 'pictures'))
  const posts = new PostFolder(join(to, 'posts'), pictures)
  for await (const post of new PostRepository(database).streamAll()) await posts.write(post, { status: 'published' })
  const drafts = new PostFolder(join(to, 'drafts'), pictures)
  const repository = new DraftRepository(database)
  for (const status of ['draft', 'scheduled'] as const)
    for (let offset = 0, left = true; left; offset += DRAFTS_AT_ONCE) {
      const page = await repository.page(offset, DRAFTS_AT_ONCE, status)
      for (const draft of page) await drafts.write(draft, { status, publishAt: draft.publishAt })
      left = page.length === DRAFTS_AT_ONCE
    }
  return { posts: posts.count, drafts: drafts.count, pictures: pictures.count }
}

/** Writes posts into files named by date and title. */
class PostFolder {
  readonly #folder: string
  readonly #pictures: PictureFolder
  readonly #names = new Set<string>()

  constructor(folder: string, pictures: PictureFolder) {
    this.#folder = folder
    this.#pictures = pictures
    mkdirSync(folder, { recursive: true })
  }

  get count(): number {
    return this.#names.size
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
    const name = freeSlug([post.date, foldedSlug(post.title) || post.id].filter(Boolean).join('-'), this.#names)
    this.#names.add(name)
    const text = markdownOf(post, { ...state, fileOf: (address) => files.get(address) })
    writeFileSync(join(this.#folder, `${name}.md`), text, { flag: 'wx' })
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

  /** @returns the name of the file; undefined for a picture that is not kept */
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
