import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

const PUBLISHED = sql.raw(`status = 'published' and trashed_at is null`)
/** Own pages are rows of `posts`, which no list of posts shows. */
const PUBLISHED_POST = sql.raw(`status = 'published' and trashed_at is null and kind = 'post'`)
/** The columns of `published_posts` and `published_content`. */
export const VIEWED_POSTS =
  'id, path, date, featured, tag, title, tagline, description, author, article_image, article_img_src, article_image_alt, film, ' +
  'ratings, views, revision, created_at, updated_at, updated_by, creation_key, author_id, created_seq, content_warnings, sections, ' +
  'comments, tags, series, kind, authors, pinned_until, seo, off_sitemap'
const VIEWED = sql.raw(VIEWED_POSTS)

export const posts = ({ text, bigint, smallint, strict, isJson }: ColumnTypes): RawBuilder<unknown>[] => [
  // The columns of lists come before the long ones, which SQLite then need not read. PostgreSQL cannot index more than about 2,700
  // bytes; the limits make both engines refuse the same rows. `author_id` refers to no row, since posts outlive accounts. `saved_as` is
  // the idempotency key of the last save: after a lost response the client repeats the save under the same key.
  sql`
    create table posts (
      id ${text} not null constraint posts_by_id primary key,
      status ${text} not null check (status in ('draft', 'scheduled', 'published')),
      trashed_at ${text},
      authors ${text} not null default '[]' check ${isJson('authors', 'array')},
      kind text not null default 'post' check (kind in ('post', 'page')),
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
      comments ${text} not null check ${isJson('comments', 'array')},
      saved_as ${text},
      tags ${text} not null default '[]' check ${isJson('tags', 'array')},
      series ${text} check (series is null or ${isJson('series', 'object')}),
      announcement ${text},
      pinned_until ${text},
      seo ${text} check (seo is null or ${isJson('seo', 'object')}),
      off_sitemap ${smallint} not null default 0
    ) ${strict}`,
  sql`create unique index posts_by_path on posts (path)`,
  sql`create unique index posts_by_creation on posts (created_seq)`,
  sql`create unique index posts_by_creation_key on posts (creation_key)`,
  sql`create index posts_indexed on posts (created_seq, id, revision) where ${PUBLISHED}`,
  // The author comes first: otherwise lists of the posts of an account would take this index in place of one in their order.
  sql`create index posts_own on posts (author, author_id, trashed_at, updated_at, id)`,
  sql`
    create index posts_drafts_of_author on posts (author_id, updated_at, id)
    where status = 'draft' and trashed_at is null`,
  sql`create index posts_saved on posts (updated_at, id, status, trashed_at, author_id, kind)`,
  sql`create index posts_feed on posts (featured, date, created_seq) where ${PUBLISHED_POST}`,
  sql`create index posts_feed_of_tag on posts (tag, featured, date, created_seq) where ${PUBLISHED_POST}`,
  sql`create index posts_newest on posts (date, created_seq, path) where ${PUBLISHED_POST}`,
  sql`create index posts_drafts on posts (updated_at, id, kind) where status = 'draft' and trashed_at is null`,
  sql`create index posts_scheduled on posts (publish_at, id, kind) where status = 'scheduled' and trashed_at is null`,
  sql`create index posts_trashed on posts (trashed_at, id, kind) where trashed_at is not null`,
  sql`create index posts_pages on posts (updated_at, id, status) where kind = 'page' and trashed_at is null`,
  // Posts of an account that name it beside another author.
  sql`create index posts_of_several on posts (author_id) where authors <> '[]'`,
  // Finds and counts the posts of a category in every state without reading their texts.
  sql`create index posts_by_tag on posts (tag, kind, trashed_at, id)`,
  sql`create index posts_pinned on posts (pinned_until, created_seq) where pinned_until is not null and ${PUBLISHED_POST}`,
  sql`create index posts_off_sitemap on posts (created_seq) where off_sitemap = 1 and ${PUBLISHED_POST}`,
  // Statements for readers use the views, so that none can find a post that is not published.
  sql`create view published_content as select ${VIEWED} from posts where ${PUBLISHED}`,
  sql`create view published_posts as select ${VIEWED} from posts where ${PUBLISHED_POST}`,
  sql`
    create table pending_edits (
      post_id ${text} primary key,
      base_revision ${bigint} not null,
      edit ${bigint} not null,
      content ${text} not null,
      updated_at ${text} not null,
      updated_by ${text} not null,
      saved_as ${text}
    ) ${strict}`,
  sql`create index pending_edits_of_writer on pending_edits (updated_by, updated_at, post_id)`,
  sql`
    create table post_revisions (
      post_id ${text} not null,
      revision ${bigint} not null,
      status ${text} not null check (status in ('draft', 'scheduled', 'published')),
      saved_at ${text} not null,
      saved_by ${text} not null,
      typing_since ${text},
      content ${text} not null,
      primary key (post_id, revision)
    ) ${strict}`,
  sql`
    create table revision_pictures (
      hash ${text} not null,
      post_id ${text} not null,
      revision ${bigint} not null,
      primary key (hash, post_id, revision),
      foreign key (post_id, revision) references post_revisions (post_id, revision) on delete cascade
    ) ${strict}`,
  sql`create index revision_pictures_revision on revision_pictures (post_id, revision)`,
  sql`
    create table preview_links (
      post_id ${text} primary key,
      token_hash ${text} not null unique,
      created_at ${text} not null,
      created_by ${text} not null,
      expires_at ${text} not null
    ) ${strict}`,
  sql`
    create table old_paths (
      path ${text} primary key check (octet_length(path) <= 2000),
      post_id ${text} not null,
      created_at ${text} not null
    ) ${strict}`,
  sql`create index old_paths_of_post on old_paths (post_id)`,
  // Paths of other sites and old ones. `target` is an address that is no post's; `post_id` is empty then.
  sql`
    create table redirects (
      path ${text} primary key not null check (octet_length(path) <= 2000),
      post_id ${text} not null,
      created_at ${text} not null,
      target ${text} check (octet_length(target) <= 2000)
    ) ${strict}`,
  sql`create index redirects_of_post on redirects (post_id)`,
  // Categories with what an owner decided of them, and the slugs that categories and tags had before.
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
    insert into categories (name, slug, description, picture, is_review, place)
    values
      ('Horror Review', 'horror-review', '', '', 1, 1),
      ('Horror List', 'horror-list', '', '', 0, 2),
      ('Horror Musings', 'horror-musings', '', '', 0, 3)`,
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
]
