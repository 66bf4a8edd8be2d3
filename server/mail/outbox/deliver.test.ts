import { pino } from 'pino'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { message, newMail } from '#test/support/mail/mail.ts'
import { openBox } from '#test/support/mail/outbox.ts'
import { CircuitBreaker } from '../transports/circuit-breaker.ts'
import type { Transport } from '../transports/transport.ts'
import { deliver } from './deliver.ts'
import { MailTransportRepository } from './mail-transport-repository.ts'

describeEachDatabase('deliver', (open) => {
  /** Delivers a mail over a transport with the given `send`. */
  const delivered = async (box: Box, send: Transport['send']) => {
    const id = await box.outbox.enqueue(newMail())
    const [delivery] = await box.claim(1)
    await deliver(delivery!, {
      outbox: box.outbox,
      newsletter: box.newsletter,
      breaker: new CircuitBreaker(new MailTransportRepository(box.database)),
      transport: { name: 'smtp', send, check: async () => ({ ok: true, reply: '' }), async [Symbol.asyncDispose]() {} },
      write: async () => message(),
      log: pino({ level: 'silent' }),
      closing: new AbortController().signal,
    })
    return { id, stored: await box.outbox.find(id) }
  }

  it('gives back what a transport that was replaced did not send', async () => {
    await using box = await openBox(open)
    const { id, stored } = await delivered(box, async () => ({
      kind: 'retry',
      reply: '',
      isConnection: false,
      isClosed: true,
    }))
    expect(stored).toMatchObject({ state: 'retry', reply: null })
    expect((await box.claim(1)).map((claimed) => claimed.id)).toEqual([id])
  })

  it('leaves no mail claimed when the transport itself is broken', async () => {
    for (const handsOver of [false, true]) {
      await using box = await openBox(open)
      const { stored } = await delivered(box, async (_message, onHandOver) => {
        if (handsOver) await onHandOver()
        throw new Error('broken')
      })
      expect(stored).toMatchObject({ state: handsOver ? 'uncertain' : 'retry', reply: 'Error: broken' })
    }
  })
})

type Box = Awaited<ReturnType<typeof openBox>>
