import { pino } from 'pino'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/databases.ts'
import { message, newMail } from '#test/support/mail.ts'
import { openBox } from '#test/support/outbox.ts'
import { MailTransportRepository } from '../storage/mail-transport-repository.ts'
import { Circuit } from './circuit.ts'
import { deliver } from './deliver.ts'
import type { Mailer } from './mailer.ts'

describeEachDatabase('deliver', (open) => {
  it('leaves no mail claimed when the way out itself is broken', async () => {
    for (const handsOver of [false, true]) {
      await using box = await openBox(open)
      const id = await box.outbox.enqueue(newMail())
      const [delivery] = await box.claim(1)
      const broken: Mailer = {
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
        transport: new MailTransportRepository(box.database),
        mailer: broken,
        write: async () => message(),
        log: pino({ level: 'silent' }),
        circuit: new Circuit(),
        closing: new AbortController().signal,
      })
      expect(await box.outbox.stateOf(id)).toEqual({
        state: handsOver ? 'uncertain' : 'retry',
        reply: 'Error: broken',
      })
    }
  })
})
