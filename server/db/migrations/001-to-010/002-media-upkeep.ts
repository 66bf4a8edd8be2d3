import { type Kysely, PostgresAdapter, sql } from 'kysely'

const POSTS_AT_ONCE = 50
const ROWS_AT_ONCE = 500

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  // Tables of their own, not columns of `media`: a new column would stand behind the bytes there, and SQLite walks
  // through a whole picture to read what follows it.
  await sql`
    create table media_sources (
      hash ${text} primary key references media (hash) on delete cascade,
      source ${text} not null references media (hash) check (source <> hash)
    ) ${strict}`.execute(db)
  await sql`create index media_sources_source on media_sources (source)`.execute(db)

  // `hash` has no foreign key: a post may name a picture that is stored later, and the picture must then count as used.
  await sql`
    create table media_use (
      hash ${text} not null,
      post_id ${text} not null references posts (id) on delete cascade,
      primary key (hash, post_id)
    ) ${strict}`.execute(db)
  await sql`create index media_use_post on media_use (post_id)`.execute(db)

  await sql`
    create table media_unused (
      hash ${text} primary key references media (hash) on delete cascade,
      since ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index media_unused_since on media_unused (since)`.execute(db)

  await noteUses(db)
}

interface PostRow {
  readonly created_seq: number
  readonly id: string
  readonly article_image: string
  readonly sections: string
}

async function noteUses(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<PostRow>`
      select created_seq, id, article_image, sections from posts
      where created_seq > ${last} order by created_seq limit ${POSTS_AT_ONCE}`.execute(db)
    const uses = rows.flatMap(({ id, ...post }) => hashesIn(post).map((hash) => sql`(${hash}, ${id})`))
    for (let start = 0; start < uses.length; start += ROWS_AT_ONCE)
      await sql`insert into media_use (hash, post_id)
        values ${sql.join(uses.slice(start, start + ROWS_AT_ONCE))}`.execute(db)
    if (rows.length < POSTS_AT_ONCE) return
    last = Number(rows.at(-1)!.created_seq)
  }
}

function hashesIn({ article_image, sections }: Pick<PostRow, 'article_image' | 'sections'>): string[] {
  const addresses: unknown[] = [article_image, ...listIn(sections).map((section) => section?.sectionImage)]
  const hashes = addresses.flatMap(
    (address) => /^\/media\/([0-9a-f]{32})\.(?:jpg|png|webp|avif)$/.exec(String(address))?.[1] ?? [],
  )
  return [...new Set(hashes)]
}

function listIn(json: string): ({ sectionImage?: unknown } | null)[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
