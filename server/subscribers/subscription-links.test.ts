import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { mailsIn, tokenIn } from '#test/support/mail/mail.ts'
import { eventsOf, openTestSubscriptions, rowOf } from '#test/support/mail/subscriptions.ts'
import { SubscriptionLinks } from './subscription-links.ts'

const CLIENT = { address: '192.0.2.1' }
const EMAIL = 'reader@den.example'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

describeEachDatabase('a link to confirm', (open) => {
  it('ends after seven days, or with the next one', async () => {
    await using database = await open()
    const { subscribe, subscriptions } = openTestSubscriptions(database)
    await subscribe(EMAIL)
    const first = await tokenIn(database, 'confirmUrl')
    later(11 * MINUTE)
    await subscribe(EMAIL)
    const second = await tokenIn(database, 'confirmUrl')
    const none = { ok: false, problem: 'no-such-link' }
    expect(await subscriptions.confirm(first, CLIENT)).toEqual(none)
    later(7 * DAY)
    expect(await subscriptions.confirmation(second)).toBeNull()
    expect(await subscriptions.confirm(second, CLIENT)).toEqual(none)
    for (const forged of ['', 'x', '\0', second.slice(1), 'x'.repeat(1_000_000)]) {
      expect(await subscriptions.confirmation(forged)).toBeNull()
      expect(await subscriptions.confirm(forged, CLIENT)).toEqual(none)
    }
    expect(await rowOf(database, EMAIL)).toMatchObject({ status: 'pending' })
  })

  it('brings back who had left, but only the newest one', async () => {
    await using database = await open()
    const { subscribe, subscriptions } = openTestSubscriptions(database)
    await subscribe(EMAIL)
    const old = await tokenIn(database, 'confirmUrl')
    await subscriptions.confirm(old, CLIENT)
    await subscriptions.unsubscribe(await tokenIn(database, 'unsubscribeUrl'), CLIENT)
    expect(await subscriptions.confirm(old, CLIENT)).toMatchObject({ ok: false })
    later(11 * MINUTE)
    await subscribe(EMAIL)
    expect(await rowOf(database, EMAIL)).toMatchObject({ status: 'unsubscribed' })
    expect(await subscriptions.confirm(await tokenIn(database, 'confirmUrl'), CLIENT)).toMatchObject({ ok: true })
    expect(await rowOf(database, EMAIL)).toMatchObject({ status: 'active' })
  })

  it('does nothing for an address that was taken out meanwhile', async () => {
    await using database = await open()
    const { subscribe, subscriptions } = openTestSubscriptions(database)
    await subscribe(EMAIL)
    for (const status of ['suppressed', 'bounced'] as const) {
      await database.write.updateTable('subscribers').set({ status }).execute()
      expect(await subscriptions.confirm(await tokenIn(database, 'confirmUrl'), CLIENT)).toMatchObject({ ok: false })
      expect(await rowOf(database, EMAIL)).toMatchObject({ status })
    }
  })
})

