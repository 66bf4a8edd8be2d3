import { expect, it } from 'vitest'
import type { Role } from '#domain/identity/role.ts'
import { tokenInLink } from '#test/support/app.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { newToken } from '#test/support/identity/api-token.ts'
import { KEEPER, openTestIdentity, openTestInvitations, signedInBrowser } from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { AccountRepository } from './account-repository.ts'

describeEachDatabase('A role', (open) => {
  it('comes with sessions and tokens, and counts from the next request on', async () => {
    await using database = await open()
    const { administrators, identity, apiTokens, create } = await site(database)
    await create('owner@den.example', 'owner')
    const author = await create('author@den.example', 'author')
    const browser = await signedInBrowser(identity, { ...KEEPER, email: author.email })
    const { token } = await apiTokens.create(author, newToken())
    const byToken = new Request('http://localhost:3000/', { headers: { Authorization: `Bearer ${token}` } })
    const roles = async () => [
      (await identity.session(browser.request()))?.viewer.role,
      (await identity.tokenHolder(byToken))?.viewer.role,
    ]
    expect(await roles()).toEqual(['author', 'author'])
    expect(await administrators.setRole(author.id, 'editor', null)).toBe('changed')
    expect(await roles()).toEqual(['editor', 'editor'])
  })

  it('takes links to drafts along when it becomes less, or ends, also after a change of address', async () => {
    await using database = await open()
    const { administrators, create } = await site(database)
    await create('owner@den.example', 'owner')
    const ends: ((id: string) => Promise<unknown>)[] = [
      (id) => administrators.setRole(id, 'author', null),
      (id) => administrators.remove(id, null),
      async (id) => {
        expect(await new AccountRepository(database).changeEmail(id, 'new@den.example')).toBe(true)
        await administrators.remove(id, null)
      },
    ]
    for (const [index, end] of ends.entries()) {
      const editor = await create(`editor${index}@den.example`, 'editor')
      const row = {
        token_hash: editor.id,
        created_by: editor.email,
        created_at: '2026-10-31',
        expires_at: '2026-11-07',
      }
      await database.write
        .insertInto('preview_links')
        .values({ post_id: editor.id, ...row })
        .execute()
      await end(editor.id)
      expect(await database.read.selectFrom('preview_links').selectAll().execute()).toEqual([])
      await administrators.remove(editor.id, null)
    }
  })

  it('is changed by owners only, of others only, and never takes the last owner away', async () => {
    await using database = await open()
    const { administrators, create } = await site(database)
    const owner = await create('owner@den.example', 'owner')
    const editor = await create('editor@den.example', 'editor')
    expect(await administrators.setRole(owner.id, 'author', owner.id)).toBe('themselves')
    expect(await administrators.setRole(owner.id, 'author', editor.id)).toBe('caller-gone')
    expect(await administrators.setRole('a_none', 'author', owner.id)).toBe('unknown')
    expect(await administrators.setRole(owner.id, 'author', null)).toBe('last')
    expect(await administrators.setRole(owner.id, 'owner', null)).toBe('changed')
    expect(await administrators.remove(owner.id, null)).toBe('last')
    expect(await administrators.remove(owner.id, editor.id)).toBe('caller-gone')
    const second = await create('second@den.example', 'owner')
    const both = await Promise.all([
      administrators.setRole(owner.id, 'author', second.id),
      administrators.setRole(second.id, 'author', owner.id),
    ])
    expect(both.toSorted()).toEqual(['caller-gone', 'changed'])
    expect((await administrators.list()).filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  it('is that of the invitation; invitations are an owner’s, and end with an owner who becomes less', async () => {
    await using database = await open()
    const { administrators, create } = await site(database)
    const owner = await create('owner@den.example', 'owner')
    const second = await create('second@den.example', 'owner')
    const editor = await create('editor@den.example', 'editor')
    const invitations = openTestInvitations(database)
    expect(await invitations.invite('x@den.example', 'editor', editor)).toEqual({ ok: false, problem: 'caller-gone' })
    const { link } = succeeded(await invitations.invite('anna@den.example', 'editor', owner))
    expect(await administrators.accept(tokenInLink(link), { password: KEEPER.password })).toMatchObject({
      account: { role: 'editor' },
    })
    succeeded(await invitations.invite('friend@den.example', 'owner', owner))
    await administrators.setRole(editor.id, 'author', owner.id)
    expect(await invitations.list()).toHaveLength(1)
    await administrators.setRole(second.id, 'editor', owner.id)
    expect(await invitations.list()).toEqual([])
  })
})

async function site(database: TestDatabase) {
  const parts = openTestIdentity(database)
  const create = async (email: string, role: Role) =>
    succeeded(await parts.administrators.create({ ...KEEPER, email }, role)).account
  return { ...parts, create }
}
