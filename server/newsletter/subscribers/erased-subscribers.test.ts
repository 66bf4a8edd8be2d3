import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { mailsIn } from '#test/support/mail/mail.ts'
import { NO_CAPS } from '#test/support/mail/outbox.ts'
import { openTestSubscriptions, rowOf } from '#test/support/mail/subscriptions.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { MailsOfSubscriber } from '../../mail/outbox/mails-of-subscriber.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { importSubscribers } from './subscriber-import.ts'
import { Subscribers } from './subscribers.ts'

const EMAIL = 'reader@den.example'
const CONSENT = 'They ticked a box on the old site.'
const CLIENT = { address: '192.0.2.1' }

describeEachDatabase('An erased subscriber', (open) => {
  it('leaves nothing behind that names the address', async () => {
    await using den = await openTestSubscriptions(open)
    const { database } = den
    await den.subscribe(EMAIL)
    const { id } = (await rowOf(database, EMAIL))!
    const kept = {
      id: (await database.read.selectFrom('deliveries').select('id').executeTakeFirstOrThrow()).id,
      kind: 'confirmation' as const,
      recipient: EMAIL,
      sender: 'den@den.example',
      subject: 'x',
      text_body: EMAIL,
      html_body: EMAIL,
      headers: '{}',
      created_at: '2026-01-01',
    }
    // Kept mails stay longer than their deliveries.
    const older = { ...kept, id: 'older', recipient: EMAIL.toUpperCase() }
    await database.write.insertInto('mailbox_messages').values([kept, older]).execute()
    const subscribers = new Subscribers(database)
    expect(await subscribers.records(id)).toMatchObject({
      subscriber: { email: EMAIL, status: 'pending' },
      consent: [{ event: 'requested', formVersion: '1', statement: null }],
      mails: [{ kind: 'confirmation', subject: null, state: 'queued' }],
    })
    expect(await subscribers.erase(id)).toBe(true)
    expect([await subscribers.erase(id), await subscribers.records(id)]).toEqual([false, null])
    const tables = ['subscribers', 'consent_log', 'deliveries', 'mailbox_messages', 'erased_subscribers'] as const
    const left = await Promise.all(tables.map((table) => database.read.selectFrom(table).selectAll().execute()))
    expect(JSON.stringify(left).toLowerCase()).not.toContain('reader')
    expect(left.map((rows) => rows.length)).toEqual([0, 0, 1, 0, 1])
    expect(await new MailsOfSubscriber(database, id).newest(9)).toMatchObject([{ state: 'cancelled' }])
  })

  it('gets no mail from a form, a list or an administrator', async () => {
    await using den = await openTestSubscriptions(open)
    const { database, subscriptions } = den
    succeeded(await importSubscribers(database, EMAIL, CONSENT))
    const subscribers = new Subscribers(database)
    await subscribers.erase((await rowOf(database, EMAIL))!.id)

    for (const isDryRun of [true, false]) {
      const csv = `email,status\nREADER@den.example,active\nother${isDryRun}@den.example,active\n${EMAIL},unsubscribed`
      const { report } = succeeded(await importSubscribers(database, csv, CONSENT, undefined, isDryRun))
      expect(report).toMatchObject({ added: 1, gone: 0, skipped: 0, erased: 2 })
    }
    expect(await den.subscribe('Reader@den.example')).toEqual({ ok: true, status: 'accepted' })
    expect(await subscriptions.add(EMAIL, 'keeper@den.example')).toEqual({ ok: false, problem: 'erased' })
    expect(await rowOf(database, EMAIL)).toBeUndefined()
    expect(await mailsIn(database)).toEqual([])
  })

  it('is not named by the result of a mail that was being sent meanwhile', async () => {
    await using den = await openTestSubscriptions(open)
    const { database } = den
    await den.subscribe(EMAIL)
    const outbox = new OutboxRepository(database)
    const { deliveries } = await outbox.claim('worker', 1, NO_CAPS)
    const [delivery] = deliveries
    expect(await outbox.markHandedOver(delivery!)).toBe(true)
    await new Subscribers(database).erase((await rowOf(database, EMAIL))!.id)
    await outbox.finish(delivery!, { state: 'failed', reply: `550 <${EMAIL}> unknown` })
    const rows = await database.read.selectFrom('deliveries').select(['state', 'recipient', 'reply']).execute()
    expect(rows).toEqual([{ state: 'uncertain', recipient: '', reply: null }])
  })

  it('cannot be confirmed by a link of before', async () => {
    await using den = await openTestSubscriptions(open)
    await den.subscribe(EMAIL)
    const [mail] = await mailsIn(den.database)
    await new Subscribers(den.database).erase((await rowOf(den.database, EMAIL))!.id)
    const token = new URL(String(mail!.data.confirmUrl)).searchParams.get('token')!
    expect(await den.subscriptions.confirm(token, CLIENT)).toMatchObject({ ok: false, problem: 'no-such-link' })
  })
})

describeEachDatabase('An address that an administrator adds', (open) => {
  it('is asked by mail, and no other mail before it agrees', async () => {
    await using den = await openTestSubscriptions(open)
    const { database, subscriptions } = den
    const add = (email: string) => subscriptions.add(email, 'keeper@den.example')
    expect(await add('nobody')).toEqual({ ok: false, problem: 'email' })
    expect(await add(` ${EMAIL} `)).toEqual({ ok: true })
    expect(await mailsIn(database)).toMatchObject([{ kind: 'confirmation', to: EMAIL }])
    const { id, status } = (await rowOf(database, EMAIL))!
    expect(status).toBe('pending')
    expect((await new Subscribers(database).records(id))?.consent).toMatchObject([
      { event: 'requested', formVersion: null, statement: 'Added by keeper@den.example' },
    ])
    expect(await add(EMAIL)).toEqual({ ok: false, problem: 'too-many' })
    for (const status of ['active', 'unsubscribed', 'bounced', 'suppressed'] as const) {
      await database.write.updateTable('subscribers').set({ status }).execute()
      expect(await add(EMAIL)).toEqual({ ok: false, problem: status })
    }
    expect(await mailsIn(database)).toHaveLength(1)
  })
})
