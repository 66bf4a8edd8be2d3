import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { migrations } from '../db/migrations/index.ts'
import { migrateToLatest } from '../db/migrator.ts'
import { ApiTokenRepository } from './api-tokens/api-token-repository.ts'

describeEachDatabase('migration 013', (open) => {
  it('leaves tokens from before what writes posts and pictures, and no end', async () => {
    await using database = await open({ empty: true })
    await migrateToLatest(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '013')))
    const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' }
    await database.write
      .insertInto('accounts')
      .values({ id: 'a_1', email: 'keeper@den.example', name: 'Keeper', email_verified: 0, ...times })
      .execute()
    const token = { id: 't_1', account_id: 'a_1', name: 'import', token_hash: 'hash', created_at: times.created_at }
    await database.write
      .insertInto('api_tokens')
      .values(token as never)
      .execute()
    await migrateToLatest(database)
    const tokens = new ApiTokenRepository(database)
    const scopes = ['posts:read', 'posts:write', 'media:write']
    expect(await tokens.list()).toMatchObject([{ id: 't_1', scopes, expiresAt: null }])
    expect(await tokens.use('hash')).toMatchObject({ scopes })
  })
})
