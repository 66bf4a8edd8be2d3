import { sql } from 'kysely'
import { type DatabaseConfig, openDatabase } from '../database.ts'
import { refuseServers, STAGE_TABLE } from './replace-postgres.ts'
import { stageMissing } from './stage-missing.ts'
import type { PictureSource, StagedPictures } from './staged-pictures.ts'

export async function stageInPostgres(config: DatabaseConfig, source: PictureSource): Promise<StagedPictures> {
  await using database = await openDatabase({ ...config, applicationName: 'den copy' })
  return await database.migrationSession(async (db) => {
    await refuseServers(db)
    await sql`create table if not exists ${STAGE_TABLE} (hash text primary key, bytes bytea not null)`.execute(db)
    // The hash of a picture is the first half of its SHA-256.
    await sql`delete from ${STAGE_TABLE} where left(encode(sha256(bytes), 'hex'), 32) <> hash`.execute(db)
    const { rows } = await sql<{ hash: string }>`select hash from ${STAGE_TABLE}`.execute(db)
    const staged = new Set(rows.map(({ hash }) => hash))
    const resumed = await stageMissing(source, staged, async (hash, bytes) => {
      await sql`insert into ${STAGE_TABLE} values (${hash}, ${bytes})`.execute(db)
    })
    return {
      resumed,
      slices: async (hash) => (start, end) =>
        sql`(select substr(bytes, ${start + 1}::integer, ${end - start}::integer) from ${STAGE_TABLE} where hash = ${hash})`,
    }
  })
}
