import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { addSubscribers, newMail, pass } from '#test/support/mail/mail.ts'
import { NO_CAPS, openBox } from '#test/support/mail/outbox.ts'
import { type Connection, openDatabase } from '../../db/database.ts'
import { CampaignRepository } from '../../newsletter/campaigns/campaign-repository.ts'
import { PostRepository } from '../../posts/post-repository.ts'
import type { Delivery } from './delivery.ts'
import { LEASE_MS, OutboxRepository } from './outbox-repository.ts'

const HOUR_MS = 3_600_000

describeEachDatabase('OutboxRepository', (open) => {
  it('gives a mail out once, single ones before announcements', async () => {
    await using box = await openBox(open)
    await box.announce(2)
    const id = await box.outbox.enqueue(newMail({ data: { confirmUrl: 'https://den.example/x' } }))
    const [first] = await box.claim(1)
    expect(first).toEqual({
      ...newMail({ data: { confirmUrl: 'https://den.example/x' } }),
      subscriberId: null,
      campaignId: null,
      id,
      attempt: 1,
      earlierFailures: 0,
      wasResent: false,
    })
    expect((await box.claim(9)).map(({ to }) => to).sort()).toEqual(['s1@mail.example', 's2@mail.example'])
    expect(await box.claim(9)).toEqual([])
    expect(await box.outbox.isAnythingDue()).toBe(false)
    const { due_at } = await box.database.read.selectFrom('deliveries').select('due_at').executeTakeFirstOrThrow()
    expect(new Date(due_at).toISOString()).toBe(due_at)
  })

  it('gives each mail to one of many who claim at once', async () => {
    await using box = await openBox(open)
    await box.announce(60)
    await using second = await openDatabase(box.database.config)
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        new OutboxRepository(index % 2 ? second : box.database).claim(`w${index}`, 5, NO_CAPS),
      ),
    )
    const ids = claims.flatMap(({ deliveries }) => deliveries.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(60)
  })

  it('goes out with the transaction that it belongs to, or not at all', async () => {
    await using box = await openBox(open)
    const broken = box.database.transaction(async (trx) => {
      await new OutboxRepository(trx).enqueue(newMail())
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    expect(await box.claim(9)).toEqual([])
  })

  it('leases by the clock of the database, whatever the process believes', async () => {
    for (const days of [-1, 1]) {
      await using box = await openBox(open, () => new Date(Date.now() + days * 24 * HOUR_MS))
      await box.outbox.enqueue(newMail())
      const [mail] = await box.claim(1)
      expect(mail).toBeDefined()
      expect(await box.claim(1)).toEqual([])
      expect(await box.outbox.markHandedOver(mail!)).toBe(true)
      expect(await box.outbox.finish(mail!, { state: 'retry', reply: 'later', waitMs: 60_000 })).toBe(true)
      expect(await box.claim(1)).toEqual([])
      await pass(box.database, 60_001)
      expect(await box.claim(1)).toHaveLength(1)
    }
  })

  it('sends on what a dead process had not handed over yet, as if nothing had been', async () => {
    await using box = await openBox(open)
    await box.outbox.enqueue(newMail({ kind: 'confirmation' }))
    const [lost] = await box.claim(1)
    await pass(box.database, LEASE_MS - 5_000)
    expect(await box.claim(1)).toEqual([])
    await pass(box.database, 5_001)
    expect(await box.outbox.isAnythingDue()).toBe(true)
    const [again] = await box.claim(1)
    expect(again).toEqual({ ...lost, attempt: 2 })
    // The worker that lost the lease was only slow.
    expect(await box.outbox.markHandedOver(lost!)).toBe(false)
    expect(await box.outbox.finish(lost!, { state: 'sent', reply: '250' })).toBe(false)
    expect(await box.outbox.markHandedOver(again!)).toBe(true)
    expect(await box.outbox.finish(again!, { state: 'sent', reply: '250 ok' })).toBe(true)
    expect(await box.outbox.find(again!.id)).toMatchObject({ state: 'sent', reply: '250 ok' })
    expect(await box.outbox.finish(again!, { state: 'failed', reply: 'late' })).toBe(false)
  })

  it.each(['confirmation', 'announcement', 'invitation'] as const)(
    'sends a handed %s again after an end of the process, but not for ever',
    async (kind) => {
      await using box = await openBox(open)
      if (kind === 'announcement') await box.announce(1)
      else await box.outbox.enqueue(newMail({ kind }))
      for (const wasResent of [false, true, true, true]) {
        const [mail] = await box.claim(1)
        expect(mail!.wasResent).toBe(wasResent)
        expect(await box.outbox.markHandedOver(mail!)).toBe(true)
        await pass(box.database, LEASE_MS + 1)
      }
      expect(await box.claim(1)).toEqual([])
      expect(await box.outbox.counts()).toEqual({ uncertain: 1 })
      expect(await dataIn(box.database)).toEqual(['{}'])
    },
  )

  it('does not repeat any other mail that may have arrived', async () => {
    await using box = await openBox(open)
    await box.outbox.enqueue(newMail({ kind: 'already-subscribed' }))
    const [mail] = await box.claim(1)
    await box.outbox.markHandedOver(mail!)
    await pass(box.database, LEASE_MS + 1)
    expect(await box.claim(1)).toEqual([])
    expect(await box.outbox.counts()).toEqual({ uncertain: 1 })
  })

  it('hands nothing over when the lease has ended', async () => {
    await using box = await openBox(open)
    await box.outbox.enqueue(newMail())
    const [mail] = await box.claim(1)
    await pass(box.database, LEASE_MS + 1)
    expect(await box.outbox.markHandedOver(mail!)).toBe(false)
  })

  it('gives up after two days of trying, or when there is no further try', async () => {
    await using box = await openBox(open)
    await box.outbox.enqueue(newMail({ data: { confirmUrl: 'secret' } }))
    const [first] = await box.claim(1)
    await box.outbox.finish(first!, { state: 'retry', reply: '451 later', waitMs: 0 })
    await pass(box.database, 47 * HOUR_MS)
    const [second] = await box.claim(1)
    expect(second!.earlierFailures).toBe(1)
    await box.outbox.finish(second!, { state: 'retry', reply: '451 later', waitMs: 0 })
    await pass(box.database, HOUR_MS)
    const [third] = await box.claim(1)
    await box.outbox.finish(third!, { state: 'retry', reply: '451 never', waitMs: 0 })
    expect(await box.outbox.find(first!.id)).toMatchObject({ state: 'failed', reply: '451 never' })
    expect(await dataIn(box.database)).toEqual(['{}'])

    await box.outbox.enqueue(newMail())
    const [last] = await box.claim(1)
    await box.outbox.finish(last!, { state: 'given-up', reply: '451' })
    expect(await box.outbox.find(last!.id)).toMatchObject({ state: 'failed' })
  })

  it('forgets the links of a mail that is out', async () => {
    await using box = await openBox(open)
    await box.outbox.enqueue(newMail({ data: { confirmUrl: 'https://den.example/secret' } }))
    const [mail] = await box.claim(1)
    await box.outbox.finish(mail!, { state: 'sent', reply: '250' })
    const rows = await box.database.read.selectFrom('deliveries').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('secret')
  })

  it('cancels what nobody wants any more, when it is claimed', async () => {
    await using box = await openBox(open)
    await box.announce(3)
    await box.setStatus('s_2', 'unsubscribed')
    const { deliveries, cancelled } = await box.outbox.claim('w', 9, NO_CAPS)
    expect(deliveries.map(({ subscriberId }) => subscriberId).sort()).toEqual(['s_1', 's_3'])
    expect(cancelled).toBe(1)
    expect(await box.outbox.counts()).toEqual({ leased: 2, cancelled: 1 })
    // The cancelled mail counts under no cap.
    expect(await box.outbox.quota({ ...NO_CAPS, perDay: 10 })).toMatchObject({ mails: 8 })
  })

  it('gives the place back of a mail that was not even tried', async () => {
    await using box = await openBox(open)
    await box.announce(2)
    const [first, second] = (await box.claim(2)) as [Delivery, Delivery]
    await box.outbox.finish(first, { state: 'given-back' })
    await box.outbox.finish(second, { state: 'retry', reply: '451', waitMs: 1 })
    expect(await box.outbox.quota({ ...NO_CAPS, perDay: 10 })).toMatchObject({ mails: 9 })
  })

  it('takes out whoever has an address that nobody has, in the write that notes it', async () => {
    await using box = await openBox(open)
    await box.announce(4)
    const mails = new Map((await box.claim(9)).map((mail) => [mail.subscriberId, mail]))
    await box.setStatus('s_3', 'suppressed')
    const reply = '550 5.1.1 no such user'
    await box.outbox.finish(mails.get('s_1')!, { state: 'failed', reply, isGone: true }, box.newsletter)
    await box.outbox.finish(mails.get('s_2')!, { state: 'failed', reply })
    await box.outbox.finish(mails.get('s_3')!, { state: 'failed', reply, isGone: true }, box.newsletter)
    // Another worker holds the claim now.
    await box.outbox.finish(
      { ...mails.get('s_4')!, attempt: 0 },
      { state: 'failed', reply, isGone: true },
      box.newsletter,
    )
    const rows = await box.database.read.selectFrom('subscribers').select(['id', 'status']).orderBy('id').execute()
    expect(rows.map(({ status }) => status)).toEqual(['bounced', 'active', 'suppressed', 'active'])
    expect(await box.outbox.counts()).toEqual({ failed: 3, leased: 1 })
    // Mails to a bounced subscriber are not sent any more.
    await box.outbox.enqueue(newMail({ kind: 'confirmation', subscriberId: 's_1' }))
    expect(await box.claim(9)).toEqual([])
  })

  it('lets no announcement leave once the subscription has ended, in whatever moment', async () => {
    await using box = await openBox(open)
    await box.announce(4)
    const mails = new Map((await box.claim(9)).map((mail) => [mail.subscriberId, mail]))
    await box.setStatus('s_1', 'unsubscribed')
    await box.setStatus('s_2', 'suppressed')
    await box.database.write.deleteFrom('subscribers').where('id', '=', 's_3').execute()
    const handed = []
    for (const [id, mail] of mails) if (await box.outbox.markHandedOver(mail)) handed.push(id)
    expect(handed).toEqual(['s_4'])
  })

  it('sends a confirmation to whoever has left before, and nothing to the suppressed', async () => {
    await using box = await openBox(open)
    await addSubscribers(box.database, 2)
    for (const subscriberId of ['s_1', 's_2']) await box.outbox.enqueue(newMail({ kind: 'confirmation', subscriberId }))
    await box.setStatus('s_1', 'unsubscribed')
    await box.setStatus('s_2', 'suppressed')
    expect((await box.claim(9)).map(({ subscriberId }) => subscriberId)).toEqual(['s_1'])
  })

  it('stops an announcement that was cancelled, or whose post is gone', async () => {
    await using box = await openBox(open)
    const { campaign, post } = await box.announce(2)
    const [mail] = await box.claim(1)
    await new PostRepository(box.database).delete(post.id)
    expect(await box.outbox.markHandedOver(mail!)).toBe(false)
    expect(await box.claim(9)).toEqual([])

    await using other = await openBox(open)
    const { campaign: second } = await other.announce(2)
    await new CampaignRepository(other.database).cancel(second.id)
    expect(await other.claim(9)).toEqual([])
    expect(await other.outbox.counts(second.id)).toEqual({ cancelled: 2 })
    expect(await other.outbox.counts(campaign.id)).toEqual({})
  })

  it('counts all mails, and those of no announcement', async () => {
    await using box = await openBox(open)
    await box.announce(2)
    await box.outbox.enqueue(newMail())
    expect(await box.outbox.counts()).toEqual({ queued: 3 })
    expect(await box.outbox.counts(null)).toEqual({ queued: 1 })
  })
})

async function dataIn({ read }: Pick<Connection, 'read'>): Promise<string[]> {
  return (await read.selectFrom('deliveries').select('data').execute()).map(({ data }) => data)
}
