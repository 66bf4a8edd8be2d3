import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { consumeCaptcha } from '#server/captcha/captcha-repository.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { tokenIn } from '#test/support/mail/mail.ts'
import { openTestSubscriptions } from '#test/support/mail/subscriptions.ts'
import { fakeTime, turns, until } from '#test/support/time.ts'
import { purgeSubscriptions, startSubscriptionUpkeep } from './subscription-upkeep.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describeEachDatabase('the upkeep of subscriptions', (open) => {
  it('forgets requests that nobody confirmed in thirty days, and whoever did anything stays', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using den = await openTestSubscriptions(open)
    await den.subscribe('left@den.example')
    await den.subscriptions.unsubscribe(await tokenIn(den.database, 'unsubscribeUrl'), { address: '' })
    await den.subscribe('confirmed@den.example')
    await den.subscriptions.confirm(await tokenIn(den.database, 'confirmUrl'), { address: '' })
    await den.subscribe('forgotten@den.example')
    await den.subscribe('nobody@den.example')
    await den.database.write
      .updateTable('subscribers')
      .set({ status: 'bounced', confirm_hash: null })
      .where('email', '=', 'nobody@den.example')
      .execute()
    await den.subscribe('again@den.example')
    vi.setSystemTime(Date.now() + 29 * DAY)
    await den.subscribe('again@den.example')
    expect(await purgeSubscriptions(den.database, 'UTC')).toMatchObject({ subscribers: 0 })
    vi.setSystemTime(Date.now() + 2 * DAY)
    expect(await purgeSubscriptions(den.database, 'UTC')).toMatchObject({ subscribers: 2 })
    const rows = await den.database.read.selectFrom('subscribers').select('email').orderBy('email').execute()
    expect(rows.map(({ email }) => email)).toEqual(['again@den.example', 'confirmed@den.example', 'left@den.example'])
    // Nothing is left of them in the log either.
    const consents = await den.database.read.selectFrom('consent_log').select('subscriber_id').distinct().execute()
    expect(consents).toHaveLength(3)
    expect(await den.database.read.selectFrom('subscription_counts').select('key').execute()).toEqual([])
  })

  it('forgets used captchas once they have expired', async () => {
    await using database = await open()
    await consumeCaptcha(database, 'old', new Date(Date.now() - 1))
    await consumeCaptcha(database, 'fresh', new Date(Date.now() + MINUTE))
    expect(await purgeSubscriptions(database, 'UTC')).toEqual({ subscribers: 0, captchas: 1, counts: 0, consents: 0 })
    expect(await consumeCaptcha(database, 'fresh', new Date())).toBe(false)
  })
})

it('the upkeep of subscriptions runs from time to time until it is stopped, and a failure ends nothing', async () => {
  await using database = await openTestSqlite()
  fakeTime()
  const log: Record<string, unknown>[] = []
  const lines = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) })
  await consumeCaptcha(database, 'old', new Date(0))
  const running = startSubscriptionUpkeep(database, async () => 'UTC', lines, { firstMs: 60_000, everyMs: 3_600_000 })
  const used = () => database.read.selectFrom('captcha_used').select('nonce').execute()
  expect(await used()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  while ((await used()).length > 0) await turns()
  await database.write.schema.dropTable('captcha_used').execute()
  for (let failures = 1; failures <= 2; failures++) {
    await vi.advanceTimersByTimeAsync(3_600_000)
    await until(() => log.length === failures)
  }
  expect(log.at(-1)?.msg).toBe('the upkeep of subscriptions failed')
  await running[Symbol.asyncDispose]()
  expect(vi.getTimerCount()).toBe(0)
})
