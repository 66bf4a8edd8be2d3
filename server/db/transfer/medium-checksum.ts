import { createHash } from 'node:crypto'

export interface MediumChecksum {
  /** Length in bytes. */
  readonly bytes: number
  /** In hexadecimal digits. */
  readonly sha256: string
}

export function mediumChecksum(bytes: Uint8Array): MediumChecksum {
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Whether bytes with that checksum are the medium of that hash, which is the first half of its SHA-256. */
export function isMedium(hash: string, { sha256 }: MediumChecksum): boolean {
  return sha256.slice(0, 32) === hash
}
