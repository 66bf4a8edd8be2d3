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
    await using den = await openTestSubscriptions(open)
    await den.subscribe(EMAIL)
    const first = await tokenIn(den.database, 'confirmUrl')
    later(11 * MINUTE)
    await den.subscribe(EMAIL)
    const second = await tokenIn(den.database, 'confirmUrl')
    const none = { ok: false, problem: 'no-such-link' }
    expect(await den.subscriptions.confirm(first, CLIENT)).toEqual(none)
    later(7 * DAY)
    expect(await den.subscriptions.confirmation(second)).toBeNull()
    expect(await den.subscriptions.confirm(second, CLIENT)).toEqual(none)
    for (const forged of ['', 'x', '\0', second.slice(1), 'x'.repeat(1_000_000)]) {
      expect(await den.subscriptions.confirmation(forged)).toBeNull()
      expect(await den.subscriptions.confirm(forged, CLIENT)).toEqual(none)
    }
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'pending' })
  })

  it('brings back who had left, but only the newest one', async () => {
    await using den = await openTestSubscriptions(open)
    await den.subscribe(EMAIL)
    const old = await tokenIn(den.database, 'confirmUrl')
    await den.subscriptions.confirm(old, CLIENT)
    await den.subscriptions.unsubscribe(await tokenIn(den.database, 'unsubscribeUrl'), CLIENT)
    expect(await den.subscriptions.confirm(old, CLIENT)).toMatchObject({ ok: false })
    later(11 * MINUTE)
    await den.subscribe(EMAIL)
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'unsubscribed' })
    expect(await den.subscriptions.confirm(await tokenIn(den.database, 'confirmUrl'), CLIENT)).toMatchObject({
      ok: true,
    })
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'active' })
  })

  it('does nothing for an address that was taken out meanwhile', async () => {
    await using den = await openTestSubscriptions(open)
    await den.subscribe(EMAIL)
    for (const status of ['suppressed', 'bounced'] as const) {
      await den.database.write.updateTable('subscribers').set({ status }).execute()
      expect(await den.subscriptions.confirm(await tokenIn(den.database, 'confirmUrl'), CLIENT)).toMatchObject({
        ok: false,
      })
      expect(await rowOf(den.database, EMAIL)).toMatchObject({ status })
    }
  })
})

describeEachDatabase('a link to unsubscribe', (open) => {
  it('works for ever, in every mail, as often as somebody likes', async () => {
    await using den = await openTestSubscriptions(open)
    await den.subscribe(EMAIL)
    const token = await tokenIn(den.database, 'unsubscribeUrl')
    await den.subscriptions.confirm(await tokenIn(den.database, 'confirmUrl'), CLIENT)
    later(4_000 * DAY)
    await den.subscribe(EMAIL)
    expect((await mailsIn(den.database)).at(-1)).toMatchObject({ kind: 'already-subscribed' })
    expect(await tokenIn(den.database, 'unsubscribeUrl')).toBe(token)
    for (let scanner = 0; scanner < 100; scanner++)
      expect(await den.subscriptions.leaving(token)).toMatchObject({ isDone: false })
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'active' })
    for (let time = 0; time < 3; time++)
      expect(await den.subscriptions.unsubscribe(token, CLIENT)).toEqual({
        ok: true,
        maskedAddress: 'r•••@den.example',
        isDone: true,
        mayUndo: true,
      })
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'unsubscribed', confirm_hash: null })
    expect((await eventsOf(den.database)).filter((event) => event === 'unsubscribed')).toHaveLength(1)
  })

  it('can be taken back for ten minutes', async () => {
    await using den = await openTestSubscriptions(open)
    await den.subscribe(EMAIL)
    const token = await tokenIn(den.database, 'unsubscribeUrl')
    await den.subscriptions.confirm(await tokenIn(den.database, 'confirmUrl'), CLIENT)
    await den.subscriptions.unsubscribe(token, CLIENT)
    later(9 * MINUTE)
    for (let time = 0; time < 2; time++)
      expect(await den.subscriptions.undo(token, CLIENT)).toMatchObject({ ok: true, isDone: false, mayUndo: false })
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'active' })
    await den.subscriptions.unsubscribe(token, CLIENT)
    later(11 * MINUTE)
    // Asking for another link does not start the ten minutes anew.
    await den.subscribe(EMAIL)
    expect(await den.subscriptions.unsubscribe(token, CLIENT)).toMatchObject({ ok: true, mayUndo: false })
    expect(await den.subscriptions.undo(token, CLIENT)).toEqual({ ok: false, problem: 'too-late' })
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'unsubscribed' })
  })

  it('makes nobody a subscriber who never confirmed', async () => {
    await using den = await openTestSubscriptions(open)
    await den.subscribe(EMAIL)
    const token = await tokenIn(den.database, 'unsubscribeUrl')
    expect(await den.subscriptions.unsubscribe(token, CLIENT)).toMatchObject({ ok: true, mayUndo: false })
    expect(await den.subscriptions.undo(token, CLIENT)).toEqual({ ok: false, problem: 'too-late' })
    expect(await den.subscriptions.confirm(await tokenIn(den.database, 'confirmUrl'), CLIENT)).toMatchObject({
      ok: false,
    })
  })

  it('lets nobody back whom an administrator took out', async () => {
    await using den = await openTestSubscriptions(open)
    await den.subscribe(EMAIL)
    await den.subscriptions.confirm(await tokenIn(den.database, 'confirmUrl'), CLIENT)
    await den.database.write.updateTable('subscribers').set({ status: 'suppressed' }).execute()
    const token = await tokenIn(den.database, 'unsubscribeUrl')
    expect(await den.subscriptions.unsubscribe(token, CLIENT)).toMatchObject({ ok: true, isDone: true, mayUndo: false })
    expect(await den.subscriptions.undo(token, CLIENT)).toEqual({ ok: false, problem: 'too-late' })
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'suppressed' })
  })

  it('cannot be made up, and is good for one subscriber only', async () => {
    await using den = await openTestSubscriptions(open)
    await den.subscribe('first@den.example')
    const [, signature = ''] = (await tokenIn(den.database, 'unsubscribeUrl')).split('.')
    await den.subscribe(EMAIL)
    const [id = '', own = ''] = (await tokenIn(den.database, 'unsubscribeUrl')).split('.')
    const none = { ok: false, problem: 'no-such-link' }
    for (const forged of ['', id, `${id}.`, `${id}.${signature}`, `${id}.${own.slice(1)}`, `s_aa.${own}`, `\0.${own}`])
      for (const act of ['unsubscribe', 'undo'] as const) {
        expect(await den.subscriptions[act](forged, CLIENT)).toEqual(none)
        expect(await den.subscriptions.leaving(forged)).toBeNull()
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
