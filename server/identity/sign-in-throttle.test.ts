import { beforeEach, expect, it, vi } from 'vitest'
import {
  describeEachDatabase,
  type OpenOptions,
  type OpenTestDatabase,
  openTestSqlite,
} from '#test/support/database/databases.ts'
import { Browser, CLIENT, KEEPER, openKeeperIdentity, signedInBrowser } from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import type { Client } from '../network/network.ts'

// The shortest wait is a second, which a busy machine may take for a hash.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

describeEachDatabase('guessing a password', (open) => {
  it('is free four times and then takes longer and longer, up to a quarter of an hour', async () => {
    await using den = await withKeeper(open)
    for (let free = 0; free < 5; free++) expect(await den.guess()).toBe('wrong-credentials')
    const waits: number[] = []
    for (let round = 0; round < 12; round++) {
      const wait = await den.guess()
      if (typeof wait !== 'number') throw new Error(`no wait, but ${wait}`)
      waits.push(wait)
      vi.setSystemTime(Date.now() + wait * 1000 - 1)
      expect(await den.guess()).toBe(1)
      vi.setSystemTime(Date.now() + 1)
      expect(await den.guess()).toBe('wrong-credentials')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
    for (let free = 0; free < 5; free++) expect(await den.guess()).toBe('wrong-credentials')
  })

  it('is slowed down alike for an account that is there and one that is not', async () => {
    await using den = await withKeeper(open)
    for (const email of [KEEPER.email, 'stranger@den.example']) {
      const answers = []
      for (let round = 0; round < 6; round++) answers.push(await den.guess({ email }))
      expect(answers).toEqual([...Array(5).fill('wrong-credentials'), 1])
    }
  })

  it('costs one hash and gets the same answer for an account that is there and one that is not', async () => {
    await using den = await withKeeper(open)
    const answers = []
    for (const email of [KEEPER.email, 'stranger@den.example']) {
      const before = den.passwords.count
      const answer = await den.identity.signIn({ email, password: 'not this one' }, new Browser().request(), CLIENT)
      answers.push({ answer, hashes: den.passwords.count - before })
    }
    expect(answers[0]).toEqual({ answer: { ok: false, problem: 'wrong-credentials' }, hashes: 1 })
    expect(answers[1]).toEqual(answers[0])
  })

  it('does not get further by guessing at once', async () => {
    await using den = await withKeeper(open)
    const before = den.passwords.count
    const answers = await Promise.all(Array.from({ length: 50 }, () => den.guess()))
    expect(answers.filter((answer) => answer === 'wrong-credentials')).toHaveLength(5)
    expect(den.passwords.count - before).toBe(5)
  })

  it('is slowed down by network, over all accounts, and forgotten after ten minutes', async () => {
    await using den = await withKeeper(open)
    let number = 0
    const next = (address: string) => den.guess({ email: `nobody${number++}@den.example` }, { address })
    for (let round = 0; round < 21; round++) expect(await next(`2001:db8:1:2::${round}`)).toBe('wrong-credentials')
    expect(await next('2001:db8:1:2:ffff::1')).toBe(1)
    expect(await next('2001:db8:1:3::1')).toBe('wrong-credentials')
    vi.setSystemTime(Date.now() + 10 * 60_000)
    for (let round = 0; round < 21; round++) expect(await next('2001:db8:1:2::1')).toBe('wrong-credentials')
  })

  it('does not keep out the browser that signed in before', async () => {
    await using den = await withKeeper(open)
    const browser = await signedInBrowser(den.identity)
    browser.keep(await den.identity.signOut(browser.request()))
    expect(browser.names).toEqual(['den_device'])

    // From the address of the owner, as behind a proxy without TRUST_PROXY.
    await Promise.all(Array.from({ length: 30 }, (_, index) => den.guess({ email: `nobody${index}@den.example` })))
    for (let round = 0; round < 6; round++) await den.guess()
    const before = den.passwords.count
    expect(await den.identity.signIn(KEEPER, new Browser().request(), CLIENT)).toMatchObject({
      problem: 'too-many-attempts',
    })
    expect(den.passwords.count).toBe(before)
    expect(await den.identity.signIn(KEEPER, browser.request(), CLIENT)).toMatchObject({ ok: true })

    // The browser has limits of its own, and its cookie is valid for that account only.
    const wrong = { email: KEEPER.email, password: 'another one entirely' }
    for (let round = 0; round < 5; round++)
      expect(await den.identity.signIn(wrong, browser.request(), CLIENT)).toMatchObject({
        problem: 'wrong-credentials',
      })
    expect(await den.identity.signIn(KEEPER, browser.request(), CLIENT)).toEqual({
      ok: false,
      problem: 'too-many-attempts',
      retryAfterSeconds: 1,
    })
    const other = { email: 'stranger@den.example', password: KEEPER.password }
    expect(await den.identity.signIn(other, browser.request(), CLIENT)).toMatchObject({ problem: 'too-many-attempts' })
  })

  it('from many networks makes nobody wait longer than five seconds in another one', async () => {
    await using den = await withKeeper(open)
    const owner = { address: '203.0.113.7' }
    const signIn = () => den.identity.signIn(KEEPER, new Browser().request(), owner)

    // Guesses from one network: only that network has to wait.
    for (let round = 0; round < 5; round++) expect(await den.guess()).toBe('wrong-credentials')
    expect(await den.guess()).toBe(1)
    expect(await signIn()).toMatchObject({ ok: true })

    let network = 0
    const fromElsewhere = () => den.guess({}, { address: `2001:db8:${(network++).toString(16)}::1` })
    for (let round = 0; round < 21; round++) expect(await fromElsewhere()).toBe('wrong-credentials')
    const waits: unknown[] = []
    for (let round = 0; round < 6; round++) {
      const wait = await fromElsewhere()
      waits.push(wait)
      expect(await signIn()).toEqual({ ok: false, problem: 'too-many-attempts', retryAfterSeconds: wait })
      vi.setSystemTime(Date.now() + Number(wait) * 1000)
      expect(await fromElsewhere()).toBe('wrong-credentials')
    }
    expect(waits).toEqual([1, 2, 4, 5, 5, 5])
    vi.setSystemTime(Date.now() + 5_000)
    expect(await signIn()).toMatchObject({ ok: true })
  })

  it('does not keep its owner out of any network, known browser or session after a reset', async () => {
    await using den = await withKeeper(open)
    await den.administrators.create({ ...KEEPER, email: 'guest@den.example' })
    const guest = { email: 'guest@den.example' }
    const browser = await signedInBrowser(den.identity)
    const wrong = 'another one entirely'
    const attempts = {
      known: (password: string) => den.identity.signIn({ ...KEEPER, password }, browser.request(), CLIENT),
      fresh: (password: string) => den.identity.signIn({ ...KEEPER, password }, new Browser().request(), CLIENT),
      elsewhere: (password: string) =>
        den.identity.signIn({ ...KEEPER, password }, new Browser().request(), { address: '203.0.113.7' }),
    }
    for (const attempt of Object.values(attempts)) {
      for (let round = 0; round < 5; round++) await attempt(wrong)
      expect(await attempt(KEEPER.password)).toMatchObject({ problem: 'too-many-attempts' })
    }
    const change = (current: string, next: string) => den.identity.changePassword(browser.request(), { current, next })
    for (let round = 0; round < 5; round++) await change(wrong, 'a garden of glass bells')
    expect(await change(KEEPER.password, 'a garden of glass bells')).toMatchObject({ problem: 'too-many-attempts' })
    const address = { address: '198.51.100.1' }
    for (let round = 0; round < 5; round++) await den.guess(guest, address)

    const next = 'a ladder against the moon'
    const account = (await den.administrators.findByEmail(KEEPER.email))!
    expect(await den.administrators.setPassword(account, next)).toEqual({ ok: true })
    browser.keep(succeeded(await attempts.known(next)).setCookies)
    expect(await attempts.fresh(next)).toMatchObject({ ok: true })
    expect(await attempts.elsewhere(next)).toMatchObject({ ok: true })
    expect(await change(next, 'a garden of glass bells')).toMatchObject({ ok: true })
    // The counts of another account stay.
    expect(await den.guess(guest, address)).toBe(1)
  })

  it('starts afresh after the right one, and after a reset', async () => {
    await using den = await withKeeper(open)
    for (let round = 0; round < 4; round++) await den.guess()
    expect(await den.identity.signIn(KEEPER, new Browser().request(), CLIENT)).toMatchObject({ ok: true })
    for (let round = 0; round < 5; round++) expect(await den.guess()).toBe('wrong-credentials')
    expect(await den.guess()).toBe(1)
    const account = (await den.administrators.findByEmail(KEEPER.email))!
    expect(await den.administrators.setPassword(account, 'a ladder against the moon')).toEqual({ ok: true })
    expect(await den.guess()).toBe('wrong-credentials')
  })

  it('makes nobody wait for a year because the clock was wrong once', async () => {
    await using den = await withKeeper(open)
    const now = Date.now()
    vi.setSystemTime(now + 365 * 24 * 60 * 60_000)
    for (let round = 0; round < 5; round++) await den.guess()
    expect(await den.guess()).toBe(1)
    vi.setSystemTime(now)
    expect(await den.guess()).toBe('wrong-credentials')
  })

  it('writes nothing while there is a wait', async () => {
    const queries: string[] = []
    await using den = await withKeeper(open, { onQuery: ({ sql }) => void queries.push(sql) })
    for (let round = 0; round < 5; round++) await den.guess()
    queries.length = 0
    expect(await den.guess()).toBe(1)
    expect(queries.filter((sql) => !sql.startsWith('select'))).toEqual([])
  })

  it('leaves no address and no name in the database', async () => {
    await using den = await withKeeper(open)
    await den.guess()
    const rows = JSON.stringify(await den.database.read.selectFrom('sign_in_attempts').selectAll().execute())
    expect(rows).toContain('"failures":1')
    for (const word of [KEEPER.email, 'keeper', CLIENT.address]) expect(rows).not.toContain(word)
  })
})

it('lets all networks together guess a thousand times a day, and the owner in by the browser they know', async () => {
  await using den = await withKeeper(openTestSqlite)
  const browser = await signedInBrowser(den.identity)
  let network = 0
  const guessesOfADay = async () => {
    const end = Date.now() + 24 * 60 * 60_000
    let [guesses, longest] = [0, 0]
    while (Date.now() < end) {
      const answer = await den.guess({}, { address: `2001:db8:${(network++).toString(16)}::1` })
      if (answer === 'wrong-credentials') guesses++
      else vi.setSystemTime(Date.now() + Number(answer) * 1000)
      longest = Math.max(longest, Number(answer) || 0)
    }
    return { guesses, longest }
  }
  const firstDay = await guessesOfADay()
  expect(firstDay.guesses).toBeGreaterThan(900)
  expect(firstDay.guesses).toBeLessThanOrEqual(1_000)
  expect(firstDay.longest).toBe(900)
  expect((await guessesOfADay()).guesses).toBeLessThan(100)
  expect(await den.identity.signIn(KEEPER, browser.request(), CLIENT)).toMatchObject({ ok: true })
})

async function withKeeper(open: OpenTestDatabase, options?: OpenOptions) {
  const database = await open(options)
  const opened = await openKeeperIdentity(database)
  /** The seconds to wait, or else the problem. */
  const guess = async ({ email = KEEPER.email } = {}, client: Client = CLIENT) => {
    const result = await opened.identity.signIn(
      { email, password: 'another one entirely' },
      new Browser().request(),
      client,
    )
    return result.ok || (result.retryAfterSeconds ?? result.problem)
  }
  return { ...opened, database, guess, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
}
