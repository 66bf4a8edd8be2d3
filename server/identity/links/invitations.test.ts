import { expect, it } from 'vitest'
import { tokenInLink } from '#test/support/app.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { openTestIdentity, openTestInvitations } from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { turns } from '#test/support/time.ts'
import { type Account, AccountRepository } from '../account-repository.ts'

const NONE = { ok: false, problem: 'no-such-link' }
const PASSWORD = 'a ladder against the moon'

describeEachDatabase('Invitations', (open) => {
  it('lets somebody in by the newest link for their address, once', async () => {
    await using database = await open()
    const { keeper, invitations, invite, accept } = await withKeeper(database)
    const [first, second] = [await invite('anna@den.example'), await invite('anna@den.example')]
    expect(await invitations.list()).toEqual([
      {
        id: expect.stringMatching(/^i_/),
        email: 'anna@den.example',
        role: 'author',
        invitedBy: keeper.email,
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ])
    expect(await accept(first)).toEqual(NONE)
    const tries = await Promise.all([accept(second), accept(second)])
    const account = { id: expect.any(String), email: 'anna@den.example', name: 'anna', role: 'author' }
    expect(tries.filter(({ ok }) => ok)).toEqual([{ ok: true, account, invitedBy: keeper.id }])
    expect(await invitations.list()).toEqual([])
    expect(await invitations.invite('anna@den.example', 'author', keeper)).toMatchObject({ problem: 'email-taken' })
  })

  it('forgets links that are too old or were withdrawn', async () => {
    let now = new Date('2026-10-31T00:00:00Z')
    await using database = await open({ now: () => now })
    const { keeper, invitations, invite, accept } = await withKeeper(database)
    const [old, gone] = [await invite('old@den.example'), await invite('gone@den.example')]
    expect(await invitations.withdraw(gone.id, keeper)).toBe(true)
    expect(await invitations.withdraw(gone.id, keeper)).toBe(false)
    now = new Date('2026-11-07T00:00:00Z')
    expect(await invitations.list()).toEqual([])
    for (const link of [old, gone, { link: '#t=none' }]) expect(await accept(link)).toEqual(NONE)
    expect(await new AccountRepository(database).all()).toHaveLength(1)
  })

  it('lets nobody in whose account was made meanwhile', async () => {
    await using database = await open()
    const { accounts, invite, accept } = await withKeeper(database)
    const invited = await invite('anna@den.example')
    await accounts.insert({ email: 'anna@den.example', name: 'Anna', role: 'owner', passwordHash: 'their own' })
    expect(await accept(invited)).toEqual(NONE)
    expect(await accounts.all()).toHaveLength(2)
  })

  it('is accepted or withdrawn, and never both', async () => {
    await using database = await open()
    const { keeper, accounts, invitations, invite, accept } = await withKeeper(database)
    for (let round = 0; round < 30; round++) {
      const invited = await invite(`anna${round}@den.example`)
      const before = (await accounts.all()).length
      const pause = () => turns(Math.floor(Math.random() * 20))
      const [isWithdrawn, accepted] = await Promise.all([
        pause().then(() => invitations.withdraw(invited.id, keeper)),
        pause().then(() => accept(invited)),
      ])
      expect(accepted.ok).toBe(!isWithdrawn)
      expect((await accounts.all()).length - before).toBe(isWithdrawn ? 0 : 1)
    }
    expect(await invitations.withdraw('\0', keeper)).toBe(false)
  })

  it('takes its mail along when that has not left yet', async () => {
    await using database = await open()
    const { keeper, accounts, invitations, invite } = await withKeeper(database)
    const { id } = await invite('anna@den.example')
    const mails = database.read.selectFrom('deliveries').select(['state', 'data'])
    expect(await mails.execute()).toEqual([{ state: 'queued', data: expect.stringContaining('#t=') }])
    await invitations.withdraw(id, keeper)
    expect(await mails.execute()).toEqual([{ state: 'cancelled', data: '{}' }])
    await invite('anna@den.example')
    await accounts.replacePassword(keeper.id, 'a first one', { keepInvitations: true })
    expect(await invitations.list()).toHaveLength(1)
    await accounts.replacePassword(keeper.id, 'a new one')
    expect(await invitations.list()).toEqual([])
  })

  it('ends with the account of whoever invited, and so do their sessions', async () => {
    await using database = await open()
    const { keeper, accounts, invitations, invite, accept } = await withKeeper(database)
    const other = await added(accounts, 'other@den.example')
    // The other account may have read the second link in the mailbox.
    const links = [await invite('anna@den.example', other), await invite('berta@den.example')]
    await database.write
      .insertInto('account_sessions')
      .values({ id: 's', account_id: other.id, token_hash: 'h', user_agent: '', ...TIMES, expires_at: '9999' })
      .execute()
    expect(await accounts.remove(other.id, keeper.id)).toBe('removed')
    expect(await invitations.list()).toEqual([])
    for (const link of links) expect(await accept(link)).toEqual(NONE)
    const { sessions } = await database.read
      .selectFrom('account_sessions')
      .select((is) => is.fn.countAll<number>().as('sessions'))
      .executeTakeFirstOrThrow()
    expect(Number(sessions)).toBe(0)
    const again = await invitations.invite('anna@den.example', 'author', other)
    expect(again).toEqual({ ok: false, problem: 'caller-gone' })
  })
})

describeEachDatabase('AccountRepository.remove', (open) => {
  it('leaves somebody, also when two remove each other', async () => {
    await using database = await open()
    const { keeper, accounts } = await withKeeper(database)
    expect(await accounts.remove(keeper.id, keeper.id)).toBe('themselves')
    expect(await accounts.remove(keeper.id, null)).toBe('last')
    const other = await added(accounts, 'other@den.example')
    const both = await Promise.all([accounts.remove(other.id, keeper.id), accounts.remove(keeper.id, other.id)])
    expect(both.toSorted()).toEqual(['caller-gone', 'removed'])
    const [left] = await accounts.all()
    expect(await accounts.remove('a_nobody', left!.id)).toBe('unknown')
    expect(await accounts.all()).toEqual([left])
  })
})

const TIMES = { created_at: '2026', updated_at: '2026' }

async function withKeeper(database: TestDatabase) {
  const accounts = new AccountRepository(database)
  const keeper = await added(accounts, 'keeper@den.example')
  const { administrators } = openTestIdentity(database)
  const invitations = openTestInvitations(database)
  const invite = async (email: string, by: Account = keeper) => succeeded(await invitations.invite(email, 'author', by))
  const accept = ({ link }: { link: string }) => administrators.accept(tokenInLink(link), { password: PASSWORD })
  return { keeper, accounts, invite, accept, invitations }
}

async function added(accounts: AccountRepository, email: string) {
  return succeeded(await accounts.insert({ email, name: email, role: 'owner', passwordHash: 'hash' })).account
}
