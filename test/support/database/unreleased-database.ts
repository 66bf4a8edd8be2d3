import { sql } from 'kysely'
import { migrations } from '#server/db/migrations/index.ts'
import { INIT } from '#server/db/migrations/unreleased.ts'
import { migrateToLatest } from '#server/db/migrator.ts'
import type { OpenOptions, OpenTestDatabase, TestDatabase } from './databases.ts'

/** Status, and whether the post is in the trash, by the title. */
export const UNRELEASED_POSTS = {
  Kept: ['published', false],
  Typed: ['draft', false],
  Planned: ['scheduled', false],
  'Thrown away': ['published', true],
  'A draft thrown away': ['draft', true],
} as const

const AT = '2026-11-01T00:00:00.000Z'
const MIGRATIONS = ['050-init', '069-search-and-pins', '070-standard-pages']

/**
 * A database with posts whose migrations have the names of a development state.
 * @param last the last of these
 */
export async function openUnreleased(
  open: OpenTestDatabase,
  options: OpenOptions = {},
  last = '070-standard-pages',
): Promise<TestDatabase> {
  const database = await open({ ...options, empty: true })
  await migrateToLatest(database, migrations, INIT)
  for (const [index, [title, [status, isTrashed]]] of Object.entries(UNRELEASED_POSTS).entries()) {
    const path = status === 'published' ? `/blogs/${title}` : null
    const row: Record<string, string | number | null> = {
      id: `p_${index}`,
      status,
      trashed_at: isTrashed ? AT : null,
      created_seq: path && index + 1,
      path,
      title,
      date: '2026-11-01',
      featured: 0,
      ...Object.fromEntries(TEXTS.map((name) => [name, name])),
      ...Object.fromEntries(['sections', 'comments'].map((name) => [name, '[]'])),
      views: index,
      revision: 1,
      created_at: AT,
      updated_at: AT,
      announces: status === 'scheduled' ? 1 : 0,
      publish_at: status === 'scheduled' ? '2999-01-01T00:00:00.000Z' : null,
    }
    const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    await sql`insert into posts (${names}) values (${sql.join(Object.values(row))})`.execute(database.write)
  }
  await sql`delete from migrations`.execute(database.write)
  for (const name of MIGRATIONS.filter((name) => name <= last))
    await sql`insert into migrations (name, timestamp) values (${name}, ${AT})`.execute(database.write)
  return database
}

const TEXTS = ['tag', 'tagline', 'description', 'author', 'article_image', 'article_img_src', 'article_image_alt']
