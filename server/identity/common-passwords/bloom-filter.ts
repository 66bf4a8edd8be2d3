import { createHash } from 'node:crypto'

/** Size of the header: number of bits and number of positions, 32 bits each. */
const HEAD_BYTES = 8

/**
 * A set of texts in a few bits each. It contains every text of the set, and by mistake a small share of all others (false positives).
 * @see https://en.wikipedia.org/wiki/Bloom_filter
 */
export class BloomFilter {
  readonly #bytes: Buffer
  readonly #bits: number
  readonly #positions: number

  /** @param bytes result of {@link BloomFilter.of} */
  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#bits = bytes.readUInt32LE(0)
    this.#positions = bytes.readUInt32LE(4)
  }

  /** The bytes of a filter of these texts. @param errorRate rate of false positives */
  static of(texts: ReadonlySet<string>, errorRate: number): Buffer {
    const bits = Math.ceil((-texts.size * Math.log(errorRate)) / Math.LN2 ** 2)
    const positions = Math.round((bits / texts.size) * Math.LN2)
    const bytes = Buffer.alloc(HEAD_BYTES + Math.ceil(bits / 8))
    bytes.writeUInt32LE(bits, 0)
    bytes.writeUInt32LE(positions, 4)
    for (const text of texts)
      for (const position of positionsOf(text, bits, positions))
        bytes[HEAD_BYTES + (position >> 3)]! |= 1 << (position & 7)
    return bytes
  }

  has(text: string): boolean {
    for (const position of positionsOf(text, this.#bits, this.#positions))
      if (!(this.#bytes[HEAD_BYTES + (position >> 3)]! & (1 << (position & 7)))) return false
    return true
  }
}

/** Positions by double hashing (Kirsch and Mitzenmacher, 2006). */
function* positionsOf(text: string, bits: number, positions: number): Generator<number> {
  const digest = createHash('sha256').update(text).digest()
  const [first, second] = [digest.readUInt32LE(0), digest.readUInt32LE(4)]
  for (let index = 0; index < positions; index++) yield (first + index * second) % bits
}
