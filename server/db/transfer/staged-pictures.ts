import type { RawBuilder } from 'kysely'
import type { DatabaseConfig } from '../database.ts'

/**
 * Pictures that are copied to a database before it is replaced. If the copy is interrupted they stay, and the next one continues
 * with them. They are deleted once the blog is in place.
 */
export interface StagedPictures {
  /** How many pictures an earlier, interrupted copy had staged. */
  readonly resumed: number
  /** The value by which a statement inserts the bytes of a picture. */
  value(hash: string): Promise<Uint8Array | RawBuilder<unknown>>
}

/** The pictures of the source. */
export interface PictureSource {
  readonly hashes: readonly string[]
  bytes(hash: string): Promise<Uint8Array>
  /** Called with the number of pictures staged so far, and the total. */
  readonly onProgress?: ((arrived: number, total: number) => void) | undefined
}

/**
 * Stages the missing pictures in a table in PostgreSQL, or in a folder beside SQLite.
 * @throws {DatabaseInUseError} or {ServerLockedError} while a server uses that database
 */
export async function stagePictures(config: DatabaseConfig, source: PictureSource): Promise<StagedPictures> {
  return config.databaseUrl
    ? (await import('./postgres-stage.ts')).stageInPostgres(config, source)
    : (await import('./folder-stage.ts')).stageInFolder(config, source)
}
