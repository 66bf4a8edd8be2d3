import { z } from 'zod'

/** Newest version of the format that docs/backup-format.md describes. */
export const FORMAT_VERSION = 2
/** Version of an archive that holds its pictures. */
export const WHOLE_VERSION = 1
/** Version of one whose pictures are beside it. */
export const BESIDE_VERSION = 2

/** Content of the first file of an archive, which a reader checks before all others. */
export const HEADER_FILE = 'backup.json'
/** Content of the last file: checksums of all files before it. A truncated archive lacks it. */
export const MANIFEST_FILE = 'manifest.json'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
const tableName = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)

export const headerSchema = z.strictObject({
  format: z.literal('den-backup'),
  version: z.int(),
  createdAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string().regex(/^[0-9a-z-]{1,100}$/)).min(1),
  secrets: z.boolean(),
  /** The set of pictures beside it, in version 2. */
  pictureSet: z
    .string()
    .regex(/^(plain|[0-9a-f]{16})$/)
    .optional(),
})

export const manifestSchema = headerSchema.extend({
  /** Number of rows of `posts` that readers do not see; absent in backups of older development states. */
  unpublishedPosts: count.optional(),
  tables: z.record(tableName, z.strictObject({ rows: count, bytes: count, sha256 })),
  pictures: z.record(
    z.string().regex(/^media\/[0-9a-f]{32}\.[a-z0-9]{1,8}$/),
    // Pictures beside the archive are known by the hash in their names.
    z.strictObject({ bytes: count, sha256: sha256.optional() }),
  ),
})

export type ArchiveHeader = z.infer<typeof headerSchema>
export type Manifest = z.infer<typeof manifestSchema>

export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(5, '0')}.ndjson`
}

export function pictureName(hash: string, type: string): string {
  const [, ending = 'bin'] = /^image\/([a-z0-9]{1,8})$/.exec(type) ?? []
  return `media/${hash}.${ending === 'jpeg' ? 'jpg' : ending}`
}

const PART = /^tables\/([a-z][a-z0-9_]{0,62})\/(\d{5,9})\.ndjson$/
const PICTURE = /^media\/([0-9a-f]{32})\.[a-z0-9]{1,8}$/

/** Parses the name of a file of an archive; undefined for an unknown name. */
export function fileOf(name: string): { table: string; part: number } | { hash: string } | undefined {
  const [, table, part] = PART.exec(name) ?? []
  if (table && part) return { table, part: Number(part) }
  const [, hash] = PICTURE.exec(name) ?? []
  return hash ? { hash } : undefined
}
