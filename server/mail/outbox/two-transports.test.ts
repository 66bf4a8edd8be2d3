import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase, openTestPostgres } from '#test/support/database/databases.ts'
import { newMail, pass } from '#test/support/mail/mail.ts'
import { NO_CAPS, openBox } from '#test/support/mail/outbox.ts'
import { openDatabase } from '../../db/database.ts'
import { isInStream, type MailStream } from '../mail-streams.ts'
import { MailTransportRepository } from './mail-transport-repository.ts'
import { LEASE_MS, OutboxRepository } from './outbox-repository.ts'

const HOUR_MS = 3_600_000

describeEachDatabase('Two mail transports', (open) => {
  it('share the mails between them: each goes by one of them', async () => {
    await using box = await openBox(open)
    await box.announce(3)
    for (const kind of ['confirmation', 'already-subscribed', 'test'] as const)
      await box.outbox.enqueue(newMail({ kind }))
    await box.outbox.enqueue(newMail({ to: 'server@den.example', transport: 'outbox' }))
    await box.outbox.enqueue(newMail({ to: 'service@den.example', transport: 'emailjs' }))
    const hosted = new OutboxRepository(box.database, LEASE_MS, 'emailjs')
    const rows = await box.database.read.selectFrom('deliveries').select(['id', 'kind', 'way']).execute()
    const claimedBy = async (outbox: OutboxRepository, stream: MailStream) => {
      expect(await outbox.isAnythingDue(stream)).toBe(true)
      const { deliveries } = await outbox.claim('w', 99, NO_CAPS, stream)
      expect(await outbox.isAnythingDue(stream)).toBe(false)
      const ids = deliveries.map(({ id }) => id)
      expect(ids.sort()).toEqual(
        rows
          .filter((row) => isInStream(row, stream))
          .map(({ id }) => id)
          .sort(),
      )
      return deliveries.map(({ kind, to }) => (kind === 'announcement' ? kind : to)).sort()
    }
    expect(await claimedBy(hosted, 'others')).toEqual([
      'keeper@den.example',
      'keeper@den.example',
      'keeper@den.example',
      'service@den.example',
    ])
    expect(await claimedBy(box.outbox, 'announcements')).toEqual([
      'announcement',
      'announcement',
      'announcement',
      'server@den.example',
    ])
    expect(await box.outbox.isAnythingDue()).toBe(false)
  })

  it('are paused each by itself', async () => {
    await using box = await openBox(open)
    await box.announce(2)
    await box.outbox.enqueue(newMail())
    const hosted = new OutboxRepository(box.database, LEASE_MS, 'emailjs')
    const service = new MailTransportRepository(box.database, 'emailjs')
    const server = new MailTransportRepository(box.database)
    const [mail] = (await hosted.claim('w', 1, NO_CAPS, 'others')).deliveries
    expect(await hosted.recordRefusal(mail!, '403 no', 'everything')).toBe('paused')
    expect([(await service.currentPause())?.reply, await server.currentPause()]).toEqual(['403 no', null])
    expect((await hosted.claim('w', 9, NO_CAPS, 'others')).deliveries).toEqual([])
    const [announced] = (await box.outbox.claim('w', 1, NO_CAPS, 'announcements')).deliveries
    expect(announced).toBeDefined()

    expect(await box.outbox.recordRefusal(announced!, '535 no', 'everything')).toBe('paused')
    await service.recordReply('403 still no')
    await service.probeNow()
    expect([await service.takeProbe(), await server.takeProbe()]).toEqual([true, false])
    expect([(await service.currentPause())?.reply, (await server.currentPause())?.reply]).toEqual([
      '403 still no',
      '535 no',
    ])
    await server.resume()
    await server.resetPauseCount()
    expect([(await service.currentPause())?.reply, await server.currentPause()]).toEqual(['403 still no', null])
  })

  it('count each for itself what a second, an hour and a day may take', async () => {
    await using box = await openBox(open)
    await box.announce(20)
    for (let mails = 0; mails < 20; mails++) await box.outbox.enqueue(newMail())
    const hosted = new OutboxRepository(box.database, LEASE_MS, 'emailjs')
    const caps = { ...NO_CAPS, perHour: 3 }
    expect((await hosted.claim('w', 9, caps, 'others')).deliveries).toHaveLength(3)
    expect((await hosted.claim('w', 9, caps, 'others')).deliveries).toHaveLength(0)
    expect((await box.outbox.claim('w', 9, caps, 'announcements')).deliveries).toHaveLength(2)
    expect((await box.outbox.claim('w', 9, caps, 'announcements')).deliveries).toHaveLength(0)
    expect((await hosted.quota(caps)).mails).toBe(0)
    await pass(box.database, HOUR_MS)
    expect((await hosted.claim('w', 9, caps, 'others')).deliveries).toHaveLength(3)
    // Mails of a version with a single transport.
    await box.database.write.updateTable('deliveries').set({ way: null }).execute()
    expect([(await hosted.quota(caps)).mails, (await box.outbox.quota(caps)).mails]).toEqual([3, 0])
  })

  it('do not vouch for each other: a mail that one refuses is not blamed because the other works', async () => {
    await using box = await openBox(open)
    await box.announce(1)
    await box.outbox.enqueue(newMail())
    const hosted = new OutboxRepository(box.database, LEASE_MS, 'emailjs')
    const service = new MailTransportRepository(box.database, 'emailjs')
    for (const isAgain of [false, true]) {
      const [mail] = (await hosted.claim('w', 1, NO_CAPS, 'others')).deliveries
      if (isAgain) {
        const [announced] = (await box.outbox.claim('w', 1, NO_CAPS, 'announcements')).deliveries
        await box.outbox.finish(announced!, { state: 'sent', reply: '250' })
      }
      expect(await hosted.recordRefusal(mail!, '400 no', 'message')).toBe('paused')
      await service.resume()
      await pass(box.database, 10)
    }
  })

  it('let one caller of all instances through at a time, by the clock of the database', async () => {
    await using box = await openBox(open, () => new Date(0))
    await using second = await openDatabase(box.database.config)
    const callers = [box.database, second].map((database) => new MailTransportRepository(database, 'emailjs'))
    const askAll = async () => {
      const asked = [...callers, ...callers, ...callers].map((caller) => caller.takeCall(HOUR_MS))
      return (await Promise.all(asked)).filter(Boolean).length
    }
    expect(await askAll()).toBe(1)
    await pass(box.database, HOUR_MS / 2)
    expect(await askAll()).toBe(0)
    await pass(box.database, HOUR_MS / 2)
    expect(await askAll()).toBe(1)
    // The clock of the database was set back.
    await pass(box.database, -2 * HOUR_MS)
    expect(await askAll()).toBe(1)
  })
})

it('lets no caller through that waited for another one, after the clock was set back (PostgreSQL)', async () => {
  await using database = await openTestPostgres()
  await using second = await openDatabase(database.config)
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(second.read)
    return rows.length
  }
  // The clock was set back since the last call, so PostgreSQL compares with the present before it waits.
  const row = { called_at: '2999-01-01T00:00:00.000Z' }
  await database.write.updateTable('mail_transport').set(row).where('name', '=', 'emailjs').execute()
  let late = Promise.resolve(true)
  await database.transaction(async (trx) => {
    await trx.write.updateTable('mail_transport').set(row).where('name', '=', 'emailjs').execute()
    late = new MailTransportRepository(second, 'emailjs').takeCall(HOUR_MS)
    await expect.poll(waiting).toBe(1)
    await sql`select pg_sleep(0.01)`.execute(trx.read)
    expect(await new MailTransportRepository(trx, 'emailjs').takeCall(HOUR_MS)).toBe(true)
  })
  expect(await late).toBe(false)
})
