import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseConfig } from '../database.ts'
import { lockServer } from '../server-lock.ts'
import { isMedium, mediumChecksum } from './medium-checksum.ts'
import { release } from './release-bytes.ts'
import { stageMissing } from './stage-missing.ts'
import type { PictureSource, StagedPictures } from './staged-pictures.ts'

/** Below the data folder. */
export const STAGE_FOLDER = 'copying'

export async function stageInFolder({ dataDir }: DatabaseConfig, source: PictureSource): Promise<StagedPictures> {
  using _lock = lockServer(dataDir)
  const folder = join(dataDir, STAGE_FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const resumed = await stageMissing(source, await wholePictures(folder), async (hash, bytes) => {
    const partial = join(folder, `${hash}.partial`)
    await writeFile(partial, bytes, { mode: 0o600 })
    await rename(partial, join(folder, hash))
  })
  return {
    resumed,
    async slices(hash) {
      const bytes = await readFile(join(folder, hash))
      return (start, end) => bytes.subarray(start, end)
    },
  }
}

/** Deletes files that are not the picture of their name: a power cut may have left a part of one. */
async function wholePictures(folder: string): Promise<Set<string>> {
  const hashes = new Set<string>()
  for (const name of await readdir(folder)) {
    const bytes = await readFile(join(folder, name))
    const isWhole = isMedium(name, mediumChecksum(bytes))
    release(bytes)
    if (isWhole) hashes.add(name)
    else await rm(join(folder, name))
  }
  return hashes
}
