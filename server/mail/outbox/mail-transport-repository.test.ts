import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { pass } from '#test/support/mail/mail.ts'
import { openBox } from '#test/support/mail/outbox.ts'
import type { Delivery } from './delivery.ts'
import { MailTransportRepository } from './mail-transport-repository.ts'

describeEachDatabase('MailTransportRepository', (open) => {
  it('claims nothing while the transport is paused', async () => {
    await using box = await openBox(open)
    await box.announce(3)
    const transport = new MailTransportRepository(box.database)
    const [mail] = await box.claim(1)
    expect(await box.outbox.recordRefusal(mail!, '535 wrong password', 'everything')).toBe('paused')
    expect(await box.claim(9)).toEqual([])
    expect(await transport.currentPause()).toMatchObject({ reply: '535 wrong password' })
    await transport.resume()
    const claimed = await box.claim(9)
    expect(claimed).toHaveLength(3)
    expect(claimed.map(({ earlierFailures }) => earlierFailures)).toEqual([0, 0, 0])
  })

  it('fails the one mail that is refused again while others get through', async () => {
    await using box = await openBox(open)
    await box.announce(2)
    const transport = new MailTransportRepository(box.database)
    const [bad, good] = (await box.claim(2)) as [Delivery, Delivery]
    expect(await box.outbox.recordRefusal(bad, '550 5.7.1 no', 'message')).toBe('paused')
    // A second refusal, while no other mail was accepted that would blame this mail.
    await transport.resume()
    await box.outbox.finish(good, { state: 'given-back' })
    await pass(box.database, 10)
    const again = await box.claim(2)
    await box.outbox.finish(again.find(({ id }) => id === good.id)!, { state: 'sent', reply: '250' })
    expect(await box.outbox.recordRefusal(again.find(({ id }) => id === bad.id)!, '550 5.7.1 no', 'message')).toBe(
      'failed',
    )
    expect(await transport.currentPause()).toBeNull()
    expect(await box.outbox.counts()).toEqual({ failed: 1, sent: 1 })
  })

  it('lets a mail that is refused again wait, so that it does not pause the transport for all others', async () => {
    await using box = await openBox(open)
    await box.announce(1)
    const transport = new MailTransportRepository(box.database)
    const refuse = async () => {
      const [bad] = await box.claim(1)
      expect(await box.outbox.recordRefusal(bad!, '550 5.7.1 no', 'message')).toBe('paused')
      await transport.resume()
    }
    await refuse()
    await refuse()
    expect(await box.claim(1)).toEqual([])
    // The configuration may have changed.
    await transport.probeNow()
    await refuse()
    await pass(box.database, 119 * 60_000)
    expect(await box.claim(1)).toEqual([])
    await pass(box.database, 2 * 60_000)
    expect(await box.claim(1)).toHaveLength(1)
  })

  it('lets each probe of a paused transport wait longer, and one worker make it', async () => {
    await using box = await openBox(open)
    const transport = new MailTransportRepository(box.database)
    await transport.pause('535 no')
    expect(await transport.takeProbe()).toBe(false)
    const waits: number[] = []
    for (let probes = 0; probes < 7; probes++) {
      const { since, probeAt } = (await transport.currentPause())!
      waits.push(Math.round((Date.parse(probeAt) - Date.parse(since)) / 60_000) - waits.reduce((sum, n) => sum + n, 0))
      await pass(box.database, Date.parse(probeAt) - Date.now() + 1)
      const taken = await Promise.all([transport.takeProbe(), transport.takeProbe()])
      expect(taken.sort()).toEqual([false, true])
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
    await transport.recordReply('535 still no')
    expect(await transport.currentPause()).toMatchObject({ reply: '535 still no' })
    await transport.probeNow()
    expect(await transport.takeProbe()).toBe(true)
    await transport.resume()
    await transport.resetPauseCount()
    await transport.pause('again')
    const { since, probeAt } = (await transport.currentPause())!
    expect(Math.round((Date.parse(probeAt) - Date.parse(since)) / 60_000)).toBe(1)
  })
})
