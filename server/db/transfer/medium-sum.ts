import { createHash } from 'node:crypto'

export interface MediumSum {
  /** Length in bytes. */
  readonly bytes: number
  /** In hexadecimal digits. */
  readonly sha256: string
}

export function mediumSum(bytes: Uint8Array): MediumSum {
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Whether bytes of that sum are the medium of that hash, which is the first half of its SHA-256. */
export function isMedium(hash: string, { sha256 }: MediumSum): boolean {
  return sha256.slice(0, 32) === hash
}
