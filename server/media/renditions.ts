import pLimit, { type LimitFunction } from 'p-limit'
import { RENDITION_WIDTHS, uprightWidths } from '#domain/pictures/picture.ts'
import { FileCache } from '../file-cache.ts'
import type { MediaRepository, Medium } from './media-repository.ts'
import type { RenditionKind } from './rendition.ts'

type FoundRendition =
  | { kind: 'finished'; bytes: Uint8Array; type: 'image/webp' | 'image/jpeg' }
  /** It is still being made: the original is sent meanwhile. */
  | { kind: 'pending'; original: Medium }

const NAME = /^\/media\/([0-9a-f]{32})-(?:(upright-)?([1-9]\d{2,3})\.webp|(card)\.jpg)$/
/** The longest wait for a rendition: by then the original has arrived. */
const RENDITION_TIMEOUT_MS = 2_000

/** Pictures in other sizes, each made once, when it is first asked for, and kept in a folder that may be deleted at any time. */
export class Renditions {
  readonly #media: MediaRepository
  readonly #files: FileCache
  readonly #timeoutMs: number
  readonly #decoding: LimitFunction

  /** @param decoding limits how many pictures the process unpacks at once: each fills a core, and readers want the others */
  constructor(media: MediaRepository, folder: string, timeoutMs = RENDITION_TIMEOUT_MS, decoding = pLimit(2)) {
    this.#media = media
    this.#files = new FileCache(folder)
    this.#timeoutMs = timeoutMs
    this.#decoding = decoding
  }

  /**
   * The picture at an address of the form `/media/<hash>-<width>.webp`, `/media/<hash>-upright-<width>.webp` or
   * `/media/<hash>-card.jpg`; null for any other address.
   */
  async find(address: string): Promise<FoundRendition | null> {
    const [, hash, upright, width, card] = NAME.exec(address) ?? []
    if (!hash) return null
    const kind = upright ? 'upright' : 'width'
    const wanted: RenditionKind = card ? { kind: 'card' } : { kind, width: Number(width) }
    const type = card ? 'image/jpeg' : 'image/webp'
    const name = address.slice('/media/'.length)

    const kept = await this.#files.find(name)
    if (kept) return { kind: 'finished', bytes: kept, type }
    if (!(await this.#exists(hash, wanted))) return null

    const making = this.#files.make(name, () => this.#render(hash, wanted))
    // A failure after the wait has no request to report to; the next one renders again.
    making.catch(() => {})
    const made = await Promise.race([making, after(this.#timeoutMs)])
    if (made === 'too late') {
      const original = await this.#media.find(hash)
      return original ? { kind: 'pending', original } : null
    }
    return made && { kind: 'finished', bytes: made, type }
  }

  async #exists(hash: string, wanted: RenditionKind): Promise<boolean> {
    const facts = (await this.#media.describe([hash])).get(hash)
    if (!facts || wanted.kind === 'card') return facts !== undefined
    if (wanted.kind === 'upright') return uprightWidths(facts.largest).includes(wanted.width)
    return RENDITION_WIDTHS.some((width) => width === wanted.width) && wanted.width <= facts.largest.width
  }

  #render(hash: string, wanted: RenditionKind): Promise<Uint8Array | null> {
    return this.#decoding(async () => {
      const medium = await this.#media.findLargest(hash)
      const { render } = await import('./rendition.ts')
      return medium ? render(medium.bytes, wanted) : null
    })
  }
}

function after(milliseconds: number): Promise<'too late'> {
  return new Promise((resolve) => setTimeout(() => resolve('too late'), milliseconds).unref())
}
