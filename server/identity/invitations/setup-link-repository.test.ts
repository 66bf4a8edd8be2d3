import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { AccountRepository } from '../account-repository.ts'
import { SetupLinkRepository } from './setup-link-repository.ts'

const account = { email: 'keeper@den.example', name: 'Keeper', passwordHash: 'hash' }
const later = () => new Date(Date.now() + 60_000)

describeEachDatabase('SetupLinkRepository', (open) => {
  it('lets nobody in without a link that is kept and has not expired', async () => {
    await using database = await open()
    const links = new SetupLinkRepository(database)
    expect(await links.claim('none', account)).toBeNull()
    expect(await links.keep('old', new Date(Date.now() - 1))).toBe(true)
    expect(await links.claim('old', account)).toBeNull()
    expect(await links.keep('good', later())).toBe(true)
    expect(await links.claim('none', account)).toBeNull()
    expect(await new AccountRepository(database).isEmpty()).toBe(true)
    const owner = { id: expect.any(String), email: account.email, name: 'Keeper', role: 'owner' }
    expect(await links.claim('good', account)).toEqual(owner)
    expect(await links.claim('good', account)).toBeNull()
    expect(await links.keep('more', later())).toBe(false)
  })

  it('keeps the link when the account cannot be made', async () => {
    await using database = await open()
    const links = new SetupLinkRepository(database)
    await links.keep('good', later())
    await expect(links.claim('good', { ...account, email: 'NOT@small.example' })).rejects.toThrow()
    expect(await links.isValid('good')).toBe(true)
    expect(await links.claim('good', account)).toMatchObject({ email: account.email })
  })
})
