import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

const NAMES =
  'id, path, date, featured, tag, title, tagline, description, author, article_image, article_img_src, article_image_alt, film, ' +
  'ratings, views, revision, created_at, updated_at, updated_by, creation_key, author_id, created_seq, content_warnings, sections, comments'
const PUBLISHED = `status = 'published' and trashed_at is null`

/** Published and unpublished posts share one table; readers' statements use the view `published_posts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, bigint, strict, isJson } = columnTypes(db)
  const published = sql.raw(PUBLISHED)
  const names = sql.raw(NAMES)
  const statements = [
    sql`alter table posts rename to former_posts`,
    // The long columns come last, so that SQLite need not read them for a list. PostgreSQL cannot index more than about 2,700 bytes;
    // the limits make both engines refuse the same rows. `author_id` refers to no row, since posts outlive accounts.
    sql`
      create table posts (
        id ${text} not null constraint posts_by_id primary key,
        status ${text} not null check (status in ('draft', 'scheduled', 'published')),
        trashed_at ${text},
        created_seq ${bigint} check (status <> 'published' or created_seq is not null),
        path ${text} check (path like '/%' and octet_length(path) <= 2000 and (status <> 'published' or path is not null)),
        date ${text} not null check (status <> 'published' or length(date) = 10),
        featured integer not null check (featured in (0, 1)),
        tag ${text} not null check (status <> 'published' or octet_length(tag) <= 1000),
        title ${text} not null,
        tagline ${text} not null,
        description ${text} not null,
        author ${text} not null,
        article_image ${text} not null,
        article_img_src ${text} not null,
        article_image_alt ${text} not null,
        film ${text} check (film is null or ${isJson('film', 'object')}),
        ratings ${text} check (ratings is null or ${isJson('ratings', 'object')}),
        views ${bigint} not null default 0,
        revision ${bigint} not null,
        created_at ${text} not null,
        updated_at ${text} not null,
        updated_by ${text},
        creation_key ${text},
        author_id ${text},
        announces integer not null default 0 check (announces in (0, 1)),
        publish_at ${text} check (publish_at is null or status = 'scheduled'),
        publish_problem ${text},
        content_warnings ${text} not null default '[]' check ${isJson('content_warnings', 'array')},
        sections ${text} not null check ${isJson('sections', 'array')},
        comments ${text} not null check ${isJson('comments', 'array')}
      ) ${strict}`,
    sql`insert into posts (status, ${names}) select 'published', ${names} from former_posts order by created_seq`,
    sql`
      insert into posts (status, trashed_at, announces, publish_at, publish_problem, ${names})
      select status, trashed_at, announces, publish_at, publish_problem, ${names} from unpublished_posts`,
    sql`drop table former_posts`,
    sql`drop table unpublished_posts`,
    sql`create unique index posts_by_path on posts (path)`,
    sql`create unique index posts_by_creation on posts (created_seq)`,
    sql`create unique index posts_by_creation_key on posts (creation_key)`,
    sql`create index posts_saved on posts (updated_at, id, status, trashed_at, author_id)`,
    sql`create index posts_feed on posts (featured, date, created_seq) where ${published}`,
    sql`create index posts_feed_of_tag on posts (tag, featured, date, created_seq) where ${published}`,
    sql`create index posts_newest on posts (date, created_seq, path) where ${published}`,
    sql`create index posts_indexed on posts (created_seq, id, revision) where ${published}`,
    sql`create index posts_drafts on posts (updated_at, id) where status = 'draft' and trashed_at is null`,
    sql`create index posts_scheduled on posts (publish_at, id) where status = 'scheduled' and trashed_at is null`,
    sql`create index posts_trashed on posts (trashed_at, id) where trashed_at is not null`,
    sql`create view published_posts as select ${names} from posts where ${published}`,
  ]
  for (const statement of statements) await statement.execute(db)
}
