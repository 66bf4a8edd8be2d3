import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isReplacedDatabase } from '#domain/backups/backup-name.ts'
import { answer } from '#domain/locales/en/answers/answer.ts'
import { operation } from '#domain/locales/en/answers/operation.ts'
import { sizeOf } from '#domain/text/byte-size.ts'
import { counted } from '#domain/text/counted.ts'
import type { BackupsOverview } from '../../backup/backup-overview.ts'
import type { Config } from '../../config/config.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import { cachedFiles } from '../../file-cache.ts'
import { type Growth, KEPT_ROWS } from './kept-tables.ts'
import { databaseBytes, rowsOf } from './row-counts.ts'

/** A kind of stored data, as a row of the table on *Health*. */
export interface KeptData {
  readonly name: string
  readonly kept: string
  /** Environment variable that changes the retention. */
  readonly setting?: string
  /** Null for files, whose number is bounded or follows that of the rows. */
  readonly growsWith: Growth | null
  /** Lines of text with numbers and sizes. */
  readonly now: readonly string[]
}

interface Parts {
  readonly config: Pick<Config, 'dataDir' | 'pictureCacheBytes'>
  readonly database: Connection
  readonly slices: Slices
  readonly backups: Pick<BackupsOverview, 'all' | 'plan' | 'pictures'>
  readonly cacheFolders: readonly string[]
}

export async function keptData(parts: Parts): Promise<KeptData[]> {
  const rows: KeptData[] = []
  for (const {
    counted: [table, one, many],
    ...kind
  } of Object.values(KEPT_ROWS)) {
    const count = await rowsOf(parts.database, parts.slices, table)
    rows.push({ ...kind, now: [counted(count, one, many)] })
  }
  return [
    ...rows,
    await wholeDatabase(parts),
    await cache(parts),
    await backups(parts),
    ...(await assets(parts)),
    ...(await replaced(parts)),
  ]
}

async function wholeDatabase({ database }: Parts): Promise<KeptData> {
  const { bytes, free } = await databaseBytes(database)
  return {
    name: 'The database with all of these',
    kept: 'Freed space is used again, but the file does not shrink.',
    growsWith: null,
    now: [sizeOf(bytes), ...(free ? [`${sizeOf(free)} of it free`] : [])],
  }
}

async function cache({ cacheFolders, config }: Parts): Promise<KeptData> {
  const files = (await Promise.all(cacheFolders.map(cachedFiles))).flat()
  return {
    name: 'Pictures in other sizes, drawn covers',
    kept: `Until their picture or post is deleted, ${sizeOf(config.pictureCacheBytes)} at most. Beyond that the least used are deleted, and made again when somebody asks for them.`,
    setting: 'PICTURE_CACHE_MB',
    growsWith: null,
    now: [sizeOf(sum(files)), counted(files.length, 'file', 'files')],
  }
}

async function backups({ backups }: Parts): Promise<KeptData> {
  const { backups: files } = await backups.all()
  const pictures = await backups.pictures()
  return {
    name: 'Backups',
    kept: 'Nightly ones: the newest of 7 days, 4 weeks and 12 months. Others: until you delete them.',
    setting: 'BACKUP_AT',
    growsWith: null,
    now: [
      sizeOf(sum(files)),
      counted(files.length, 'file', 'files'),
      ...(pictures.length > 0
        ? [answer(operation.besideBackups, { count: pictures.length, size: sizeOf(sum(pictures)) })]
        : []),
    ],
  }
}

/** Only an installed release keeps them. */
async function assets({ config }: Parts): Promise<KeptData[]> {
  const files = await sizesIn(join(config.dataDir, 'assets'))
  if (files.length === 0) return []
  return [
    {
      name: 'Styles and scripts of each version',
      kept: 'For 30 days after an upgrade, for tabs that were open then.',
      growsWith: null,
      now: [sizeOf(sum(files)), counted(files.length, 'file', 'files')],
    },
  ]
}

async function sizesIn(folder: string): Promise<{ readonly bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = []
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile()))
    sizes.push({ bytes: (await stat(join(parentPath, name)).catch(() => undefined))?.size ?? 0 })
  return sizes
}

async function replaced({ config, backups }: Parts): Promise<KeptData[]> {
  const folders = new Set([backups.plan.folder, join(config.dataDir, 'backups'), config.dataDir])
  const paths = []
  for (const folder of folders)
    for (const name of await readdir(folder).catch(() => []))
      if (isReplacedDatabase(name)) paths.push(join(folder, name))
  const files = await Promise.all(
    paths.sort().map(async (path) => ({ path, bytes: (await stat(path).catch(() => undefined))?.size ?? 0 })),
  )
  if (files.length === 0) return []
  return [
    {
      name: 'Databases that a restore replaced',
      kept: 'Until you delete them on the server.',
      growsWith: null,
      now: files.map(({ path, bytes }) => `${path}, ${sizeOf(bytes)}`),
    },
  ]
}

function sum(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}
