import type { RawBuilder } from 'kysely'
import type { DatabaseConfig } from '../database.ts'

/**
 * Pictures on their way into a database that is to be replaced. They stay there when a copy is interrupted, and the next one
 * goes on with them. They are gone once a blog is in its place.
 */
export interface StagedPictures {
  /** How many an earlier copy had brought. */
  readonly resumed: number
  /** What a statement inserts as the bytes of a picture. */
  value(hash: string): Promise<Uint8Array | RawBuilder<unknown>>
}

/** The pictures of the source. */
export interface PictureSource {
  readonly hashes: readonly string[]
  bytes(hash: string): Promise<Uint8Array>
  /** How many of the pictures are there now, and how many there will be. */
  readonly onProgress?: ((arrived: number, total: number) => void) | undefined
}

/**
 * Puts the pictures that are not there yet into a table in PostgreSQL, or a folder beside SQLite.
 * @throws {DatabaseInUseError} or {ServerLockedError} while a server uses that database
 */
export async function stagePictures(config: DatabaseConfig, source: PictureSource): Promise<StagedPictures> {
  return config.databaseUrl
    ? (await import('./postgres-stage.ts')).stageInPostgres(config, source)
    : (await import('./folder-stage.ts')).stageInFolder(config, source)
}
