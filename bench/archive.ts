import type { PostInput } from '../domain/posts/post.ts'
import { EMPTY_POST } from '../domain/posts/post-fields.ts'
import { openDatabase } from '../server/db/database.ts'
import { newId } from '../server/db/id.ts'
import { migrateToLatest } from '../server/db/migrator.ts'
import { recordCurrentIndex } from '../server/posts/indexing/index-state.ts'
import { indexOutdatedPosts } from '../server/posts/indexing/index-upkeep.ts'
import { compactIndexes } from '../server/posts/indexing/post-index.ts'
import { toColumns } from '../server/posts/post-row.ts'

/** Rows of one statement: SQLite allows 32,766 parameters, PostgreSQL 65,535. */
const BATCH = 1_000

/**
 * Makes a database with `posts` reviews of four sections each, at `/blogs/Post-0` and so on; the last one is the newest.
 * @param dataDir folder of the SQLite file
 * @param databaseUrl address of an empty PostgreSQL database, which is filled instead of SQLite
 */
export async function makeArchive(dataDir: string, posts: number, databaseUrl?: string): Promise<void> {
  await using database = await openDatabase({ dataDir, databaseUrl })
  await migrateToLatest(database)
  const now = new Date().toISOString()
  await database.transaction(async ({ write }) => {
    const version = await database.contentVersion()
    for (let first = 0; first < posts; first += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, posts - first) }, (_, offset) => ({
        ...toColumns(draft(first + offset)),
        created_seq: version + 1 + first + offset,
        id: newId('post'),
        status: 'published' as const,
        views: 0,
        revision: 1,
        created_at: now,
        updated_at: now,
        updated_by: null,
        creation_key: null,
      }))
      await write.insertInto('posts').values(rows).execute()
    }
    await write
      .updateTable('counters')
      .set({ value: version + posts })
      .where('name', '=', 'content')
      .execute()
  })
  await indexOutdatedPosts(database)
  await compactIndexes(database)
  await recordCurrentIndex(database)
}

function draft(index: number): PostInput {
  const day = new Date(Date.UTC(2000, 0, 1) + index * 86_400_000).toISOString().slice(0, 10)
  const section = { sectionImage: '', sectionImgSrc: '', sectionImageAlt: '', sectionTitle: 'A part' }
  return {
    ...EMPTY_POST,
    title: `Post ${index}`,
    tagline: 'A line that says what it is about.',
    description: 'Three sentences that say more. They stand on the large card. They are read by few.',
    author: 'Bench',
    date: day,
    tag: 'Horror Review',
    featured: index % 9 === 0 ? 1 : 0,
    path: `/blogs/Post-${index}`,
    sections: Array.from({ length: 4 }, () => ({ ...section, sectionText: 'Some words about a film. '.repeat(40) })),
    ratings: { terror: 7, suspense: 8, originality: 6, cinematography: 9, acting: 7, soundtrack: 8, overall: 8 },
  }
}
