import { expect, it, vi } from 'vitest'
import { tokenInLink } from '#test/support/app.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperIdentity, openTestIdentity } from '#test/support/identity/identity.ts'
import { AccountRepository } from '../account-repository.ts'
import { AccountLinks } from './account-links.ts'

describeEachDatabase('A link to an account', (open) => {
  it('is found for its own purpose until it ends, and is deleted when the next is made', async () => {
    let now = new Date('2026-10-31T00:00:00Z')
    await using database = await open({ now: () => now })
    const { keeper } = await openKeeperIdentity(database)
    const links = new AccountLinks(database)
    const subject = { accountId: keeper.id, email: KEEPER.email }
    const make = async () => tokenInLink((await links.make('password-reset', subject, 'https://den.example')).url)
    const [first, second] = [await make(), await make()]
    for (const token of [first, second]) expect(await links.find('password-reset', token)).toMatchObject(subject)
    for (const purpose of ['set-up', 'invitation', 'address-change'] as const)
      expect(await links.find(purpose, first)).toBeUndefined()
    for (const token of ['', 'none', '\0']) expect(await links.find('password-reset', token)).toBeUndefined()
    now = new Date('2026-10-31T00:30:00Z')
    expect(await links.find('password-reset', first)).toBeUndefined()
    await make()
    expect(await database.read.selectFrom('account_links').select('purpose').execute()).toHaveLength(1)
  })

  it('stays when the first account cannot be made by it, which it makes later', async () => {
    await using database = await open()
    const { administrators } = openTestIdentity(database)
    const token = tokenInLink((await administrators.newSetupLink())!)
    vi.spyOn(AccountRepository.prototype, 'insertFirst').mockRejectedValueOnce(new Error('disk full'))
    await expect(administrators.claim(token, KEEPER)).rejects.toThrow('disk full')
    expect(await administrators.claim(token, KEEPER)).toMatchObject({ ok: true, account: { email: KEEPER.email } })
  })
})
