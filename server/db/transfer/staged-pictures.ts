import type { RawBuilder } from 'kysely'
import type { DatabaseConfig } from '../database.ts'

/** If the copy is interrupted they stay, and the next one continues with them. Deleted once the blog is in place. */
export interface StagedPictures {
  /** How many pictures an earlier, interrupted copy had staged. */
  readonly resumed: number
  /** The value by which a statement inserts the bytes of a picture. */
  value(hash: string): Promise<Uint8Array | RawBuilder<unknown>>
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
