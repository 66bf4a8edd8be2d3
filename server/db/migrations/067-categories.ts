import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

const FIRST = [
  ['Horror Review', 'horror-review', 1],
  ['Horror List', 'horror-list', 0],
  ['Horror Musings', 'horror-musings', 0],
] as const

/** Categories with what an owner decided of them, and the slugs that categories and tags had before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, bigint, smallint, strict } = columnTypes(db)
  const statements = [
    sql`
      create table categories (
        name ${text} not null primary key check (octet_length(name) <= 1000),
        slug ${text} not null,
        description ${text} not null,
        picture ${text} not null,
        is_review ${smallint} not null check (is_review in (0, 1)),
        place ${bigint} not null
      ) ${strict}`,
    sql`create unique index categories_by_slug on categories (slug)`,
    sql`create index categories_by_picture on categories (picture)`,
    sql`create index categories_by_place on categories (place, name)`,
    sql`
      create table old_slugs (
        kind ${text} not null,
        slug ${text} not null,
        label ${text} not null,
        former_label ${text},
        changed_by ${text} not null,
        primary key (kind, slug)
      ) ${strict}`,
    sql`create index old_slugs_by_label on old_slugs (kind, label)`,
    // Finds and counts the posts of a category in every state without reading their texts.
    sql`create index posts_by_tag on posts (tag, kind, trashed_at, id)`,
  ]
  for (const statement of statements) await statement.execute(db)
  for (const [place, [name, slug, isReview]] of FIRST.entries()) {
    // Another spelling of the name may have the slug since its first post.
    const { rows } = await sql<{ label: string; slug: string }>`
      select label, slug from terms
      where kind = 'category' and (label = ${name} or slug = ${slug} or slug like ${`${slug}-%`})`.execute(db)
    const taken = new Set(rows.map((term) => term.slug))
    const own = rows.find(({ label }) => label === name)?.slug
    let free: string = slug
    for (let next = 2; taken.has(free); next++) free = `${slug}-${next}`
    await sql`
      insert into categories (name, slug, description, picture, is_review, place)
      values (${name}, ${own ?? free}, '', '', ${isReview}, ${place + 1})`.execute(db)
  }
}
