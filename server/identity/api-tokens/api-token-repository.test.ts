import { expect, it, vi } from 'vitest'
import { DEFAULT_SCOPES } from '#domain/identity/api-token.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { newToken } from '#test/support/identity/api-token.ts'
import { KEEPER, openKeeperIdentity, type openTestIdentity } from '#test/support/identity/identity.ts'

describeEachDatabase('an API token', (open) => {
  it('acts for its account until it is revoked', async () => {
    await using database = await open()
    const { account, apiTokens, holderOf } = await withKeeper(database)
    const { id, token } = await apiTokens.create(account, newToken())
    expect(token).toMatch(/^den_[\w-]{43}$/)
    expect(await holderOf(`Bearer ${token}`)).toEqual({ viewer: account, scopes: DEFAULT_SCOPES, tokenName: 'import' })
    expect(await holderOf(`bearer ${token}`)).toMatchObject({ viewer: account })
    for (const wrong of [token, `Basic ${token}`, 'Bearer', 'Bearer den_', `Bearer ${token}x`, `Bearer x${token}`])
      expect(await holderOf(wrong)).toBeNull()
    expect(await apiTokens.revoke('t_none')).toBe(false)
    expect(await apiTokens.revoke(id)).toBe(true)
    expect(await apiTokens.revoke(id)).toBe(false)
    expect(await holderOf(`Bearer ${token}`)).toBeNull()
  })

  it('is not kept, only its hash', async () => {
    await using database = await open()
    const { account, apiTokens } = await withKeeper(database)
    const { token } = await apiTokens.create(account, newToken())
    expect(JSON.stringify(await database.read.selectFrom('api_tokens').selectAll().execute())).not.toContain(
      token.slice(4),
    )
  })

  it('says when it was used, to the minute', async () => {
    await using database = await open()
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    const minute = 60_000
    const { account, apiTokens, holderOf } = await withKeeper(database)
    const { id, token } = await apiTokens.create(account, newToken())
    const lastUsed = async () => (await apiTokens.list())[0]!.lastUsedAt
    const createdAt = new Date(start).toISOString()
    const expiresAt = new Date(start + 90 * 24 * 60 * minute).toISOString()
    const told = { id, email: KEEPER.email, name: 'import', scopes: DEFAULT_SCOPES, createdAt, expiresAt }
    expect(await apiTokens.list()).toEqual([{ ...told, lastUsedAt: null }])
    for (const [after, noted] of [
      [0, 0],
      [minute - 1, 0],
      [minute, minute],
      [minute + 5, minute],
    ] as const) {
      vi.setSystemTime(start + after)
      await holderOf(`Bearer ${token}`)
      expect(await lastUsed()).toBe(new Date(start + noted).toISOString())
    }
  })
})

async function withKeeper(database: Parameters<typeof openTestIdentity>[0]) {
  const { identity, keeper, apiTokens } = await openKeeperIdentity(database)
  const holderOf = (authorization: string) =>
    identity.tokenHolder(new Request('http://localhost:3000/', { headers: { authorization } }))
  return { account: keeper, apiTokens, holderOf }
}