describeEachDatabase('a link to unsubscribe', (open) => {
  it('works for ever, in every mail, as often as somebody likes', async () => {
    await using database = await open()
    const { subscribe, subscriptions } = openTestSubscriptions(database)
    await subscribe(EMAIL)
    const token = await tokenIn(database, 'unsubscribeUrl')
    await subscriptions.confirm(await tokenIn(database, 'confirmUrl'), CLIENT)
    later(4_000 * DAY)
    await subscribe(EMAIL)
    expect((await mailsIn(database)).at(-1)).toMatchObject({ kind: 'already-subscribed' })
    expect(await tokenIn(database, 'unsubscribeUrl')).toBe(token)
    for (let scanner = 0; scanner < 100; scanner++)
      expect(await subscriptions.leaving(token)).toMatchObject({ isDone: false })
    expect(await rowOf(database, EMAIL)).toMatchObject({ status: 'active' })
    for (let time = 0; time < 3; time++)
      expect(await subscriptions.unsubscribe(token, CLIENT)).toEqual({
        ok: true,
        maskedAddress: 'r•••@den.example',
        isDone: true,
        mayUndo: true,
      })
    expect(await rowOf(database, EMAIL)).toMatchObject({ status: 'unsubscribed', confirm_hash: null })
    expect((await eventsOf(database)).filter((event) => event === 'unsubscribed')).toHaveLength(1)
  })

  it('can be taken back for ten minutes', async () => {
    await using database = await open()
    const { subscribe, subscriptions } = openTestSubscriptions(database)
    await subscribe(EMAIL)
    const token = await tokenIn(database, 'unsubscribeUrl')
    await subscriptions.confirm(await tokenIn(database, 'confirmUrl'), CLIENT)
    await subscriptions.unsubscribe(token, CLIENT)
    later(9 * MINUTE)
    for (let time = 0; time < 2; time++)
      expect(await subscriptions.undo(token, CLIENT)).toMatchObject({ ok: true, isDone: false, mayUndo: false })
    expect(await rowOf(database, EMAIL)).toMatchObject({ status: 'active' })
    await subscriptions.unsubscribe(token, CLIENT)
    later(11 * MINUTE)
    // Asking for another link does not start the ten minutes anew.
    await subscribe(EMAIL)
    expect(await subscriptions.unsubscribe(token, CLIENT)).toMatchObject({ ok: true, mayUndo: false })
    expect(await subscriptions.undo(token, CLIENT)).toEqual({ ok: false, problem: 'too-late' })
    expect(await rowOf(database, EMAIL)).toMatchObject({ status: 'unsubscribed' })
  })

  it('makes nobody a subscriber who never confirmed', async () => {
    await using database = await open()
    const { subscribe, subscriptions } = openTestSubscriptions(database)
    await subscribe(EMAIL)
    const token = await tokenIn(database, 'unsubscribeUrl')
    expect(await subscriptions.unsubscribe(token, CLIENT)).toMatchObject({ ok: true, mayUndo: false })
    expect(await subscriptions.undo(token, CLIENT)).toEqual({ ok: false, problem: 'too-late' })
    expect(await subscriptions.confirm(await tokenIn(database, 'confirmUrl'), CLIENT)).toMatchObject({ ok: false })
  })

  it('lets nobody back whom an administrator took out', async () => {
    await using database = await open()
    const { subscribe, subscriptions } = openTestSubscriptions(database)
    await subscribe(EMAIL)
    await subscriptions.confirm(await tokenIn(database, 'confirmUrl'), CLIENT)
    await database.write.updateTable('subscribers').set({ status: 'suppressed' }).execute()
    const token = await tokenIn(database, 'unsubscribeUrl')
    expect(await subscriptions.unsubscribe(token, CLIENT)).toMatchObject({ ok: true, isDone: true, mayUndo: false })
    expect(await subscriptions.undo(token, CLIENT)).toEqual({ ok: false, problem: 'too-late' })
    expect(await rowOf(database, EMAIL)).toMatchObject({ status: 'suppressed' })
  })

  it('cannot be made up, and is good for one subscriber only', async () => {
    await using database = await open()
    const { subscribe, subscriptions } = openTestSubscriptions(database)
    await subscribe('first@den.example')
    const [, signature = ''] = (await tokenIn(database, 'unsubscribeUrl')).split('.')
    await subscribe(EMAIL)
    const [id = '', own = ''] = (await tokenIn(database, 'unsubscribeUrl')).split('.')
    const none = { ok: false, problem: 'no-such-link' }
    for (const forged of ['', id, `${id}.`, `${id}.${signature}`, `${id}.${own.slice(1)}`, `s_aa.${own}`, `\0.${own}`])
      for (const act of ['unsubscribe', 'undo'] as const) {
        expect(await subscriptions[act](forged, CLIENT)).toEqual(none)
        expect(await subscriptions.leaving(forged)).toBeNull()
      }
  })
})

it('a link to unsubscribe has the same bytes in every version', async () => {
  const links = new SubscriptionLinks('https://den.example', async () => 'k')
  const id = 's_abcdefghijklmnopqrst'
  const token = 's_abcdefghijklmnopqrst.GtEdlbLMZxcOa5T1UhHIpGArPjwnPu5M1VOaqnrF4XA'
  expect((await links.unsubscribing())(id)).toBe(`https://den.example/unsubscribe?token=${token}`)
  expect(await links.isOf(token, id)).toBe(true)
})
