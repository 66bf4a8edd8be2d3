import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { partsOf } from '#server/media/media-parts.ts'
import type { TestDatabase } from './databases.ts'
import { fillSearch } from './search-archive.ts'

export interface ArchiveSize {
  readonly posts?: number
  /** Active subscribers, each with a line in the log of consent and a mail that was sent. */
  readonly subscribers?: number
  /** Posts that were read on each of the last 365 days. */
  readonly readPosts?: number
}

/** A section of 4,000 bytes makes each post about as long as the demo posts are. */
const SECTION = { sectionTitle: 'A part', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' }

const POST = {
  tagline: 'A line that says what it is about.',
  description: 'Three sentences that say more. They stand on the large card. They are read by few.',
  author: 'Mara Vell',
  tag: 'Horror',
}

const PICTURE_HASH = '0123456789abcdef0123456789abcdef'

/**
 * A large SQLite database, written by one statement for each table: `/blogs/Post-1`, `/blogs/Post-2`, …, every
 * fifth featured, every second on one day as after an import, and `p_77` with a picture of 10 MB.
 */
export async function fillArchive(
  database: TestDatabase,
  { posts = 0, subscribers = 0, readPosts = 0 }: ArchiveSize,
): Promise<void> {
  const { write } = database
  const text = 'The house is quiet at night. '.repeat(138)
  const sections = JSON.stringify([{ ...SECTION, sectionText: text }])
  await sql`
    insert into posts (status, created_seq, id, path, date, featured, tag, title, tagline, description, author, article_image,
      article_img_src, article_image_alt, film, ratings, views, revision, created_at, updated_at, sections,
      comments)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${posts})
    select 'published', i + 10, 'p_' || i, '/blogs/Post-' || i, 
      case when i % 2 then date('1990-01-01', (i % 12000) || ' days') else '2020-02-02' end, i % 5 = 0,
      case i % 3 when 0 then 'Horror List' else 'Horror Review' end, 'Post ' || i, ${POST.tagline},
      ${POST.description}, ${POST.author}, '',
      'The Midnight Den (2024)', '', null,
      case i % 3 when 0 then null else json_object('terror', i % 11, 'suspense', i / 2 % 11, 'originality', i / 3 % 11,
        'cinematography', i / 5 % 11, 'acting', i / 7 % 11, 'soundtrack', i / 11 % 11, 'overall', i / 13 % 11) end, 0, 1, '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z',
      ${sections}, '[]'
    from n where ${posts} > 0`.execute(write)
  await fillSearch(database, POST, text)
  await fillTerms(write)
  await fillScores(write)
  await sql`
    insert into subscribers (id, email, email_key, status, source, created_at, confirmed_at, changed_at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${subscribers})
    select printf('s_%08d', i), 'reader' || i || '@den.example', 'reader' || i || '@den.example', 'active', 'import',
      '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'
    from n where ${subscribers} > 0`.execute(write)
  await sql`
    insert into consent_log (id, subscriber_id, event, at)
    select 'k' || id, id, 'imported', strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-3 days') from subscribers`.execute(write)
  await sql`
    insert into deliveries (id, kind, priority, recipient, data, state, due_at, claimed_at, sent_at, created_at)
    select 'd' || id, 'announcement', 1, email, '{}', 'sent', at.now, at.now, at.now, at.now
    from subscribers, (select strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-3 days') as now) as at`.execute(write)
  await sql`
    insert into analytics_days (day, screen, post_id, views, visitors)
    with recursive d (i) as (select 0 union all select i + 1 from d where i < 364),
      p (j) as (select 1 union all select j + 1 from p where j < ${readPosts})
    select date('now', '-' || i || ' days'), 'article', 'p_' || (j * 7), 3, 2 from d, p where ${readPosts} > 0`.execute(
    write,
  )
  // As large as a picture may be; its content is never decoded.
  await sql`
    insert into media (hash, type, width, height, byte_length, created_at)
    values (${PICTURE_HASH}, 'image/png', 4000, 3000, 10485760, '2024-01-01T00:00:00.000Z')`.execute(write)
  const bytes = randomBytes(10_485_760)
  for (const part of partsOf(PICTURE_HASH, bytes)) await write.insertInto('media_parts').values(part).execute()
  await sql`update posts set article_image = ${`/media/${PICTURE_HASH}.png`} where id = 'p_77'`.execute(write)
  await sql`update counters set value = value + ${posts} + 20 where name = 'content'`.execute(write)
}

/** Fills the index of scores by SQL, with two thousand directors as in `fillTerms`. */
async function fillScores(write: TestDatabase['write']): Promise<void> {
  await sql`
    insert into post_scores (post_id, date, created_seq, category, year, film, director, warnings, terror, suspense,
      originality, cinematography, acting, soundtrack, overall)
    select id, date, created_seq, tag, 1920 + created_seq % 105, created_seq, created_seq % 2000,
      case created_seq % 7 when 0 then 'gore,needles' else '' end, ratings ->> 'terror', ratings ->> 'suspense',
      ratings ->> 'originality', ratings ->> 'cinematography', ratings ->> 'acting', ratings ->> 'soundtrack',
      ratings ->> 'overall'
    from posts`.execute(write)
}

/** Fills the index of terms by SQL: one film and one director for every five posts. */
async function fillTerms(write: TestDatabase['write']): Promise<void> {
  await sql`
    insert into terms (kind, slug, label, year, director, letter, sort_key)
    select 'category', replace(lower(tag), ' ', '-'), tag, 0, '', 'h', lower(tag) from posts group by tag union all
    select 'author', 'mara-vell', 'Mara Vell', 0, '', 'v', 'vell-mara-vell' from posts group by author union all
    select 'film', 'film-' || created_seq, 'Film ' || created_seq, 1980, 'Director ' || created_seq,
      char(97 + created_seq % 26), char(97 + created_seq % 26) || created_seq from posts where created_seq % 5 = 0 union all
    select 'director', 'director-' || created_seq, 'Director ' || created_seq, 0, '', 'd', 'director' || created_seq
      from posts where created_seq % 5 = 0 union all
    select 'published-year', substr(date, 1, 4), substr(date, 1, 4), 0, '', '#', '' from posts group by substr(date, 1, 4) union all
    select 'published-month', substr(date, 1, 7), substr(date, 1, 7), 0, '', '#', '' from posts group by substr(date, 1, 7)
  `.execute(write)
  const places: [kind: string, label: ReturnType<typeof sql>][] = [
    ['category', sql`tag`],
    ['author', sql`author`],
    ['film', sql`'Film ' || (created_seq - created_seq % 5)`],
    ['director', sql`'Director ' || (created_seq - created_seq % 5)`],
    ['published-year', sql`substr(date, 1, 4)`],
    ['published-month', sql`substr(date, 1, 7)`],
  ]
  for (const [kind, label] of places)
    await sql`
      insert into post_terms (term_id, date, created_seq, post_id, score)
      select terms.id, date, created_seq, posts.id, case when tag = 'Horror Review' then created_seq % 11 end
      from posts join terms on terms.kind = ${kind} and label = ${label}`.execute(write)
  await sql`
    update terms set posts = (select count(*) from post_terms where term_id = terms.id),
      reviews = (select count(score) from post_terms where term_id = terms.id)`.execute(write)
}
