import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import type { MailKind } from './delivery.ts'
import { MailboxRepository } from './mailbox-repository.ts'

describeEachDatabase('MailboxRepository', (open) => {
  it('gives back what it was given, once, the newest first', async () => {
    await using database = await open()
    const mailbox = new MailboxRepository(database)
    await mailbox.add(mail('one'))
    await mailbox.add({ ...mail('two'), subject: 'Grüße\0', headers: { 'List-Id': '<x>' } })
    await mailbox.add(mail('one'))
    const kept = await mailbox.list()
    expect(kept.map(({ id }) => id)).toEqual(['two', 'one'])
    expect(kept[0]).toEqual({
      ...mail('two'),
      subject: 'Grüße',
      headers: { 'List-Id': '<x>' },
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(await mailbox.list(1, 1)).toHaveLength(1)
  })

  it('keeps the newest five hundred announcements, which push nothing else out', async () => {
    await using database = await open()
    const mailbox = new MailboxRepository(database)
    await mailbox.add(mail('c1', 'confirmation'))
    await database.transaction(async (trx) => {
      for (let number = 0; number < 510; number++) await new MailboxRepository(trx).add(mail(`m${number}`))
    })
    const kept = await mailbox.list(0, 1_000)
    expect(kept).toHaveLength(501)
    expect([kept[0]!.id, kept.at(-2)!.id, kept.at(-1)!.id]).toEqual(['m509', 'm10', 'c1'])
    expect(await mailbox.count()).toBe(501)
    // Mails of other kinds do not push announcements out either.
    await database.transaction(async (trx) => {
      const box = new MailboxRepository(trx)
      for (let number = 0; number < 300; number++) await box.add(mail(`c2${number}`, 'confirmation'))
      await box.add(mail('m510'))
    })
    expect(await mailbox.count()).toBe(801)
  })

  it('keeps every confirmation as long as its link counts', async () => {
    let now = Date.parse('2026-10-01T12:00:00Z')
    await using database = await open({ now: () => new Date(now) })
    const mailbox = new MailboxRepository(database)
    await database.transaction(async (trx) => {
      const box = new MailboxRepository(trx)
      for (let number = 0; number < 300; number++) await box.add(mail(`old${number}`, 'confirmation'))
    })
    now += 6 * DAY
    await database.transaction(async (trx) => {
      const box = new MailboxRepository(trx)
      for (let number = 0; number < 300; number++) await box.add(mail(`new${number}`, 'confirmation'))
    })
    expect(await mailbox.count()).toBe(600)
    now += 2 * DAY
    await mailbox.add(mail('last', 'confirmation'))
    expect(await mailbox.count()).toBe(500)
    expect((await mailbox.list(0, 1)).map(({ id }) => id)).toEqual(['last'])
  })
})

const DAY = 24 * 3_600_000

function mail(id: string, kind: MailKind = 'announcement') {
  return { id, kind, to: 'a@mail.example', from: 'b@den.example', subject: 's', text: 't', html: 'h', headers: {} }
}
