import pLimit, { type LimitFunction } from 'p-limit'
import { type Cover, type CoverShape, coverAddress, coverOf } from '#domain/posts/cover.ts'
import { FileCache } from '../file-cache.ts'
import type { PostRepository } from '../posts/post-repository.ts'

interface FoundCover {
  readonly bytes: Uint8Array
  readonly type: 'image/svg+xml' | 'image/jpeg'
}

const NAME = /^\/covers\/([\w-]{1,80})-[0-9a-z]+-(wide|square|poster|hero|card)\.(?:svg|jpg)$/

/** Covers of posts, each drawn once, when it is first asked for, and kept in a folder that may be deleted at any time. */
export class Covers {
  readonly #posts: Pick<PostRepository, 'findById'>
  readonly #files: FileCache
  readonly #drawing: LimitFunction

  /** @param drawing limits how many are drawn at once: each fills a core, and readers want the others */
  constructor(posts: Pick<PostRepository, 'findById'>, folder: string, drawing = pLimit(2)) {
    this.#posts = posts
    this.#files = new FileCache(folder)
    this.#drawing = drawing
  }

  /** The cover at an address that `coverAddress` gives for the current state of a post; null for any other address. */
  async find(address: string): Promise<FoundCover | null> {
    const [, id, shape] = (NAME.exec(address) ?? []) as [unknown?, string?, CoverShape?]
    if (!id || !shape) return null
    const post = await this.#posts.findById(id)
    if (!post || coverAddress(post, shape) !== address) return null

    const name = address.slice('/covers/'.length)
    const bytes =
      (await this.#files.find(name)) ?? (await this.#files.make(name, () => this.#draw(coverOf(post), shape)))
    return { bytes, type: shape === 'card' ? 'image/jpeg' : 'image/svg+xml' }
  }

  /** The current address of a card by an outdated one, which mails and link previews still name. */
  async currentCard(address: string): Promise<string | null> {
    const [, id, shape] = (NAME.exec(address) ?? []) as [unknown?, string?, CoverShape?]
    const post = id && shape === 'card' ? await this.#posts.findById(id) : undefined
    return post ? coverAddress(post, 'card') : null
  }

  #draw(cover: Cover, shape: CoverShape): Promise<Uint8Array> {
    return this.#drawing(async () => {
      const { drawCover, paintCard } = await import('./draw.ts')
      const svg = Buffer.from(await drawCover(cover, shape))
      return shape === 'card' ? paintCard(svg) : svg
    })
  }
}
