import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const posts = ({ text, bigint, strict, isJson }: ColumnTypes): RawBuilder<unknown>[] => [
  // The columns of lists come before the long ones, which SQLite then need not read. PostgreSQL cannot index more than about 2,700
  // bytes; the limits make both engines refuse the same rows. `author_id` refers to no row, since posts outlive accounts.
  sql`
    create table posts (
      created_seq ${bigint} primary key,
      id ${text} not null unique,
      path ${text} not null unique check (path like '/%' and octet_length(path) <= 2000),
      date ${text} not null check (length(date) = 10),
      featured integer not null check (featured in (0, 1)),
      tag ${text} not null check (octet_length(tag) <= 1000),
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
      sections ${text} not null check ${isJson('sections', 'array')},
      comments ${text} not null check ${isJson('comments', 'array')},
      updated_by ${text},
      creation_key ${text},
      content_warnings ${text} not null default '[]' check ${isJson('content_warnings', 'array')},
      author_id ${text}
    ) ${strict}`,
  sql`create index posts_feed on posts (featured, date, created_seq)`,
  sql`create index posts_feed_of_tag on posts (tag, featured, date, created_seq)`,
  sql`create index posts_newest on posts (date, created_seq, path)`,
  sql`create unique index posts_by_creation_key on posts (creation_key)`,
  sql`create index posts_saved on posts (updated_at, id)`,
  // Posts that readers do not see have a table of their own, so that no statement for readers can find them. `status` is that outside of
  // the trash; published posts are here only while they are in the trash.
  sql`
    create table unpublished_posts (
      id ${text} primary key,
      status ${text} not null check (status in ('draft', 'scheduled', 'published')),
      trashed_at ${text} check (status <> 'published' or trashed_at is not null),
      created_seq ${bigint},
      path ${text} unique,
      date ${text} not null,
      featured integer not null,
      tag ${text} not null,
      title ${text} not null,
      tagline ${text} not null,
      description ${text} not null,
      author ${text} not null,
      article_image ${text} not null,
      article_img_src ${text} not null,
      article_image_alt ${text} not null,
      film ${text},
      ratings ${text},
      views ${bigint} not null,
      revision ${bigint} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      updated_by ${text},
      sections ${text} not null,
      comments ${text} not null,
      creation_key ${text} unique,
      announces integer not null default 0 check (announces in (0, 1)),
      publish_at ${text} check (publish_at is null or status = 'scheduled'),
      publish_problem ${text},
      content_warnings ${text} not null default '[]' check ${isJson('content_warnings', 'array')},
      author_id ${text}
    ) ${strict}`,
  sql`create index unpublished_posts_trashed on unpublished_posts (trashed_at, id)`,
  sql`create index unpublished_posts_updated on unpublished_posts (status, updated_at, id)`,
  sql`create index unpublished_posts_publish_at on unpublished_posts (status, publish_at, id)`,
  sql`create index unpublished_posts_saved on unpublished_posts (updated_at, id)`,
  sql`
    create table pending_edits (
      post_id ${text} primary key,
      base_revision ${bigint} not null,
      edit ${bigint} not null,
      content ${text} not null,
      updated_at ${text} not null,
      updated_by ${text} not null
    ) ${strict}`,
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
  // `pictures` is the number of picture files that the last import found, so that an import with fewer files removes none.
  sql`
    create table imported_posts (
      source ${text} not null,
      source_id ${text} not null,
      post_id ${text} not null,
      content_hash ${text} not null,
      revision integer not null,
      imported_at ${text} not null,
      unplaced ${text} not null,
      pictures integer not null default 0,
      primary key (source, source_id)
    ) ${strict}`,
  sql`create index imported_posts_of_post on imported_posts (post_id)`,
]
