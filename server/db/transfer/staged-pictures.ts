import type { RawBuilder } from 'kysely'
import type { DatabaseConfig } from '../database.ts'

/** The bytes of a picture from `start` up to before `end`, or the expression by which a statement inserts them. */
export type PictureSlice = (start: number, end: number) => Uint8Array | RawBuilder<unknown>

/** If the copy is interrupted they stay, and the next one continues with them. Deleted once the blog is in place. */
export interface StagedPictures {
  /** How many pictures an earlier, interrupted copy had staged. */
  readonly resumed: number
  slices(hash: string): Promise<PictureSlice>
}

export interface PictureSource {
  readonly hashes: readonly string[]
  bytes(hash: string): Promise<Uint8Array>
  readonly onProgress?: ((arrived: number, total: number) => void) | undefined
}

/** @throws {DatabaseInUseError} or {ServerLockedError} while a server uses that database */
export async function stagePictures(config: DatabaseConfig, source: PictureSource): Promise<StagedPictures> {
  return config.databaseUrl
    ? (await import('./postgres-stage.ts')).stageInPostgres(config, source)
    : (await import('./folder-stage.ts')).stageInFolder(config, source)
}
