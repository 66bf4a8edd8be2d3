import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cover, type CoverShape, coverAddress, coverOf } from '#domain/cover.ts'
import type { Post } from '#domain/post.ts'
import { Semaphore } from '../semaphore.ts'

export interface FoundCover {
  readonly bytes: Uint8Array
  readonly type: 'image/svg+xml' | 'image/jpeg'
}

interface PostSource {
  findById(id: string): Promise<Pick<Post, 'id' | 'title' | 'tag' | 'ratings'> | undefined>
}

const NAME = /^\/covers\/([\w-]{1,80})-[0-9a-z]+-(wide|square|poster|card)\.(?:svg|jpg)$/
/** Covers of posts, each drawn once, when it is first asked for, and kept in a folder that may be deleted at any time. */
export class Covers {
  readonly #posts: PostSource
  readonly #folder: string
  readonly #pending = new Map<string, Promise<Uint8Array>>()
  readonly #drawing: Semaphore

  /** @param drawing limits how many are drawn at once: each fills a core, and readers want the others */
  constructor(posts: PostSource, folder: string, drawing = new Semaphore(2)) {
    this.#posts = posts
    this.#folder = folder
    this.#drawing = drawing
  }

  /** What stands at an address that `coverAddress` gives for a post as it is now; null: nothing. */
  async find(address: string): Promise<FoundCover | null> {
    const [, id, shape] = (NAME.exec(address) ?? []) as [unknown?, string?, CoverShape?]
    if (!id || !shape) return null
    const post = await this.#posts.findById(id)
    if (!post || coverAddress(post, shape) !== address) return null

    const name = address.slice('/covers/'.length)
    const kept = await readFile(join(this.#folder, name)).catch(() => null)
    const bytes = kept ?? (await this.#draw(name, coverOf(post), shape))
    return { bytes, type: shape === 'card' ? 'image/jpeg' : 'image/svg+xml' }
  }

  /** Where the card is now that stood at an address of old: others name it, in mails and previews that nobody changes. */
  async currentCard(address: string): Promise<string | null> {
    const [, id, shape] = (NAME.exec(address) ?? []) as [unknown?, string?, CoverShape?]
    const post = id && shape === 'card' ? await this.#posts.findById(id) : undefined
    return post ? coverAddress(post, 'card') : null
  }

  #draw(name: string, cover: Cover, shape: CoverShape): Promise<Uint8Array> {
    const pending = this.#pending.get(name)
    if (pending) return pending
    const drawing = this.#drawing
      .run(async () => {
        const { drawCover, paintCard } = await import('./draw.ts')
        const svg = Buffer.from(await drawCover(cover, shape))
        const bytes = shape === 'card' ? await paintCard(svg) : svg
        await this.#keep(name, bytes)
        return bytes
      })
      .finally(() => this.#pending.delete(name))
    this.#pending.set(name, drawing)
    return drawing
  }

  /** Complete or not at all: a half-written file would be served for a year. */
  async #keep(name: string, bytes: Uint8Array): Promise<void> {
    const unfinished = join(this.#folder, `${name}.${process.pid}`)
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(this.#folder, name))
    } catch {
      // A full disk costs the cache, and the reader nothing.
      await rm(unfinished, { force: true }).catch(() => {})
    }
  }
}
