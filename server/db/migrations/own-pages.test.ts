import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { TestPosts } from '#test/support/database/posts.ts'
import { openAt } from '#test/support/database/unreleased-database.ts'
import { postInput } from '#test/support/posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { migrateToLatest } from '../migrator.ts'
import { migrations } from './index.ts'

const NAMES = Object.keys(migrations)
const BEFORE = NAMES[NAMES.indexOf('064-own-pages') - 1]!

describeEachDatabase('A database without own pages and further authors', (open) => {
  it('keeps its posts, their columns and their indexes, and takes pages then', async () => {
    await using database = await openAt(BEFORE, open)
    const { read, write } = database
    const indexes = async () => {
      const names = sql<{ name: string }>`${sql.raw(
        database.dialect === 'sqlite'
          ? `select name from sqlite_schema where type = 'index' and tbl_name = 'posts' and sql is not null`
          : `select indexname as name from pg_indexes where tablename = 'posts' and indexname <> 'posts_by_id'`,
      )}`
      return (await names.execute(read)).rows.map(({ name }) => name).sort()
    }
    for (const [id, status] of Object.entries({ p_out: 'published', p_draft: 'draft' })) {
      const row = {
        id,
        status,
        title: `The ${id}`,
        date: '2026-11-01',
        path: status === 'published' ? '/blogs/x' : null,
      }
      await sql`
        insert into posts (id, status, title, date, path, created_seq, featured, tag, tagline, description, author, article_image,
          article_img_src, article_image_alt, views, revision, created_at, updated_at, sections, comments, saved_as)
        values (${id}, ${status}, ${row.title}, ${row.date}, ${row.path}, ${status === 'published' ? 1 : null}, 0, 'T', '', '', 'A', '',
          '', '', 7, 3, '2026-11-01', '2026-11-01', '[]', '[]', 'k_1')`.execute(write)
    }
    const before = await indexes()
    await migrateToLatest(database)
    const made = ['posts_by_tag', 'posts_of_several', 'posts_pages', 'posts_off_sitemap', 'posts_pinned']
    expect(await indexes()).toEqual([...before, ...made].sort())
    expect(
      await read.selectFrom('posts').select(['id', 'kind', 'authors', 'views', 'saved_as']).orderBy('id').execute(),
    ).toEqual([
      { id: 'p_draft', kind: 'post', authors: '[]', views: 7, saved_as: 'k_1' },
      { id: 'p_out', kind: 'post', authors: '[]', views: 7, saved_as: 'k_1' },
    ])
    const posts = new TestPosts(database)
    succeeded(await posts.insert({ ...postInput(), kind: 'page', path: '/about', title: 'About' }))
    expect(await read.selectFrom('published_posts').select('path').execute()).toEqual([{ path: '/blogs/x' }])
    expect(await read.selectFrom('published_content').select('path').orderBy('path').execute()).toEqual([
      { path: '/about' },
      { path: '/blogs/x' },
    ])
    if (database.dialect === 'sqlite') {
      const columns = sql<{ name: string }>`select name from pragma_table_info('posts')`
      const names = (await columns.execute(read)).rows.map(({ name }) => name)
      for (const name of ['kind', 'authors']) expect(names.indexOf(name)).toBeLessThan(names.indexOf('sections'))
    }
  })
})
