import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import {
  Browser,
  CLIENT,
  KEEPER,
  openKeeperIdentity,
  type openTestIdentity,
  signedInBrowser,
} from '#test/support/identity/identity.ts'
import { FakePasswords } from '#test/support/identity/passwords.ts'
import { AccountRepository } from './account-repository.ts'
import { AddressChanges } from './links/address-changes.ts'
import { stepAt, totpCode } from './second-factor/totp.ts'

const NEXT = 'a ladder against the moon'

/** Runs a callback between the check of a password and the return of its result. */
class Interrupted extends FakePasswords {
  meanwhile: (() => Promise<unknown>) | undefined

  override async verify(attempt: { readonly hash: string; readonly password: string }): Promise<boolean> {
    const isRight = await super.verify(attempt)
    const work = this.meanwhile
    this.meanwhile = undefined
    await work?.()
    return isRight
  }
}

describeEachDatabase('a password that was right when it was checked', (open) => {
  async function setUp(database: Parameters<typeof openTestIdentity>[0]) {
    const passwords = new Interrupted()
    const opened = await openKeeperIdentity(database, undefined, [], passwords)
    const browser = await signedInBrowser(opened.identity)
    const sessions = async () => (await database.read.selectFrom('account_sessions').select('id').execute()).length
    return { ...opened, passwords, browser, account: opened.keeper, sessions, sessionStore: opened.sessions }
  }

  it('opens no session once the account has another one', async () => {
    await using database = await open()
    const { identity, administrators, passwords, account, sessions } = await setUp(database)
    passwords.meanwhile = () => administrators.setPassword(account, NEXT)
    expect(await identity.signIn(KEEPER, new Browser().request(), CLIENT)).toMatchObject({
      problem: 'wrong-credentials',
    })
    expect(await sessions()).toBe(0)
  })

  it('opens no session while the account gets another one', async () => {
    await using database = await open()
    const { identity, passwords, account, sessions } = await setUp(database)
    let change = Promise.resolve()
    passwords.meanwhile = () =>
      new Promise<void>((goOn) => {
        change = database.transaction(async (trx) => {
          await new AccountRepository(trx).replacePassword(account.id, 'another hash')
          goOn()
          for (let statement = 0; statement < 200; statement++) await new AccountRepository(trx).isEmpty()
        })
      })
    expect(await identity.signIn(KEEPER, new Browser().request(), CLIENT)).toMatchObject({
      problem: 'wrong-credentials',
    })
    await change
    expect(await sessions()).toBe(0)
  })

  it('asks for no other address once the account has another one', async () => {
    await using database = await open()
    const { administrators, account, browser, sessionStore } = await setUp(database)
    const log = pino({ enabled: false })
    const mailing = { outbox: { wake() {} }, isMailed: async () => true, siteUrl: 'http://localhost:3000', log }
    const changes = new AddressChanges({ database, ...mailing })
    const session = (await sessionStore.find(browser.request()))!
    expect(await changes.request(session, 'first@den.example')).toMatchObject({ ok: true })
    await administrators.setPassword(account, NEXT)
    expect(await changes.request(session, 'second@den.example')).toBeNull()
    expect(await database.read.selectFrom('account_links').selectAll().execute()).toEqual([])
  })

  it('opens no session without a code once the account has a second factor', async () => {
    await using database = await open()
    const { identity, secondFactor, browser, account, sessions } = await setUp(database)
    const { secret } = (await secondFactor.begin(account))!
    const check = secondFactor.check.bind(secondFactor)
    vi.spyOn(secondFactor, 'check').mockImplementationOnce(async (...asked) => {
      const proof = await check(...asked)
      await identity.confirmSecondFactor(browser.request(), totpCode(secret, stepAt(new Date())))
      return proof
    })
    const result = await identity.signIn(KEEPER, new Browser().request(), CLIENT)
    expect(result.ok).toBe(false)
    expect(await sessions()).toBe(1)
  })

  it('replaces no other one that was set meanwhile', async () => {
    await using database = await open()
    const { identity, administrators, passwords, browser, account } = await setUp(database)
    passwords.meanwhile = () => administrators.setPassword(account, NEXT)
    const change = { current: KEEPER.password, next: 'a garden of glass bells' }
    expect(await identity.changePassword(browser.request(), change)).toMatchObject({ ok: false })
    expect(await identity.signIn({ ...KEEPER, password: NEXT }, new Browser().request(), CLIENT)).toMatchObject({
      ok: true,
    })
  })
})

it('is checked together with few codes, however many browsers it has signed in with', async () => {
  // With a fixed clock no waits end during the test.
  vi.useFakeTimers({ toFake: ['Date'] })
  await using database = await openTestSqlite()
  const { identity, keeper, secondFactor } = await openKeeperIdentity(database)
  const browsers: Browser[] = []
  for (let index = 0; index < 40; index++) browsers.push(await signedInBrowser(identity))
  const { secret } = (await secondFactor.begin(keeper))!
  const right = totpCode(secret, stepAt(new Date()))
  await identity.confirmSecondFactor(browsers[0]!.request(), right)
  const answers: string[] = []
  for (const browser of browsers)
    for (let round = 0; round < 4; round++) {
      const result = await identity.signIn({ ...KEEPER, code: 'not a code' }, browser.request(), CLIENT)
      answers.push(result.ok ? 'in' : result.problem)
    }
  expect(answers.filter((answer) => answer === 'second-factor-wrong').length).toBeLessThanOrEqual(101)
  expect(answers).toContain('too-many-attempts')
})
