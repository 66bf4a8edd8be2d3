/** Bytes of a part of a medium; a multiple of three, so that the base64 of parts can be joined. */
export const PART_BYTES = 3 * 64 * 1024

interface MediaPart {
  readonly hash: string
  /** From 0. */
  readonly part: number
  readonly bytes: Uint8Array
}

/** The rows of `media_parts` for a medium. */
export function* partsOf(hash: string, bytes: Uint8Array): Generator<MediaPart> {
  for (let part = 0; part * PART_BYTES < bytes.byteLength; part++)
    yield { hash, part, bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES) }
}
