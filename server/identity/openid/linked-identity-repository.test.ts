import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { openTestInvitations } from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { AccountRepository } from '../account-repository.ts'
import { SessionRepository } from '../sessions/session-repository.ts'
import { LinkedIdentityRepository } from './linked-identity-repository.ts'

const MARA = { issuer: 'https://login.example', subject: 'mara-1', email: 'mara@den.example', name: 'Mara Vell' }
const KEEPER = { email: 'keeper@den.example', name: 'Keeper', role: 'owner', passwordHash: 'hash' } as const
const EDITOR = { email: MARA.email, name: 'Mara', role: 'editor', passwordHash: 'hash' } as const

describeEachDatabase('LinkedIdentityRepository', (open) => {
  it('creates an account without a password for a new person, one for two sign-ins at once', async () => {
    await using database = await open()
    const { identities, accounts } = repositoriesOf(database)
    const [first, second] = await Promise.all([identities.admit(MARA), identities.admit(MARA)])
    const [account] = await accounts.all()
    expect(await accounts.all()).toEqual([
      { id: expect.any(String), email: MARA.email, name: MARA.name, role: 'owner' },
    ])
    expect([first, second].map((admission) => admission.ok && admission.link).toSorted()).toEqual(['created', 'known'])
    expect(await accounts.passwordHash(account!.id)).toBeUndefined()
    expect(await identities.isLinked(account!.id)).toBe(true)
    // A link in a mail can set a password.
    await accounts.replacePassword(account!.id, 'hash')
    expect(await accounts.passwordHash(account!.id)).toBe('hash')
  })

  it('knows a person by issuer and subject, whatever the address', async () => {
    await using database = await open()
    const { identities, accounts } = repositoriesOf(database)
    const { id } = succeeded(await identities.admit(MARA)).account
    const account = { id, email: MARA.email, name: MARA.name, role: 'owner' }
    expect(await identities.admit({ ...MARA, email: 'married@den.example' })).toEqual({
      ok: true,
      account,
      link: 'known',
    })
    await accounts.changeEmail(account.id, 'elsewhere@den.example')
    expect(await identities.admit(MARA)).toMatchObject({ account: { id: account.id, email: 'elsewhere@den.example' } })
    expect((await accounts.all()).length).toBe(1)
  })

  it('links an account of the same address to one subject of an issuer, and no second one', async () => {
    await using database = await open()
    const { identities, accounts } = repositoriesOf(database)
    const { account } = succeeded(await accounts.insert(EDITOR))
    expect(await identities.isLinked(account.id)).toBe(false)
    expect(await identities.admit(MARA)).toEqual({ ok: true, account, link: 'linked' })
    expect(await identities.admit({ ...MARA, subject: 'mara-2' })).toEqual({ ok: false, problem: 'other-person' })
    expect(await identities.admit({ ...MARA, issuer: 'https://other.example' })).toMatchObject({ ok: true, account })

    const sessions = new SessionRepository(database)
    await sessions.open(account.id, 'by password', '')
    await sessions.open(account.id, 'by provider', '', null, 'login.example')
    expect(await identities.unlink(account.id)).toBe(2)
    expect((await sessions.list(account.id)).map(({ token_hash }) => token_hash)).toEqual(['by password'])
    expect(await identities.unlink(account.id)).toBe(0)
    expect(await identities.admit({ ...MARA, subject: 'mara-2' })).toMatchObject({ ok: true, account, link: 'linked' })
  })

  it('admits nobody who was removed, until they have an account again', async () => {
    await using database = await open()
    const { identities, accounts } = repositoriesOf(database)
    await accounts.insert(KEEPER)
    const made = succeeded(await identities.admit(MARA))
    expect(made).toMatchObject({ account: { role: 'author' }, link: 'created' })
    await accounts.remove(made.account.id, null)
    expect(await identities.admit(MARA)).toEqual({ ok: false, problem: 'removed' })
    expect(await identities.accountId(MARA)).toBeNull()
    const invited = await accounts.insert(EDITOR)
    expect(await identities.admit(MARA)).toEqual({ ...invited, link: 'linked' })
  })

  it('admits nobody who was removed without a provider either', async () => {
    await using database = await open()
    const { identities, accounts } = repositoriesOf(database)
    await accounts.insert(KEEPER)
    await accounts.remove(succeeded(await accounts.insert(EDITOR)).account.id, null)
    expect(await identities.admit(MARA)).toEqual({ ok: false, problem: 'removed' })
  })

  it('gives a new account the role of its invitation, which ends, and which lets in who was removed', async () => {
    await using database = await open()
    const { identities, accounts } = repositoriesOf(database)
    const invitations = openTestInvitations(database)
    const { account: keeper } = succeeded(await accounts.insert(KEEPER))
    succeeded(await invitations.invite(MARA.email, 'editor', keeper))
    const made = succeeded(await identities.admit(MARA))
    expect(made).toMatchObject({ account: { role: 'editor' }, link: 'created' })
    expect(await invitations.list()).toEqual([])
    await accounts.remove(made.account.id, null)
    succeeded(await invitations.invite(MARA.email, 'author', keeper))
    expect(await identities.admit(MARA)).toMatchObject({ account: { role: 'author' }, link: 'created' })
  })

  it('takes an answer once, and remembers its outcome until its end', async () => {
    let now = new Date('2026-10-31T00:00:00Z')
    await using database = await open({ now: () => now })
    const identities = new LinkedIdentityRepository(database)
    const end = new Date('2026-10-31T00:10:00Z')
    const uses = await Promise.all([identities.use('state', end), identities.use('state', end)])
    expect(uses.toSorted()).toEqual([false, true])
    expect(await identities.outcome('state')).toBeNull()
    await identities.settle('state', 'signed-in')
    now = new Date('2026-10-31T00:09:59Z')
    expect(await identities.outcome('state')).toBe('signed-in')
    now = end
    expect(await identities.outcome('state')).toBeNull()
    await identities.use('next', new Date('2026-10-31T00:20:00Z'))
    const rows = await database.read.selectFrom('openid_sign_ins').select('state_hash').execute()
    expect(rows).toEqual([{ state_hash: 'next' }])
  })
})

function repositoriesOf(database: TestDatabase) {
  return { identities: new LinkedIdentityRepository(database), accounts: new AccountRepository(database) }
}
