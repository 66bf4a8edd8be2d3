import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/databases.ts'
import { MailboxRepository } from './mailbox-repository.ts'

describeEachDatabase('MailboxRepository', (open) => {
  it('gives back what it was given, once, the newest first', async () => {
    await using database = await open()
    const mailbox = new MailboxRepository(database)
    await mailbox.keep(mail('one'))
    await mailbox.keep({ ...mail('two'), subject: 'Grüße\0', headers: { 'List-Id': '<x>' } })
    await mailbox.keep(mail('one'))
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

  it('keeps the newest five hundred', async () => {
    await using database = await open()
    const mailbox = new MailboxRepository(database)
    await database.transaction(async (trx) => {
      for (let number = 0; number < 510; number++) await new MailboxRepository(trx).keep(mail(`m${number}`))
    })
    const kept = await mailbox.list(0, 1_000)
    expect(kept).toHaveLength(500)
    expect([kept[0]!.id, kept.at(-1)!.id]).toEqual(['m509', 'm10'])
  })
})

function mail(id: string) {
  return { id, to: 'a@mail.example', from: 'b@den.example', subject: 's', text: 't', html: 'h', headers: {} }
}
