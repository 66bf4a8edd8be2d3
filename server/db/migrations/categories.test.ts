import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { openAt } from '#test/support/database/unreleased-database.ts'
import { migrateToLatest } from '../migrator.ts'
import { migrations } from './index.ts'

const NAMES = Object.keys(migrations)
const BEFORE = NAMES[NAMES.indexOf('067-categories') - 1]!

describeEachDatabase('A database without categories', (open) => {
  it('gets the first ones with slugs that no other spelling has', async () => {
    await using database = await openAt(BEFORE, open)
    const terms = {
      'horror review': 'horror-review',
      'HORROR REVIEW': 'horror-review-2',
      'Horror review': 'horror-review-3',
    }
    for (const [label, slug] of Object.entries({ ...terms, 'Horror List': 'horror-list-2' }))
      await sql`
        insert into terms (kind, slug, label, year, director, letter, sort_key, posts, reviews)
        values ('category', ${slug}, ${label}, 0, '', 'h', ${label}, 1, 0)`.execute(database.write)
    await migrateToLatest(database)
    const rows = await database.read.selectFrom('categories').select(['name', 'slug']).orderBy('place').execute()
    expect(rows.map(({ name, slug }) => [name, slug])).toEqual([
      ['Horror Review', 'horror-review-4'],
      ['Horror List', 'horror-list-2'],
      ['Horror Musings', 'horror-musings'],
    ])
  })
})
