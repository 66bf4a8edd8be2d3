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

/**
 * A database with posts whose tables are called as a development state left them: those of `050-init`, by the migrations that made them.
 * @param last the last of these
 */
export async function openUnreleased(
  open: OpenTestDatabase,
  options: OpenOptions = {},
  last = '049-content-changes',
): Promise<TestDatabase> {
  const database = await openAt(INIT, open, options)
  for (const [index, [title, [status, isTrashed]]] of Object.entries(UNRELEASED_POSTS).entries()) {
    const isOut = status === 'published' && !isTrashed
    const path = status === 'published' ? `/blogs/${title}` : null
    const state = isOut
      ? {}
      : {
          status,
          trashed_at: isTrashed ? AT : null,
          announces: status === 'scheduled' ? 1 : 0,
          publish_at: status === 'scheduled' ? '2999-01-01T00:00:00.000Z' : null,
        }
    const row: Record<string, string | number | null> = {
      id: `p_${index}`,
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
      ...state,
    }
    const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(isOut ? 'posts' : 'unpublished_posts')} (${names})
      values (${sql.join(Object.values(row))})`.execute(database.write)
  }
  for (const name of ['001-init', '048-author-names', last])
    await sql`insert into migrations (name, timestamp) values (${name}, ${AT}) on conflict do nothing`.execute(
      database.write,
    )
  await sql`delete from migrations where name = ${INIT}`.execute(database.write)
  return database
}

/** A database whose last migration is `name`. */
export async function openAt(name: string, open: OpenTestDatabase, options: OpenOptions = {}): Promise<TestDatabase> {
  const database = await open({ ...options, empty: true })
  await migrateToLatest(database, migrations, name)
  return database
}

const TEXTS = ['tag', 'tagline', 'description', 'author', 'article_image', 'article_img_src', 'article_image_alt']
