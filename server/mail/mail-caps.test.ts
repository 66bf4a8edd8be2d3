import { expect, it } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { newMail, pass } from '#test/support/mail/mail.ts'
import { NO_CAPS, openBox } from '#test/support/mail/outbox.ts'
import { openDatabase } from '../db/database.ts'
import { OutboxRepository } from './outbox/outbox-repository.ts'

describeEachDatabase('Caps', (open) => {
  it('keeps to caps for a second, an hour and a day', async () => {
    await using box = await openBox(open)
    await box.announce(30)
    const claimed = async (caps: object) => (await box.outbox.claim('w', 30, { ...NO_CAPS, ...caps })).deliveries.length
    expect(await claimed({ perSecond: 4 })).toBe(4)
    // The window of a second may end during the query, so the claims are moved into the future.
    const { engine } = box.database
    const later = { claimed_at: engine.instant(10_000) }
    await box.database.write.updateTable('deliveries').set(later).where('state', '=', 'leased').execute()
    expect(await claimed({ perSecond: 4 })).toBe(0)
    expect(await box.outbox.quota({ ...NO_CAPS, perSecond: 4 })).toMatchObject({ mails: 0, cap: 'perSecond' })
    await pass(box.database, 11_100)
    expect(await claimed({ perSecond: 4, perHour: 7 })).toBe(2)
    expect(await box.outbox.quota({ ...NO_CAPS, perHour: 6 })).toMatchObject({ mails: 0, cap: 'perHour' })
    await pass(box.database, HOUR_MS)
    expect(await claimed({ perHour: 6, perDay: 10 })).toBe(3)
    expect(await claimed({ perDay: 10 })).toBe(0)
  })

  it('keeps a twentieth of a cap for mails that are no announcements', async () => {
    await using box = await openBox(open)
    await box.announce(40)
    const claimed = async () => (await box.outbox.claim('w', 99, { ...NO_CAPS, perDay: 40 })).deliveries
    expect(await claimed()).toHaveLength(38)
    expect(await claimed()).toEqual([])
    for (const number of [1, 2, 3]) await box.outbox.enqueue(newMail({ to: `reader${number}@mail.example` }))
    expect((await claimed()).map(({ to }) => to).toSorted()).toEqual(['reader1@mail.example', 'reader2@mail.example'])
    expect(await claimed()).toEqual([])
  })

  it('keeps a place for a link under the smallest cap that has two', async () => {
    await using box = await openBox(open)
    await box.announce(9)
    const claimed = async (perHour: number) => {
      const { deliveries } = await box.outbox.claim('w', 9, { ...NO_CAPS, perHour })
      for (const mail of deliveries) await box.outbox.finish(mail, { state: 'sent', reply: '250' })
      return deliveries.map(({ kind }) => kind)
    }
    expect(await claimed(2)).toEqual(['announcement'])
    await box.outbox.enqueue(newMail({ kind: 'password-reset' }))
    expect(await claimed(2)).toEqual(['password-reset'])
    await pass(box.database, HOUR_MS)
    expect(await claimed(1)).toEqual(['announcement'])
  })

  it('keeps to a cap whoever claims at the same time', async () => {
    await using box = await openBox(open)
    await box.announce(30)
    await using second = await openDatabase(box.database.config)
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        new OutboxRepository(index % 2 ? second : box.database).claim(`w${index}`, 5, { ...NO_CAPS, perHour: 8 }),
      ),
    )
    expect(claims.reduce((sum, { deliveries }) => sum + deliveries.length, 0)).toBe(7)
  })
})
