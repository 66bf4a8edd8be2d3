import { createHash } from 'node:crypto'

export interface MediumChecksum {
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

export function mediumChecksum(bytes: Uint8Array): MediumChecksum {
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The hash of a medium is the first half of its SHA-256. */
export function isMedium(hash: string, { sha256 }: MediumChecksum): boolean {
  return sha256.slice(0, 32) === hash
}
