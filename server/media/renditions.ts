import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RENDITION_WIDTHS, uprightWidths } from '#domain/picture.ts'
import { Semaphore } from '../semaphore.ts'
import type { MediaRepository, Medium } from '../storage/media-repository.ts'
import type { RenditionKind } from './rendition.ts'

export type FoundRendition =
  | { kind: 'finished'; bytes: Uint8Array; type: 'image/webp' | 'image/jpeg' }
  /** It is still being made: the picture itself stands in meanwhile. */
  | { kind: 'pending'; original: Medium }

const NAME = /^\/media\/([0-9a-f]{32})-(?:(upright-)?([1-9]\d{2,3})\.webp|(card)\.jpg)$/
/** Nobody waits longer for a smaller picture than a larger one takes to arrive. */
const PATIENCE_MS = 2_000
/** Pictures in other sizes, each made once, when it is first asked for, and kept in a folder that may be deleted at any time. */
export class Renditions {
  readonly #media: MediaRepository
  readonly #folder: string
  readonly #patienceMs: number
  readonly #pending = new Map<string, Promise<Uint8Array | null>>()
  readonly #decoding: Semaphore

  /** @param decoding limits how many pictures the process unpacks at once: each fills a core, and readers want the others */
  constructor(media: MediaRepository, folder: string, patienceMs = PATIENCE_MS, decoding = new Semaphore(2)) {
    this.#media = media
    this.#folder = folder
    this.#patienceMs = patienceMs
    this.#decoding = decoding
  }

  /**
   * What stands at an address of the form `/media/<hash>-<width>.webp`, `/media/<hash>-upright-<width>.webp` or
   * `/media/<hash>-card.jpg`; null: nothing.
   */
  async find(address: string): Promise<FoundRendition | null> {
    const [, hash, upright, width, card] = NAME.exec(address) ?? []
    if (!hash) return null
    const kind = upright ? 'upright' : 'width'
    const wanted: RenditionKind = card ? { kind: 'card' } : { kind, width: Number(width) }
    const type = card ? 'image/jpeg' : 'image/webp'
    const name = address.slice('/media/'.length)

    const kept = await readFile(join(this.#folder, name)).catch(() => null)
    if (kept) return { kind: 'finished', bytes: kept, type }
    if (!(await this.#exists(hash, wanted))) return null

    const made = await Promise.race([this.#make(name, hash, wanted), after(this.#patienceMs)])
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

  #make(name: string, hash: string, wanted: RenditionKind): Promise<Uint8Array | null> {
    const pending = this.#pending.get(name)
    if (pending) return pending
    const making = this.#decoding.run(() => this.#render(name, hash, wanted)).finally(() => this.#pending.delete(name))
    this.#pending.set(name, making)
    // Whoever asked may have left by the time it fails; the next one to ask is told.
    making.catch(() => {})
    return making
  }

  async #render(name: string, hash: string, wanted: RenditionKind): Promise<Uint8Array | null> {
    const medium = await this.#media.findLargest(hash)
    if (!medium) return null
    const { render } = await import('./rendition.ts')
    const bytes = await render(medium.bytes, wanted)
    await this.#keep(name, bytes)
    return bytes
  }

  /** Complete or not at all: a half-written file would be served for a year. */
  async #keep(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const unfinished = join(this.#folder, `${name}.${process.pid}`)
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(this.#folder, name))
    } catch {
      // A full disk costs the cache, and the reader nothing.
      await rm(unfinished, { force: true }).catch(() => {})
    }
  }
}

function after(milliseconds: number): Promise<'too late'> {
  return new Promise((resolve) => setTimeout(() => resolve('too late'), milliseconds).unref())
}
