import { createHash, randomBytes } from 'node:crypto'
import type { MediaS3Config } from '#server/config/media-config.ts'
import { folderBytes } from '#server/media/bytes/folder-bytes.ts'
import { s3Bytes } from '#server/media/bytes/s3-bytes.ts'
import { temporaryFolder } from './process/folder.ts'
import { openFakeS3 } from './services/s3.ts'

/** Bytes at random, with the hash that names them. */
export function randomPicture(byteLength: number) {
  const bytes = randomBytes(byteLength)
  return { hash: hashOf(bytes), byteLength, bytes }
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

export function mediaS3(config: Omit<MediaS3Config, 'prefix' | 'isPathStyle'>): MediaS3Config {
  return { ...config, prefix: 'den/', isPathStyle: true }
}

/** Opens each kind of place outside the database, empty. */
export const OUTSIDE_PLACES = {
  async folder() {
    return { store: folderBytes(temporaryFolder()), async [Symbol.asyncDispose]() {} }
  },
  async s3() {
    const s3 = await openFakeS3()
    return { store: s3Bytes(mediaS3(s3.config)), [Symbol.asyncDispose]: () => s3[Symbol.asyncDispose]() }
  },
} as const
