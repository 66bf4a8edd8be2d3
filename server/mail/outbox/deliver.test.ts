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
  it('gives back what a transport that was replaced did not send', async () => {
    await using box = await openBox(open)
    const id = await box.outbox.enqueue(newMail())
    const [delivery] = await box.claim(1)
    const transport: Transport = {
      name: 'smtp',
      send: async () => ({ kind: 'retry', reply: '', isConnection: false, isClosed: true }),
      check: async () => ({ ok: true, reply: '' }),
      async [Symbol.asyncDispose]() {},
    }
    await deliver(delivery!, {
      outbox: box.outbox,
      breaker: new CircuitBreaker(new MailTransportRepository(box.database)),
      transport,
      write: async () => message(),
      log: pino({ level: 'silent' }),
      closing: new AbortController().signal,
    })
    expect(await box.outbox.find(id)).toMatchObject({ state: 'retry', reply: null })
    expect((await box.claim(1)).map((claimed) => claimed.id)).toEqual([id])
  })

  it('leaves no mail claimed when the transport itself is broken', async () => {
    for (const handsOver of [false, true]) {
      await using box = await openBox(open)
      const id = await box.outbox.enqueue(newMail())
      const [delivery] = await box.claim(1)
      const broken: Transport = {
        name: 'smtp',
        async send(_message, onHandOver) {
          if (handsOver) await onHandOver()
          throw new Error('broken')
        },
        check: async () => ({ ok: true, reply: '' }),
        async [Symbol.asyncDispose]() {},
      }
      await deliver(delivery!, {
        outbox: box.outbox,
        breaker: new CircuitBreaker(new MailTransportRepository(box.database)),
        transport: broken,
        write: async () => message(),
        log: pino({ level: 'silent' }),
        closing: new AbortController().signal,
      })
      expect(await box.outbox.find(id)).toMatchObject({
        state: handsOver ? 'uncertain' : 'retry',
        reply: 'Error: broken',
      })
    }
  })
})
