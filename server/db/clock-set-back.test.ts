import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { newMail, pass } from '#test/support/mail/mail.ts'
import { NO_CAPS, openBox } from '#test/support/mail/outbox.ts'
import { MailTransportRepository } from '../mail/outbox/mail-transport-repository.ts'
import { LEASE_MS } from '../mail/outbox/outbox-repository.ts'

const BACK_MS = -2 * 3_600_000

/** Every instant in the rows is two hours ahead of the database's clock, as after it was set back. */
describeEachDatabase('A clock that is set back by two hours', (open) => {
  it('does not hold a mail that was queued before', async () => {
    await using box = await openBox(open)
    const id = await box.outbox.enqueue(newMail())
    await pass(box.database, BACK_MS)
    expect(await box.claim(5)).toEqual([])
    await settle(box)
    expect(await box.outbox.isAnythingDue()).toBe(true)
    expect((await box.claim(5)).map((mail) => mail.id)).toEqual([id])
  })

  it('makes nobody wait longer for another try, nor one who waits already due at once', async () => {
    await using box = await openBox(open)
    const [one] = await box.announce(1).then(() => box.claim(1))
    await box.outbox.finish(one!, { state: 'retry', reply: '451', waitMs: 60_000 })
    await settle(box)
    expect(await box.claim(1)).toEqual([])
    await pass(box.database, BACK_MS)
    await settle(box)
    expect((await box.claim(1)).map(({ id }) => id)).toEqual([one!.id])
  })

  it('does not hold what another process had claimed when it ended; its lease ends after its time', async () => {
    await using box = await openBox(open)
    await box.announce(2)
    const [leased, handed] = await box.claim(2)
    await box.outbox.markHandedOver(handed!)
    await pass(box.database, BACK_MS)
    await settle(box)
    // A process that still sends keeps its claim for the usual lease.
    expect(await box.claim(2)).toEqual([])
    await pass(box.database, LEASE_MS + 1_000)
    expect((await box.claim(2)).map(({ id }) => id).sort()).toEqual([leased!.id, handed!.id].sort())
  })

  it('does not fill a cap for hours with what went out before', async () => {
    await using box = await openBox(open)
    await box.announce(12)
    const caps = { ...NO_CAPS, perSecond: 10 }
    for (const mail of (await box.outbox.claim('w', 10, caps)).deliveries)
      await box.outbox.finish(mail, { state: 'sent', reply: '250' })
    await pass(box.database, BACK_MS)
    expect((await box.outbox.quota(caps)).mails).toBe(0)
    await settle(box)
    await pass(box.database, 1_100)
    expect((await box.outbox.claim('w', 10, caps)).deliveries).toHaveLength(2)
    // Their time of sending is unknown, so they count as sent within the hour.
    expect((await box.outbox.quota({ ...NO_CAPS, perHour: 20 })).mails).toBe(8)
  })

  it('does not put off the probe that ends a pause, nor the next call of a service', async () => {
    await using box = await openBox(open)
    const transport = new MailTransportRepository(box.database)
    await transport.pause('530')
    await transport.takeCall(1_000)
    await pass(box.database, BACK_MS)
    expect(await transport.takeProbe()).toBe(true)
    expect(await transport.takeCall(1_000)).toBe(true)
    // The next one is put off again, but no longer than its rule allows.
    expect(await transport.takeProbe()).toBe(false)
    await pass(box.database, 5 * 60_000)
    expect(await transport.takeProbe()).toBe(true)
  })

  it('changes nothing while the clock goes as it should', async () => {
    await using box = await openBox(open)
    await box.announce(3)
    await box.claim(1)
    const rows = () => box.database.read.selectFrom('deliveries').selectAll().orderBy('id').execute()
    const before = await rows()
    expect(await box.outbox.boundFutureInstants()).toBe(false)
    expect(await rows()).toEqual(before)
  })
})

async function settle({ outbox }: Awaited<ReturnType<typeof openBox>>): Promise<void> {
  while (await outbox.boundFutureInstants());
}
