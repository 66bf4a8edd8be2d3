import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { openUnreleased } from '#test/support/database/unreleased-database.ts'
import { migrateToLatest, pendingMigrations } from '../migrator.ts'
import { migrations } from './index.ts'
import { UnreleasedDatabaseError } from './unreleased.ts'

describeEachDatabase('A database of a development state', (open) => {
  it('goes on as one of this version when it has the same tables', async () => {
    await using database = await openUnreleased(open)
    expect(await pendingMigrations(database)).toEqual(Object.keys(migrations))
    expect(await migrateToLatest(database)).toEqual(Object.keys(migrations))
    expect(await pendingMigrations(database)).toEqual([])
    expect(await database.snapshot(async (all) => all.migrations)).toEqual(Object.keys(migrations))
    expect(await database.read.selectFrom('posts').select('title').execute()).toEqual([{ title: 'Kept' }])
  })

  it('is refused in words when it has others, and left as it is', async () => {
    await using database = await openUnreleased(open, {}, '048-author-names')
    await expect(pendingMigrations(database)).rejects.toThrow(UnreleasedDatabaseError)
    await expect(migrateToLatest(database)).rejects.toThrow('its last migration is 048-author-names')
    expect(await database.snapshot(async (all) => all.migrations)).toEqual(['001-init', '048-author-names'])
  })
})
