import { sql } from 'kysely'
import { DAY_MS } from '#domain/durations.ts'
import { SETTING_PICTURES } from '#domain/settings/settings-writing.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { noteRemovals } from './bytes/media-removals.ts'

/** Longer than a form stays open with a picture that is not saved yet. */
export const KEPT_UNUSED_MS = DAY_MS
/** Media in one transaction: all other writes wait for it, and deleting their bytes takes time. */
const AT_ONCE = 50

/** Returns the number of removed media. No post can begin to use one meanwhile, since saving a post takes the same lock. */
export function removeUnusedMedia(connection: Connection, unusedForMs: number): Promise<number> {
  return lockedTransaction(connection, 'content', async (trx) => {
    await recordUnused(trx)
    return removeSince(trx, new Date(trx.now().getTime() - unusedForMs))
  })
}

/** Removes those of the given pictures that are not in use and have no description, at once and not after `KEPT_UNUSED_MS`. */
export async function removeUnusedOf(connection: Connection, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  const { read, write } = connection
  const described = read
    .selectFrom('pictures')
    .select('hash')
    .where((eb) => eb.or([eb('description', '<>', ''), eb('focal_x', 'is not', null)]))
  const rows = await write
    .deleteFrom('media')
    .where('hash', 'in', hashes)
    .where('hash', 'not in', read.selectFrom('media_use').select('hash').where('hash', 'in', hashes))
    .where('hash', 'not in', read.selectFrom('revision_pictures').select('hash').where('hash', 'in', hashes))
    .where('hash', 'not in', read.selectFrom('media_sources').select('source').where('source', 'in', hashes))
    .where('hash', 'not in', described.where('hash', 'in', hashes))
    .where('hash', 'not in', ['', ...(await picturesBesidePosts({ read }))])
    .returning('hash')
    .execute()
  await noteRemovals(
    connection,
    rows.map(({ hash }) => hash),
  )
}

/**
 * Media are in use if a post, one of its revisions, a category, a profile or a setting names them. Sources are not, but stay as long as a medium that needs
 * them.
 */
async function recordUnused({ read, write, now }: Connection): Promise<void> {
  const ofPosts = read.selectFrom('media_use').select('hash').union(read.selectFrom('revision_pictures').select('hash'))
  const ofSettings = read
    .selectFrom('media')
    .select('hash')
    .where('hash', 'in', ['', ...(await picturesBesidePosts({ read }))])
  const used = ofPosts.union(ofSettings)
  await write.deleteFrom('media_unused').where('hash', 'in', used).execute()
  await write
    .insertInto('media_unused')
    .columns(['hash', 'since'])
    .expression(
      read
        .selectFrom('media')
        .select((eb) => ['hash', eb.val(now().toISOString()).as('since')])
        .where('hash', 'not in', used)
        .where('hash', 'not in', read.selectFrom('media_unused').select('hash')),
    )
    .execute()
}

async function removeSince(connection: Connection, latest: Date): Promise<number> {
  const { read, write } = connection
  const unused = await read
    .selectFrom('media_unused')
    .select('hash')
    .where('since', '<=', latest.toISOString())
    // Sources are removed by a later call, after the last medium that needs them.
    .where('hash', 'not in', read.selectFrom('media_sources').select('source'))
    .limit(AT_ONCE)
    .execute()
  if (unused.length === 0) return 0
  const hashes = unused.map(({ hash }) => hash)
  await write.deleteFrom('media').where('hash', 'in', hashes).execute()
  await noteRemovals(connection, hashes)
  return hashes.length
}

/** Settings whose values name pictures; a look does so in its CSS. */
const KEYS = [...SETTING_PICTURES, 'look'] as const

interface UseBesidePosts {
  readonly hash: string
  readonly by: 'setting' | 'category' | 'profile'
}

export async function picturesBesidePosts(connection: Pick<Connection, 'read'>): Promise<string[]> {
  return (await usesBesidePosts(connection)).map(({ hash }) => hash)
}

/** Pictures of categories and profiles, and those that settings name, or named before. */
export async function usesBesidePosts({ read }: Pick<Connection, 'read'>): Promise<UseBesidePosts[]> {
  const by = (user: UseBesidePosts['by']) => sql.lit(user).as('by')
  const former = read
    .selectFrom('setting_revisions')
    .select(['value', by('setting')])
    .where('key', 'in', KEYS)
  const stored = read
    .selectFrom('settings')
    .select(['value', by('setting')])
    .where('key', 'in', KEYS)
  const ofCategories = read
    .selectFrom('categories')
    .select(['picture as value', by('category')])
    .where('picture', '>', '')
  const ofProfiles = read
    .selectFrom('author_profiles')
    .select(['portrait as value', by('profile')])
    .where('portrait', '>', '')
  const rows = await former.unionAll(stored).unionAll(ofCategories).unionAll(ofProfiles).execute()
  return rows.flatMap(({ value, by }) =>
    [...(value ?? '').matchAll(/\/media\/([0-9a-f]{32})\./g)].map(([, hash]) => ({ hash: hash!, by })),
  )
}
