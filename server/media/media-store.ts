import { createHash } from 'node:crypto'
import pLimit, { type LimitFunction } from 'p-limit'
import { UPLOAD_MAX_BYTES } from '#domain/pictures/image-compression.ts'
import { mediumNamedBy, type Picture, type Pictures } from '#domain/pictures/picture.ts'
import { EXTENSIONS, type ImageType, imageType } from './image-type.ts'
import type { MediaRepository, Medium, StoredMedium } from './media-repository.ts'
import { isWithoutMetadata } from './picture-metadata.ts'
import { pictureOf } from './picture-of.ts'

type Refusal = { ok: false; problem: string; isOfSource?: true }
type StoreResult = { ok: true; address: string } | Refusal

interface PutOptions {
  /** The same picture in better quality, from which renditions are made. */
  readonly source?: Uint8Array | undefined
}

/** A picture as it is stored: without metadata, under the hash of its bytes. */
interface StrippedPicture {
  readonly hash: string
  readonly type: ImageType
  readonly bytes: Uint8Array
}

const NO_PICTURE = 'This file is no picture that Den keeps: JPEG, PNG, WebP and AVIF are.'

/** Why a picture would be refused, as far as its beginning tells; null if it would not. */
export async function pictureProblem(bytes: Uint8Array): Promise<string | null> {
  return imageType(bytes) ? (await import('./measure.ts')).problemOfHeader(bytes) : NO_PICTURE
}

/** Pictures, kept once under the hash of their content and named by addresses of the form `/media/<hash>.<type>`. */
export class MediaStore {
  readonly #media: MediaRepository
  readonly #decodingLimiter: LimitFunction

  constructor(media: MediaRepository, decodingLimiter = pLimit(2)) {
    this.#media = media
    this.#decodingLimiter = decodingLimiter
  }

  /** Removes metadata. The same bytes always have the same address. A source is ignored for a picture that is stored already. */
  async put(bytes: Uint8Array, { source }: PutOptions = {}): Promise<StoreResult> {
    const stripped = await this.#stripped(bytes)
    if (!stripped.ok) return stripped
    const address = addressOf(stripped.picture)
    // Reading takes no lock, and most pictures are new.
    const isStored = (await this.#media.find(stripped.picture.hash)) !== undefined
    if (isStored && (await this.#media.touch(stripped.picture.hash))) return { ok: true, address }

    const medium = await this.#mediumOf(stripped.picture)
    if (!medium.ok) return medium
    const better = source && (await this.#sourceOf(source))
    if (better && !better.ok)
      return { ok: false, problem: `The source of this picture: ${better.problem}`, isOfSource: true }
    await this.#media.put(medium.medium, better?.medium)
    return { ok: true, address }
  }

  /** The picture at an address under `/media/`. */
  async find(address: string): Promise<StoredMedium | null> {
    const named = mediumNamedBy(address)
    const medium = named && (await this.#media.find(named.hash))
    return medium?.type === named?.type ? (medium ?? null) : null
  }

  /** Restarts the day after which an unused picture is removed. False when none is stored at the address. */
  async keep(address: string): Promise<boolean> {
    const named = mediumNamedBy(address)
    return named !== undefined && (await this.find(address)) !== null && (await this.#media.touch(named.hash))
  }

  /** The bytes of a picture, see {@link MediaRepository.read}. */
  read(medium: StoredMedium, start?: number, end?: number): AsyncGenerator<Uint8Array> {
    return this.#media.read(medium, start, end)
  }

  /** Facts of all pictures that a page shows, in one query. Addresses without a picture are left out. */
  async describe(addresses: Iterable<string>): Promise<Pictures> {
    const named = new Map([...addresses].map((address) => [address, mediumNamedBy(address)]))
    const facts = await this.#media.describe([...named.values()].flatMap((medium) => medium?.hash ?? []))
    const pictures = new Map<string, Picture>()
    for (const [address, medium] of named) {
      const known = medium && facts.get(medium.hash)
      if (medium && known?.type === medium.type) pictures.set(address, pictureOf(medium.hash, known))
    }
    return pictures
  }

  /** The picture as a `data:` string in pieces, or the unchanged address when no picture is stored under it. */
  async *embedded(address: string): AsyncGenerator<string> {
    const medium = await this.find(address)
    if (!medium) {
      yield address
      return
    }
    yield `data:${medium.type};base64,`
    for await (const bytes of this.#media.read(medium)) yield Buffer.from(bytes).toString('base64')
  }

  async #sourceOf(bytes: Uint8Array): Promise<{ ok: true; medium: Medium } | Refusal> {
    const stripped = await this.#stripped(bytes)
    return stripped.ok ? this.#mediumOf(stripped.picture) : stripped
  }

  async #stripped(bytes: Uint8Array): Promise<{ ok: true; picture: StrippedPicture } | Refusal> {
    const type = imageType(bytes)
    if (!type) return { ok: false, problem: NO_PICTURE }
    if (bytes.byteLength > UPLOAD_MAX_BYTES) return { ok: false, problem: tooManyBytes(bytes.byteLength) }
    if (isWithoutMetadata(bytes, type)) return { ok: true, picture: hashed(bytes, type) }

    const reencoded = await this.#decodingLimiter(async () => (await import('./measure.ts')).reencode(bytes, type))
    return reencoded.ok ? { ok: true, picture: hashed(reencoded.bytes, reencoded.type) } : reencoded
  }

  async #mediumOf({ hash, type, bytes }: StrippedPicture): Promise<{ ok: true; medium: Medium } | Refusal> {
    const measured = await this.#decodingLimiter(async () => (await import('./measure.ts')).measure(bytes))
    return measured.ok ? { ok: true, medium: { hash, type, ...measured.measurements, bytes } } : measured
  }
}

function hashed(bytes: Uint8Array, type: ImageType): StrippedPicture {
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), type, bytes }
}

/** Rounded up to a tenth, so that a refusal never says that 10 exceeds 10. */
function tooManyBytes(byteLength: number): string {
  const megabytes = (bytes: number) => Math.ceil((bytes * 10) / 1024 / 1024) / 10
  return `This picture has ${megabytes(byteLength)} MB; Den takes up to ${megabytes(UPLOAD_MAX_BYTES)}.`
}

function addressOf({ hash, type }: StrippedPicture): string {
  return `/media/${hash}.${EXTENSIONS[type]}`
}
