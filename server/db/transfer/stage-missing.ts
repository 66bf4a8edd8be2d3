import { release } from './release-bytes.ts'
import type { PictureSource } from './staged-pictures.ts'

/**
 * Copies the pictures that are not staged yet, one after the other.
 * @param staged hashes of the pictures that are staged already
 * @returns how many pictures of the source those are
 */
export async function stageMissing(
  { hashes, bytes, onProgress }: PictureSource,
  staged: ReadonlySet<string>,
  put: (hash: string, bytes: Uint8Array) => Promise<void>,
): Promise<number> {
  const missing = hashes.filter((hash) => !staged.has(hash))
  const resumed = hashes.length - missing.length
  for (const [index, hash] of missing.entries()) {
    const picture = await bytes(hash)
    await put(hash, picture)
    release(picture)
    onProgress?.(resumed + index + 1, hashes.length)
  }
  return resumed
}
