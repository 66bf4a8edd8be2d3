import { expect, it } from 'vitest'
import { behindPooler, migrationLocks, testBehindPooler } from '#test/support/database/behind-pooler.ts'
import { startPgBouncer } from '#test/support/database/pgbouncer.ts'
import { openDatabase } from './database.ts'
import { migrateToLatest, pendingMigrations } from './migrator.ts'

testBehindPooler(startPgBouncer)

it('migrates an empty database once for two servers that start together', async () => {
  await using site = await behindPooler(startPgBouncer, { empty: true })
  await using second = await openDatabase(site.config)
  const ran = await Promise.all([migrateToLatest(site.database), migrateToLatest(second)])
  expect(ran.map(({ length }) => length).toSorted()).toEqual([0, expect.any(Number)])
  expect(await pendingMigrations(second)).toEqual([])
  expect(await migrationLocks(site.test)).toBe(0)
})
