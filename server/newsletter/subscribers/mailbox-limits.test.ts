import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { mailsIn } from '#test/support/mail/mail.ts'
import { openTestSubscriptions } from '#test/support/mail/subscriptions.ts'

const accepted = { ok: true, status: 'accepted' }
const refused = { ok: false, problem: 'transport' }

describeEachDatabase('the limits of one mailbox, and of one site', (open) => {
  it('mails a mailbox once, however its address is written, and keeps the addresses apart otherwise', async () => {
    await using den = await openTestSubscriptions(open)
    for (const email of ['ab@gmail.com', 'a.b+x@gmail.com', 'A.b@googlemail.com', 'ab+2@gmail.com'])
      expect(await den.subscribe(email)).toEqual(accepted)
    expect(await mailsIn(den.database)).toHaveLength(1)
    expect(await den.subscribe('reader@den.example')).toEqual(accepted)
    expect(await den.subscribe('reader+2@den.example')).toEqual(accepted)
    expect(await den.subscribe('rea.der@den.example')).toEqual(accepted)
    expect((await mailsIn(den.database)).map(({ to }) => to)).toEqual([
      'ab@gmail.com',
      'reader@den.example',
      'rea.der@den.example',
    ])
  })

  it('takes 25 an hour from the networks of an IPv6 site', async () => {
    await using den = await openTestSubscriptions(open)
    const ask = (index: number, site: number) =>
      den.subscribe(`reader${index}@den.example`, { address: `2001:db8:${site}:${index}::1` })
    for (let index = 0; index < 25; index++) expect(await ask(index, 1)).toEqual(accepted)
    expect(await ask(25, 1)).toEqual(refused)
    expect(await ask(26, 2)).toEqual(accepted)
  })
})
