import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { emailJsEnv, openFakeEmailJs } from '#test/support/mail/emailjs.ts'
import { newMail } from '#test/support/mail/mail.ts'
import { migratedFolder } from '#test/support/process/folder.ts'
import { addressOf, runServer } from '#test/support/process/program.ts'

it('a start asks no hosted service for anything, until there is a mail; one that hangs holds up no reader and no end', async () => {
  await using fake = await openFakeEmailJs(() => 'hang')
  const folder = migratedFolder()
  const env = { ...emailJsEnv(fake), EMAILJS_PRIVATE_KEY: 'hunter2' }
  const server = runServer({ DATA_DIR: folder, ...env })
  const address = await addressOf(server)

  await using database = await openDatabase({ dataDir: folder })
  const id = await new OutboxRepository(database).enqueue(newMail({ kind: 'confirmation', data: { confirmUrl: '/' } }))
  // Queued by another process, which cannot wake the worker.
  await expect.poll(() => fake.calls.length).toBe(1)
  // The first connection is for the mail.
  expect(fake.connections).toBe(1)
  for (let visits = 0; visits < 20; visits++) expect((await fetch(address)).status).toBe(200)

  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  // By itself, and not because the shutdown timeout ended.
  expect(server.output.stdout).toContain('"msg":"closed"')
  // It may have gone out, and a second one is better than none.
  expect(await new OutboxRepository(database).find(id)).toMatchObject({ state: 'retry' })
  const { resent } = await database.read.selectFrom('deliveries').select('resent').executeTakeFirstOrThrow()
  expect(resent).toBe(1)
  expect(server.output.stdout + server.output.stderr).not.toMatch(/hunter2|public-key/)
})
