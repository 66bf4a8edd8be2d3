import { expect, it } from 'vitest'
import { openDatabase } from '#server/storage/database.ts'
import { OutboxRepository } from '#server/storage/outbox-repository.ts'
import { emailJsEnv, openFakeEmailJs } from '#test/support/emailjs.ts'
import { newMail } from '#test/support/mail.ts'
import { addressOf, runServer, temporaryFolder } from '#test/support/program.ts'

it('a start asks no hosted service for anything, until there is a mail; one that hangs holds up no reader and no end', async () => {
  await using fake = await openFakeEmailJs(() => 'hang')
  const folder = temporaryFolder()
  const env = { ...emailJsEnv(fake), EMAILJS_PRIVATE_KEY: 'hunter2' }
  const server = runServer({ DATA_DIR: folder, ...env })
  const address = await addressOf(server)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(fake.connections).toBe(0)

  await using database = await openDatabase({ dataDir: folder })
  const id = await new OutboxRepository(database).enqueue(newMail({ kind: 'confirmation', data: { confirmUrl: '/' } }))
  // Put in by another process, which can wake nobody.
  await expect.poll(() => fake.calls.length, { timeout: 10_000 }).toBe(1)
  const begun = performance.now()
  for (let visits = 0; visits < 20; visits++) expect((await fetch(address)).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(2_000)

  const told = performance.now()
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(performance.now() - told).toBeLessThan(7_000)
  // It may have gone out, and a second one is better than none.
  expect(await new OutboxRepository(database).stateOf(id)).toMatchObject({ state: 'retry' })
  const { resent } = await database.read.selectFrom('deliveries').select('resent').executeTakeFirstOrThrow()
  expect(resent).toBe(1)
  expect(server.output.stdout + server.output.stderr).not.toMatch(/hunter2|public-key/)
})

it.each(['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'])(
  'a start without %s is refused in words, which repeat no secret',
  async (name) => {
    const env = { ...emailJsEnv({ origin: 'http://127.0.0.1:1' }), EMAILJS_PRIVATE_KEY: 'hunter2', [name]: '' }
    const server = runServer({ DATA_DIR: temporaryFolder(), ...env })
    expect(await server.ended).toBe(1)
    expect(server.output.stderr).toMatch(new RegExp(`^${name} must be given together with EMAILJS_`, 'm'))
    expect(server.output.stdout + server.output.stderr).not.toMatch(/hunter2|public-key|\n\s+at /)
  },
)
