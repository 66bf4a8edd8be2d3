import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { newMail, pass } from '#test/support/mail/mail.ts'
import { openWorker } from '#test/support/mail/outbox-worker.ts'
import type { Moment } from '#test/support/mail/smtp.ts'

const DENIED = { answer: '554 5.7.1 <someone>: Recipient address rejected: Access denied' }
const CONFIRMATION = {
  kind: 'confirmation',
  data: { confirmUrl: 'https://den.example/c', unsubscribeUrl: 'https://den.example/u' },
} as const
const RESET = { kind: 'password-reset', data: { resetUrl: 'https://den.example/r' } } as const

const denying =
  (denied: RegExp) =>
  ({ phase, to }: Moment) =>
    phase === 'rcpt' && to && denied.test(to) ? DENIED : undefined

describeEachDatabase('A refusal of a recipient', (open) => {
  it('pauses nothing, and ends the mail once others got through', async () => {
    await using post = await openWorker(open, denying(/^away@/))
    const id = await post.outbox.enqueue(newMail({ ...CONFIRMATION, to: 'away@mail.example' }))
    post.worker.wake()
    await expect.poll(() => post.outbox.find(id)).toMatchObject({ state: 'retry', reply: DENIED.answer })
    expect(await post.breaker.repository.currentPause()).toBeNull()
    await post.outbox.enqueue(newMail({ ...RESET, to: 'keeper@mail.example' }))
    post.worker.wake()
    await expect.poll(() => post.fake.received.map(({ to }) => to)).toEqual(['keeper@mail.example'])
    await expect.poll(() => post.states()).toEqual({ retry: 1, sent: 1 })

    await pass(post.database, 61_000, 'waiting')
    post.worker.wake()
    await expect.poll(() => post.states()).toEqual({ failed: 1, sent: 1 })
    expect(await post.breaker.repository.currentPause()).toBeNull()
  })

  it('is about us when the next ones get the same answer: nothing counts as a try, and all leave afterwards', async () => {
    await using post = await openWorker(open, denying(/./))
    await post.announce(20)
    await expect.poll(() => post.breaker.repository.currentPause()).toMatchObject({ reply: DENIED.answer })
    await expect.poll(post.underWay).toBe(0)
    const rows = await post.database.read.selectFrom('deliveries').select(['tries', 'state']).execute()
    expect(rows.map(({ tries }) => tries)).toEqual(Array(20).fill(0))
    expect(rows.some(({ state }) => state === 'queued')).toBe(true)

    post.fake.fault = () => undefined
    await pass(post.database, 61_000, 'waiting')
    await expect.poll(() => post.states()).toEqual({ sent: 20 })
  })

  it('is about them when others get through in between', async () => {
    await using post = await openWorker(open, denying(/^away/))
    for (let number = 1; number <= 4; number++) {
      await post.outbox.enqueue(newMail({ to: `away${number}@mail.example` }))
      post.worker.wake()
      await expect.poll(() => post.states()).toMatchObject({ retry: number })
      await post.outbox.enqueue(newMail({ to: `here${number}@mail.example` }))
      post.worker.wake()
      await expect.poll(() => post.states()).toEqual({ retry: number, sent: number })
    }
    expect(await post.breaker.repository.currentPause()).toBeNull()
  })
})

describeEachDatabase('A link that somebody waits for', (open) => {
  it('leaves while the server is slow with as many announcements as are sent at once', async () => {
    await using post = await openWorker(
      open,
      ({ phase, to }) => (phase === 'rcpt' && to?.startsWith('s') ? 'hang' : undefined),
      { drainTimeoutMs: 100 },
    )
    await post.announce(20)
    await expect.poll(post.underWay).toBe(4)
    await post.outbox.enqueue(newMail({ ...RESET, to: 'keeper@mail.example' }))
    post.worker.wake()
    await expect.poll(() => post.fake.received.map(({ to }) => to)).toEqual(['keeper@mail.example'])
  })
})
