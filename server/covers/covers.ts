import pLimit, { type LimitFunction } from 'p-limit'
import type { Picture, Pictures } from '#domain/pictures/picture.ts'
import { type CoverShape, coverAddress } from '#domain/posts/cover.ts'
import type { Post } from '#domain/posts/post.ts'
import { type CardBlog, shareCardAddress, shareCardOf } from '#domain/posts/share-card.ts'
import { FileCache } from '../file-cache.ts'

interface FoundCover {
  readonly bytes: Uint8Array
  readonly type: 'image/svg+xml; charset=utf-8' | 'image/jpeg'
}

export interface CoverSources {
  /** Finds a published post. */
  post(id: string): Promise<Post | undefined>
  /** What a card shows of the blog. */
  blog(): Promise<CardBlog>
  pictures(addresses: readonly string[]): Promise<Pictures>
  /** A picture in the size of a card, by the address that `cardAddress` gives; null when it is gone. */
  cutPicture(address: string): Promise<Uint8Array | null>
}

const NAME = /^\/covers\/(([\w-]{1,80})-[0-9a-z]+-(?:(wide|square|poster|hero)\.svg|card\.jpg))$/

/**
 * Covers of posts without a picture, and the cards of shared links. Each is drawn once, when it is first asked for, and kept in a
 * folder that may be deleted at any time.
 */
export class Covers {
  readonly #sources: CoverSources
  readonly #files: FileCache
  readonly #drawingLimiter: LimitFunction

  /** @param drawingLimiter limits how many are drawn at once, since each keeps a core busy and readers need the others */
  constructor(sources: CoverSources, folder: string, drawingLimiter = pLimit(2)) {
    this.#sources = sources
    this.#files = new FileCache(folder)
    this.#drawingLimiter = drawingLimiter
  }

  /** The cover or card at the address of the current state of a post, see `coverAddress` and `shareCardAddress`; null for any other. */
  async find(address: string): Promise<FoundCover | null> {
    const [, name, id, shape] = (NAME.exec(address) ?? []) as [unknown?, string?, string?, CoverShape?]
    const post = id ? await this.#sources.post(id) : undefined
    if (!name || !post) return null
    return shape ? this.#findCover(post, shape, name) : this.#findCard(post, name)
  }

  /**
   * The current address of what an outdated address names: of a card, as in sent mails and link previews, or of a cover, as in pages
   * that were kept before its title or the blog's colours changed.
   */
  async currentAddress(address: string): Promise<string | null> {
    const [, , id, shape] = (NAME.exec(address) ?? []) as [unknown?, string?, string?, CoverShape?]
    const post = id ? await this.#sources.post(id) : undefined
    if (!post) return null
    if (!shape) return shareCardAddress(post, ...(await this.#cardSources(post)))
    return coverAddress(post, shape, (await this.#sources.blog()).drawn)
  }

  async #findCover(post: Post, shape: CoverShape, name: string): Promise<FoundCover | null> {
    const { drawn } = await this.#sources.blog()
    if (coverAddress(post, shape, drawn) !== `/covers/${name}`) return null
    const draw = () =>
      this.#drawingLimiter(async () => {
        const { drawCover } = await import('./draw.ts')
        return Buffer.from(await drawCover(post.title, shape, drawn))
      })
    return { bytes: await this.#files.get(name, draw), type: 'image/svg+xml; charset=utf-8' }
  }

  async #findCard(post: Post, name: string): Promise<FoundCover | null> {
    const sources = await this.#cardSources(post)
    if (shareCardAddress(post, ...sources) !== `/covers/${name}`) return null
    const card = shareCardOf(post, ...sources)
    const draw = async () => {
      // Cut before the limiter is entered: cutting takes a place of it too, and cards that held all places would deadlock.
      const background = card.picture === null ? null : await this.#sources.cutPicture(card.picture)
      if (card.picture && !background) return null
      return this.#drawingLimiter(async () => {
        const { paintShareCard } = await import('./share-card.ts')
        return paintShareCard(card, background)
      })
    }
    const bytes = await this.#files.get(name, draw)
    return bytes && { bytes, type: 'image/jpeg' }
  }

  async #cardSources({ articleImage }: Post): Promise<[blog: CardBlog, picture: Picture | undefined]> {
    const pictures = articleImage ? await this.#sources.pictures([articleImage]) : undefined
    return [await this.#sources.blog(), pictures?.get(articleImage)]
  }
}
