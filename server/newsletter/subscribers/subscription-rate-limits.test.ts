import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { mailsIn } from '#test/support/mail/mail.ts'
import { openTestSubscriptions, putSubscriber } from '#test/support/mail/subscriptions.ts'

const CLIENT = { address: '192.0.2.1' }
const EMAIL = 'reader@den.example'
const MINUTE = 60_000

// With a fixed `performance.now()`, requests that cause no mail are not delayed.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
const accepted = { ok: true, status: 'accepted' }
const refused = { ok: false, problem: 'transport' }

describeEachDatabase('the limits of subscribing', (open) => {
  it('mails one address every ten minutes, and three times a day', async () => {
    await using den = await openTestSubscriptions(open)
    const began = Date.now()
    // Every five minutes for an hour, then every hour.
    for (let minute = 0; minute <= 24 * 60; ) {
      // In any spelling.
      expect(await den.subscribe(minute % 2 ? 'READER@den.example' : EMAIL)).toEqual(accepted)
      const pause = minute < 60 ? 5 : 60
      later(pause * MINUTE)
      minute += pause
    }
    const rows = await den.database.read.selectFrom('deliveries').select('created_at').orderBy('created_at').execute()
    const minutes = rows.map(({ created_at }) => Math.floor((Date.parse(created_at) - began) / MINUTE))
    expect(minutes).toEqual([0, 10, 20, 24 * 60])
  })

  it('takes five an hour from one network, and says so', async () => {
    await using den = await openTestSubscriptions(open)
    const ask = (index: number, address: string) => den.subscribe(`reader${index}@den.example`, { address })
    for (let index = 0; index < 5; index++) expect(await ask(index, `2001:db8:1:2::${index}`)).toEqual(accepted)
    expect(await ask(5, '2001:db8:1:2:ffff::9')).toEqual(refused)
    expect(await ask(6, '2001:db8:1:3::1')).toEqual(accepted)
    expect(await mailsIn(den.database)).toHaveLength(6)
    expect(JSON.stringify(den.log)).not.toMatch(/2001:|reader/)
    later(60 * MINUTE)
    expect(await ask(7, '2001:db8:1:2::1')).toEqual(accepted)
  })

  it('takes fewer by question', async () => {
    await using den = await openTestSubscriptions(open)
    const ask = (index: number, isByQuestion: boolean) =>
      den.subscribe(`reader${index}@den.example`, { ...CLIENT, isByQuestion })
    for (let index = 0; index < 3; index++) expect(await ask(index, true)).toEqual(accepted)
    expect(await ask(3, true)).toEqual(refused)
    expect(await ask(4, false)).toEqual(accepted)
  })

  it('has a limit for everybody together', async () => {
    await using den = await openTestSubscriptions(open)
    await den.subscribe(EMAIL)
    await den.database.write
      .updateTable('subscription_counts')
      .set({ count: 1000 })
      .where('key', '=', 'everybody')
      .execute()
    expect(await den.subscribe('next@den.example')).toEqual(refused)
    later(60 * MINUTE)
    expect(await den.subscribe('next@den.example')).toEqual(accepted)
  })

  it('leaves no network, and no address but the subscribers’ own, in the database and in the log', async () => {
    await using den = await openTestSubscriptions(open)
    await putSubscriber(den.database, 'suppressed', 'blocked@den.example')
    await den.subscribe(EMAIL, CLIENT)
    await den.subscribe('blocked@den.example', CLIENT)
    const rows = JSON.stringify([
      await den.database.read.selectFrom('subscription_counts').selectAll().execute(),
      await den.database.read.selectFrom('consent_log').selectAll().execute(),
      den.log,
    ])
    for (const word of ['reader', 'blocked', CLIENT.address]) expect(rows).not.toContain(word)
  })
})
