import { setTimeout } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { RENDITION_WIDTHS, uprightWidths } from '#domain/pictures/picture.ts'
import { FileCache } from '../file-cache.ts'
import type { MediaRepository, MediumFacts, StoredMedium } from './media-repository.ts'
import { currentAddress, type RenditionKind, renditionNamed } from './rendition-name.ts'

type RenditionType = 'image/webp' | 'image/jpeg' | 'image/png'

type FoundRendition =
  | { kind: 'finished'; bytes: Uint8Array; type: RenditionType }
  /** It is still being made: the picture as it is stored is sent meanwhile. */
  | { kind: 'pending'; medium: StoredMedium }
  /** The address is that of a cut for another focal point than the picture has now. */
  | { kind: 'moved'; address: string }

/** The longest wait for a rendition: by then the stored picture has arrived. */
const RENDITION_TIMEOUT_MS = 2_000

/** Pictures in other sizes, each made once, when it is first asked for, and kept in a folder that may be deleted at any time. */
export class Renditions {
  readonly #media: MediaRepository
  readonly #files: FileCache
  readonly #timeoutMs: number
  readonly #decodingLimiter: LimitFunction
  readonly #isIcon: (hash: string) => Promise<boolean>

  /**
   * @param decodingLimiter limits how many pictures the process decodes at once: each occupies a core, and requests need the others
   * @param isIcon whether the blog has its icons from this picture: of others clients could fill the disk with them
   */
  constructor(
    media: MediaRepository,
    folder: string,
    timeoutMs = RENDITION_TIMEOUT_MS,
    decodingLimiter = pLimit(2),
    isIcon = async (_hash: string) => true,
  ) {
    this.#isIcon = isIcon
    this.#media = media
    this.#files = new FileCache(folder)
    this.#timeoutMs = timeoutMs
    this.#decodingLimiter = decodingLimiter
  }

  /** Null for any other address. Cuts are made for the current focal point only, else clients could fill the disk with others. */
  async find(address: string): Promise<FoundRendition | null> {
    const name = address.slice('/media/'.length)
    const named = address.startsWith('/media/') ? renditionNamed(name) : undefined
    if (!named) return null
    const { hash, wanted } = named
    if (wanted.kind === 'icon' && !(await this.#isIcon(hash))) return null
    const type = typeOf(wanted)
    if (wanted.kind !== 'width') {
      const facts = await this.#factsOf(hash, wanted)
      if (!facts) return null
      const current = currentAddress(named, facts.focalPoint)
      if (current !== address) return { kind: 'moved', address: current }
    }

    const kept = await this.#files.find(name)
    if (kept) return { kind: 'finished', bytes: kept, type }
    if (wanted.kind === 'width' && !(await this.#factsOf(hash, wanted))) return null

    const making = this.#files.make(name, () => this.#render(hash, wanted))
    // A failure after the wait has no request to report to; the next one renders again.
    making.catch(() => {})
    const made = await Promise.race([making, setTimeout(this.#timeoutMs, 'too late' as const, { ref: false })])
    if (made === 'too late') {
      const medium = await this.#media.find(hash)
      return medium ? { kind: 'pending', medium } : null
    }
    return made && { kind: 'finished', bytes: made, type }
  }

  /** The finished cut at an address that `cardAddress` gives, however long it takes; null where there is no such picture. */
  async card(address: string): Promise<Uint8Array | null> {
    const name = address.slice('/media/'.length)
    const named = renditionNamed(name)
    if (named?.wanted.kind !== 'card') return null
    return this.#files.get(name, () => this.#render(named.hash, named.wanted))
  }

  /** Undefined where there is no such picture, or it has no such rendition. */
  async #factsOf(hash: string, wanted: RenditionKind): Promise<MediumFacts | undefined> {
    const facts = (await this.#media.describe([hash])).get(hash)
    return facts && isMadeOf(facts, wanted) ? facts : undefined
  }

  #render(hash: string, wanted: RenditionKind): Promise<Uint8Array | null> {
    return this.#decodingLimiter(async () => {
      const medium = await this.#media.findLargest(hash)
      const { render } = await import('./rendition.ts')
      return medium ? render(medium.bytes, wanted) : null
    })
  }
}

function typeOf({ kind }: RenditionKind): RenditionType {
  if (kind === 'icon') return 'image/png'
  return kind === 'card' ? 'image/jpeg' : 'image/webp'
}

function isMadeOf({ largest }: MediumFacts, wanted: RenditionKind): boolean {
  if (wanted.kind === 'card' || wanted.kind === 'icon') return true
  if (wanted.kind === 'upright') return uprightWidths(largest).includes(wanted.width)
  return RENDITION_WIDTHS.some((width) => width === wanted.width) && wanted.width <= largest.width
}
