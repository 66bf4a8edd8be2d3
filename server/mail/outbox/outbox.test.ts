import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { newMail } from '#test/support/mail/mail.ts'
import { openInstance, openSite } from '#test/support/mail/mail-site.ts'
import { NO_CAPS, openBox } from '#test/support/mail/outbox.ts'
import { isSettled } from '#test/support/time.ts'
import { Outbox } from './outbox.ts'

const NEVER_MS = 3_600_000

describeEachDatabase('The result of a mail', (open) => {
  it('is told in this process when its delivery ends, without asking the database at intervals', async () => {
    await using box = await openBox(open)
    const outbox = new Outbox(
      box.database,
      async () => [],
      () => {},
      NEVER_MS,
    )
    const id = await box.outbox.enqueue(newMail())
    const result = outbox.resultOf(id, NEVER_MS)
    const [mail] = (await box.outbox.claim('w', 1, NO_CAPS)).deliveries
    outbox.deliverySettled()
    expect(await isSettled(result)).toBe(false)
    await box.outbox.finish(mail!, { state: 'sent', reply: '250 ok' })
    outbox.deliverySettled()
    expect(await result).toMatchObject({ outcome: 'accepted', state: 'sent', reply: '250 ok' })
  })

  it('is found in the database when another process sends the mail', async () => {
    await using site = await openSite(open)
    await site.mail.worker.stop()
    const id = await site.send()
    const result = site.mail.outbox.resultOf(id, NEVER_MS)
    await using _other = openInstance(site.database, {})
    expect(await result).toMatchObject({ outcome: 'accepted', state: 'kept' })
  })
})
