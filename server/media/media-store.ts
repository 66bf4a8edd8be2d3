import { createHash } from 'node:crypto'
import type { Picture, Pictures } from '#domain/picture.ts'
import type { MediaRepository, Medium } from '../storage/media-repository.ts'
import { EXTENSIONS, type ImageType, imageType } from './image-type.ts'

export type StoreResult = { ok: true; address: string } | { ok: false; problem: string }

const ADDRESS = /^\/media\/([0-9a-f]{32})\.(jpg|png|webp|avif)$/

/** Pictures, kept once under the hash of their content and named by addresses of the form `/media/<hash>.<type>`. */
export class MediaStore {
  readonly #media: MediaRepository

  constructor(media: MediaRepository) {
    this.#media = media
  }

  /** Keeps a picture and gives its address; the same bytes have the same address however often they come. */
  async put(bytes: Uint8Array): Promise<StoreResult> {
    const type = imageType(bytes)
    if (!type) return { ok: false, problem: 'This file is no picture that Den keeps: JPEG, PNG, WebP and AVIF are.' }
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const address = addressOf(hash, type)
    if ((await this.#media.describe([hash])).has(hash)) return { ok: true, address }

    const { measure } = await import('./measure.ts')
    const measurements = await measure(bytes)
    if (!measurements) return { ok: false, problem: 'This picture is damaged, or too large to be read.' }
    await this.#media.put({ hash, type, ...measurements, bytes })
    return { ok: true, address }
  }

  /** The picture at an address of ours, with its bytes. */
  async find(address: string): Promise<Medium | null> {
    const hash = hashIn(address)
    const medium = hash && (await this.#media.find(hash))
    return medium && addressOf(medium.hash, medium.type as ImageType) === address ? medium : null
  }

  /** Sizes of all pictures that a page shows, in one query. Addresses that lead nowhere are left out. */
  async describe(addresses: Iterable<string>): Promise<Pictures> {
    const hashes = new Map([...addresses].flatMap((address) => entryOf(address)))
    const facts = await this.#media.describe([...hashes.values()])
    const pictures = new Map<string, Picture>()
    for (const [address, hash] of hashes) {
      const known = facts.get(hash)
      if (known && addressOf(hash, known.type as ImageType) === address)
        pictures.set(address, {
          src: address,
          width: known.width,
          height: known.height,
          colors: known.placeholder?.match(/.{6}/g) ?? [],
        })
    }
    return pictures
  }

  /** The picture as a `data:` string, or the address as it stands when nothing is kept there. */
  async embedded(address: string): Promise<string> {
    const medium = await this.find(address)
    return medium ? `data:${medium.type};base64,${Buffer.from(medium.bytes).toString('base64')}` : address
  }
}

function addressOf(hash: string, type: ImageType): string {
  return `/media/${hash}.${EXTENSIONS[type]}`
}

function hashIn(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1]
}

function entryOf(address: string): [string, string][] {
  const hash = hashIn(address)
  return hash ? [[address, hash]] : []
}
