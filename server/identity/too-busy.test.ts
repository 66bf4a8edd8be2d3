import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import {
  Browser,
  CLIENT,
  KEEPER,
  openKeeperIdentity,
  openTestIdentity,
  signedInBrowser,
} from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { StorageError } from '../db/health/storage-error.ts'
import { PasswordsBusyError } from './passwords.ts'

// The shortest wait is a second, which a busy machine may take for a hash.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

describeEachDatabase('a server with more passwords to check than it can', (open) => {
  it('lets nobody sign in for a while, which counts for nobody', async () => {
    await using database = await open()
    const { identity, passwords } = await openKeeperIdentity(database)
    const attempt = () => identity.signIn(KEEPER, new Browser().request(), CLIENT)
    passwords.failure = new PasswordsBusyError('busy')
    for (let round = 0; round < 6; round++)
      expect(await attempt()).toEqual({ ok: false, problem: 'too-many-attempts', retryAfterSeconds: 5 })
    passwords.failure = new Error('out of memory')
    expect(await attempt()).toEqual({ ok: false, problem: 'internal-error' })
    // The disk may fill up, or the database go away, while the password is checked: not an internal error, but 507 or 503.
    passwords.failure = new StorageError('full')
    await expect(attempt()).rejects.toBe(passwords.failure)
    passwords.failure = undefined
    expect(await attempt()).toMatchObject({ ok: true })
  })

  it('changes no password and gives no site away, which counts for nobody either', async () => {
    await using database = await open()
    const { identity, administrators, passwords } = openTestIdentity(database)
    const busy = { ok: false, problem: 'too-many-attempts', retryAfterSeconds: 5 }
    const token = (await administrators.newSetupLink())!.split('t=')[1]!
    const claim = () => identity.claim({ token, ...KEEPER }, new Browser().request())
    passwords.failure = new PasswordsBusyError('busy')
    expect(await claim()).toEqual(busy)
    passwords.failure = undefined
    const { setCookies } = succeeded(await claim())
    const browser = new Browser()
    browser.keep(setCookies)

    const next = 'a ladder against the moon'
    const change = (current: string) => identity.changePassword(browser.request(), { current, next })
    passwords.failure = new PasswordsBusyError('busy')
    for (let round = 0; round < 6; round++) expect(await change(KEEPER.password)).toEqual(busy)
    passwords.failure = new Error('out of memory')
    for (let round = 0; round < 6; round++) await expect(change(KEEPER.password)).rejects.toThrow('out of memory')
    passwords.failure = undefined
    for (let round = 0; round < 5; round++) expect(await change('another')).toMatchObject({ problem: 'wrong-password' })
    expect(await change(KEEPER.password)).toEqual({ ok: false, problem: 'too-many-attempts', retryAfterSeconds: 1 })
  })

  it('says so when a password is changed, or a site claimed, and only the new session has to wait', async () => {
    await using database = await open()
    const { identity, administrators, passwords } = openTestIdentity(database)
    const token = (await administrators.newSetupLink())!.split('t=')[1]!
    passwords.failsFrom(2, new PasswordsBusyError('busy'))
    const claimed = await identity.claim({ token, ...KEEPER }, new Browser().request())
    expect(claimed).toMatchObject({ ok: true, setCookies: [] })
    passwords.failure = undefined

    const browser = await signedInBrowser(identity)
    const next = 'a ladder against the moon'
    passwords.failsFrom(3, new PasswordsBusyError('busy'))
    const changed = await identity.changePassword(browser.request(), { current: KEEPER.password, next })
    expect(changed).toEqual({ ok: true, setCookies: [] })
    passwords.failure = undefined
    expect(await identity.signIn({ ...KEEPER, password: next }, browser.request(), CLIENT)).toMatchObject({ ok: true })
  })
})
