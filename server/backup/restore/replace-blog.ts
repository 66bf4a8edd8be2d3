import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { replacedDatabaseName } from '#domain/backups/backup-name.ts'
import { type DatabaseConfig, openDatabase } from '../../db/database.ts'
import { knownNames } from '../../db/migrations/unreleased.ts'
import { SQLITE_FILE } from '../../db/sqlite-file.ts'
import { denTables } from '../../db/transfer/den-tables.ts'
import type { FreshDatabase, InsertRows } from '../../db/transfer/fresh-database.ts'
import type { Snapshot, TableShape } from '../../db/transfer/snapshot.ts'
import { forgetIndex, recordCurrentIndex } from '../../posts/indexing/index-state.ts'
import { indexOutdatedPosts } from '../../posts/indexing/index-upkeep.ts'
import { backupFolder } from '../backup.ts'
import { holdsBlog } from '../existing-blog.ts'
import { isBackedUp, isOurs } from '../table-policy.ts'
import { damaged, UnusableArchiveError } from '../unusable-archive.ts'
import { type HeldBack, holdBack } from './held-back.ts'

interface NewBlog {
  /** The migrations of the schema that its rows have. */
  readonly migrations: readonly string[]
  readonly secrets: boolean
  readonly tables: readonly string[]
  /** @param shapes of all tables, by their names */
  load(shapes: ReadonlyMap<string, TableShape>, insert: InsertRows): Promise<void>
  /** @throws {UnusableArchiveError} if the stored rows differ from the loaded ones */
  compare(stored: Snapshot): Promise<void>
}

export interface Replaced {
  readonly heldBack: HeldBack
  /** Where the replaced SQLite database is now. */
  readonly keptFile: string | null
}

/**
 * @throws {UnusableArchiveError} when there is a blog that may not be replaced
 * @throws {ForeignTablesError} when there are tables of another program
 * @throws {UnreleasedDatabaseError}
 */
export async function refuseTaken(config: DatabaseConfig, replace: boolean): Promise<void> {
  if (!config.databaseUrl && (replace || !existsSync(join(config.dataDir, SQLITE_FILE)))) return
  await using database = await openDatabase({ ...config, applicationName: 'den restore' })
  // The tables may belong to another program, so this check comes before any query of the blog.
  if (config.databaseUrl) await denTables(database.read, isOurs)
  if (!replace && (await holdsBlog(database)))
    throw new UnusableArchiveError(
      `${config.databaseUrl ? 'There is a blog in that PostgreSQL database.' : `There is a blog in ${config.dataDir}.`} With --replace the new one takes its place.`,
    )
}

/** Removes renditions and covers of the replaced blog. The server makes new ones at their first request. */
export async function removeCaches({ dataDir }: DatabaseConfig): Promise<void> {
  for (const folder of ['renditions', 'covers']) await rm(join(dataDir, folder), { recursive: true, force: true })
}

/** Puts a blog into the database of `config`. If anything fails, the database stays unchanged. */
export async function replaceBlog(config: DatabaseConfig, blog: NewBlog): Promise<Replaced> {
  const fillFresh = (fresh: FreshDatabase) => fill(fresh, blog)
  if (config.databaseUrl) {
    const { replacePostgres } = await import('../../db/transfer/replace-postgres.ts')
    return { heldBack: await replacePostgres(config, isOurs, fillFresh), keptFile: null }
  }
  const { replaceSqlite } = await import('../../db/transfer/replace-sqlite.ts')
  const keptAs = { folder: backupFolder(config.dataDir), name: replacedDatabaseName(new Date()) }
  const { result, keptFile } = await replaceSqlite(config, keptAs, fillFresh)
  return { heldBack: result, keptFile }
}

/** Loads the blog into the schema of its migrations, then runs the later migrations. */
async function fill(fresh: FreshDatabase, { migrations, secrets, tables, load, compare }: NewBlog): Promise<HeldBack> {
  await fresh.migrate(knownNames(migrations).at(-1))
  const ours = await fresh.snapshot(async (snapshot) => snapshot.tables)
  const shapes = new Map(ours.map((table) => [table.name, table]))
  const backedUp = [...shapes.keys()].filter((name) => isBackedUp(name, secrets))
  const foreign = tables.find((name) => !backedUp.includes(name))
  if (foreign) throw damaged(`there is no table ${foreign}`)
  const missing = backedUp.find((name) => !tables.includes(name))
  if (missing) throw damaged(`the table ${missing} is missing`)
  await fresh.load(backedUp, (insert) => load(shapes, insert))
  await fresh.snapshot(compare)
  await fresh.migrate()
  const heldBack = await holdBack(fresh.connection)
  // The archive has no full-text index, whose form differs between the engines.
  await forgetIndex(fresh.connection)
  await indexOutdatedPosts(fresh.connection)
  await recordCurrentIndex(fresh.connection)
  return heldBack
}
