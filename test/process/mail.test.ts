import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { newMail } from '#test/support/mail/mail.ts'
import { openFakeSmtp, smtpEnv } from '#test/support/mail/smtp.ts'
import { migratedFolder } from '#test/support/process/folder.ts'
import { addressOf, run, runServer } from '#test/support/process/program.ts'

const USER = 'keeper:hunter2@'

it('a start asks no mail server, and loads nothing that could, until there is a mail', async () => {
  await using fake = await openFakeSmtp()
  const telling = encodeURIComponent(`
    import { registerHooks } from 'node:module'
    import { DatabaseSync } from 'node:sqlite'
    const { prepare } = DatabaseSync.prototype
    DatabaseSync.prototype.prepare = function (sql) {
      if (sql.includes('from deliveries')) process.stderr.write('looked at the outbox\\n')
      return prepare.call(this, sql)
    }
    registerHooks({
      load(url, context, next) {
        if (url.includes('nodemailer')) process.stderr.write('loaded ' + url + '\\n')
        return next(url, context)
      },
    })`)
  const folder = migratedFolder()
  const env = { PORT: '0', DEMO_CONTENT: 'off', DATA_DIR: folder, ...smtpEnv(fake.port, USER) }
  const server = run([process.execPath, '--import', `data:text/javascript,${telling}`, 'server/main.ts'], env)
  const address = await addressOf(server)
  await server.wrote(/looked at the outbox/)
  expect((await fetch(address)).status).toBe(200)
  expect(server.output.stderr).not.toContain('nodemailer')
  expect(fake.connections).toBe(0)

  await using database = await openDatabase({ dataDir: folder })
  const id = await new OutboxRepository(database).enqueue(newMail())
  // Queued by another process, which cannot wake the worker.
  await expect.poll(() => fake.received.length).toBe(1)
  expect(fake.received[0]!.id).toBe(`d-${id}.1@localhost`)
  expect(server.output.stderr).toContain('nodemailer')
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output.stdout + server.output.stderr).not.toContain('hunter2')
})

it('a mail server that hangs costs readers nothing, and holds up no end', async () => {
  await using fake = await openFakeSmtp(({ phase }) => (phase === 'dot' || phase === 'banner' ? 'hang' : undefined))
  const folder = migratedFolder()
  const id = await enqueueIn(folder)
  const server = runServer({ DATA_DIR: folder, ...smtpEnv(fake.port, USER) })
  const address = await addressOf(server)
  await expect.poll(() => fake.connections).toBeGreaterThan(0)
  for (let visits = 0; visits < 20; visits++) expect((await fetch(address)).status).toBe(200)

  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  // By itself, and not because the shutdown timeout ended.
  expect(server.output.stdout).toContain('"msg":"closed"')
  await using database = await openDatabase({ dataDir: folder })
  expect(await new OutboxRepository(database).find(id)).toMatchObject({ state: 'retry' })
})

async function enqueueIn(dataDir: string): Promise<string> {
  await using database = await openDatabase({ dataDir })
  return await new OutboxRepository(database).enqueue(newMail())
}
