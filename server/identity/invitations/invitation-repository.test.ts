import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { turns } from '#test/support/time.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { AccountRepository } from '../account-repository.ts'
import { InvitationRepository } from './invitation-repository.ts'

const inDays = (days: number, from = new Date()) => new Date(from.getTime() + days * 86_400_000)
const NEW = { name: 'Anna', passwordHash: 'hash' }

describeEachDatabase('InvitationRepository', (open) => {
  it('lets somebody in by the newest link for their address, once', async () => {
    await using database = await open()
    const { keeper, invitations, keep } = await withKeeper(database)
    expect(await keep('anna@den.example', 'first')).toMatchObject({ ok: true })
    expect(await keep('anna@den.example', 'second')).toMatchObject({ ok: true })
    expect(await invitations.all()).toEqual([
      {
        id: expect.stringMatching(/^i_/),
        email: 'anna@den.example',
        role: 'author',
        invitedBy: keeper.email,
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ])
    expect(await invitations.accept('first', NEW)).toBeNull()
    expect(await invitations.find('second')).toEqual({
      email: 'anna@den.example',
      role: 'author',
      invitedBy: keeper.id,
    })
    const tries = await Promise.all([invitations.accept('second', NEW), invitations.accept('second', NEW)])
    const anna = { email: 'anna@den.example', name: 'Anna', role: 'author' }
    expect(tries.filter(Boolean)).toEqual([{ id: expect.any(String), ...anna }])
    expect(await invitations.all()).toEqual([])
    expect(await keep('anna@den.example', 'third')).toEqual({ ok: false, problem: 'email-taken' })
  })

  it('forgets links that are too old or were withdrawn', async () => {
    let now = new Date('2026-10-31T00:00:00Z')
    await using database = await open({ now: () => now })
    const { invitations, keep } = await withKeeper(database)
    await keep('old@den.example', 'old', inDays(7, now))
    await keep('gone@den.example', 'gone', inDays(9, now))
    const gone = (await invitations.all()).find(({ email }) => email === 'gone@den.example')
    expect(await invitations.withdraw(gone!.id)).toBe(true)
    expect(await invitations.withdraw(gone!.id)).toBe(false)
    now = inDays(7, now)
    expect(await invitations.all()).toEqual([])
    for (const link of ['old', 'gone', 'none']) {
      expect(await invitations.find(link)).toBeUndefined()
      expect(await invitations.accept(link, NEW)).toBeNull()
    }
    expect(await new AccountRepository(database).all()).toHaveLength(1)
  })

  it('lets nobody in whose account was made meanwhile', async () => {
    await using database = await open()
    const { accounts, invitations, keep } = await withKeeper(database)
    await keep('anna@den.example', 'link')
    await accounts.insert({ email: 'anna@den.example', name: 'Anna', role: 'owner', passwordHash: 'their own' })
    expect(await invitations.accept('link', NEW)).toBeNull()
    expect(await accounts.all()).toHaveLength(2)
  })

  it('is accepted or withdrawn, and never both', async () => {
    await using database = await open()
    const { accounts, invitations, keep } = await withKeeper(database)
    for (let round = 0; round < 30; round++) {
      const kept = succeeded(await keep(`anna${round}@den.example`, `link${round}`))
      const before = (await accounts.all()).length
      const pause = () => turns(Math.floor(Math.random() * 20))
      const [isWithdrawn, account] = await Promise.all([
        pause().then(() => invitations.withdraw(kept.id)),
        pause().then(() => invitations.accept(`link${round}`, NEW)),
      ])
      expect([isWithdrawn, account === null]).toEqual([isWithdrawn, isWithdrawn])
      expect((await accounts.all()).length - before).toBe(isWithdrawn ? 0 : 1)
    }
    expect(await invitations.withdraw('\0')).toBe(false)
  })

  it('takes its mail along when that has not left yet', async () => {
    await using database = await open()
    const { keeper, accounts, invitations, keep } = await withKeeper(database)
    const outbox = new OutboxRepository(database)
    const kept = succeeded(await keep('anna@den.example', 'link'))
    const data = { inviteUrl: 'https://den.example/#t=secret' }
    const mail = { kind: 'invitation', to: 'anna@den.example', data } as const
    const mailId = await outbox.enqueue(mail)
    await invitations.setMail(kept.id, mailId)
    await invitations.withdraw(kept.id)
    expect((await outbox.find(mailId))?.state).toBe('cancelled')
    const { data: left } = await database.read
      .selectFrom('deliveries')
      .select('data')
      .where('id', '=', mailId)
      .executeTakeFirstOrThrow()
    expect(left).toBe('{}')
    await keep('anna@den.example', 'other')
    await accounts.replacePassword(keeper.id, 'a first one', { keepInvitations: true })
    expect(await invitations.all()).toHaveLength(1)
    await accounts.replacePassword(keeper.id, 'a new one')
    expect(await invitations.all()).toEqual([])
  })

  it('ends with the account of whoever invited, and so do their sessions', async () => {
    await using database = await open()
    const { keeper, accounts, invitations, keep } = await withKeeper(database)
    const other = await added(accounts, 'other@den.example')
    await keep('anna@den.example', 'link', inDays(7), other.id)
    // The other account may have read this link in the mailbox.
    await keep('berta@den.example', 'seen')
    await database.write
      .insertInto('account_sessions')
      .values({ id: 's', account_id: other.id, token_hash: 'h', user_agent: '', ...TIMES, expires_at: '9999' })
      .execute()
    expect(await accounts.remove(other.id, keeper.id)).toBe('removed')
    expect(await invitations.all()).toEqual([])
    for (const link of ['link', 'seen']) expect(await invitations.accept(link, NEW)).toBeNull()
    const { sessions } = await database.read
      .selectFrom('account_sessions')
      .select((is) => is.fn.countAll<number>().as('sessions'))
      .executeTakeFirstOrThrow()
    expect(Number(sessions)).toBe(0)
    expect(await keep('anna@den.example', 'again', inDays(7), other.id)).toEqual({ ok: false, problem: 'caller-gone' })
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
  const keep = (email: string, tokenHash: string, expiresAt = inDays(7), invitedBy = keeper.id) =>
    database.transaction((trx) =>
      new InvitationRepository(trx).keep({ email, role: 'author', tokenHash, invitedBy, expiresAt }),
    )
  return { keeper, accounts, keep, invitations: new InvitationRepository(database) }
}

async function added(accounts: AccountRepository, email: string) {
  return succeeded(await accounts.insert({ email, name: email, role: 'owner', passwordHash: 'hash' })).account
}
