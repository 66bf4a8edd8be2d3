import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, signedIn, type Writer } from '#test/support/identity/administrator.ts'
import { listening } from '#test/support/listening.ts'
import { openFakeSmtp } from '#test/support/mail/smtp.ts'

const FROM = 'den@den.example'
const WORDS = /private or reserved network.*ALLOW_PRIVATE_HOSTS/
const NOBODY_ALLOWED = { ALLOW_PRIVATE_HOSTS: '' }

it('is not taken as mail server, in whatever spelling; loopback on the ports of mail is', async () => {
  await using app = await openKeeperApp(openTestSqlite, { env: NOBODY_ALLOWED })
  const saved = async (url: string) => (await app.send('PATCH', '/api/mail', { url, from: FROM })).status
  for (const host of ['10.0.0.5', '[fd00::1]', '169.254.169.254', '2130706433', '0x7f.1', '127.1', '[::ffff:7f00:1]'])
    expect([host, await saved(`smtp://${host}:8080`)]).toEqual([host, 422])
  const refused = await app.send('PATCH', '/api/mail', { url: 'smtps://u:secret@10.0.0.5', from: FROM })
  expect(refused.json().errors.url).toMatch(WORDS)
  expect((await app.services.mailAdmin.overview()).smtp).toBeNull()
  expect([await saved('smtp://127.0.0.1:2525'), await saved('smtp://localhost:25')]).toEqual([204, 204])
})

it('is not connected to where the settings name it all the same; the mails wait', async () => {
  await using smtp = await openFakeSmtp()
  await using app = await openKeeperApp(openTestSqlite, { env: NOBODY_ALLOWED })
  await settle(app.database, smtp.port)
  const tested = await test(app)
  expect([tested.status, tested.json().detail]).toEqual([502, expect.stringMatching(WORDS)])
  expect(smtp.connections).toBe(0)
})

it('is connected to where the operator allows it, or names it in the environment', async () => {
  await using smtp = await openFakeSmtp()
  {
    await using app = await openKeeperApp(openTestSqlite, {
      env: { ALLOW_PRIVATE_HOSTS: 'mail.internal, 127.0.0.0/8' },
    })
    const server = { url: `smtp://127.0.0.1:${smtp.port}`, from: FROM }
    expect((await app.send('PATCH', '/api/mail', server)).status).toBe(204)
    expect((await test(app)).status).toBe(200)
  }
  const env = { ...NOBODY_ALLOWED, SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: FROM }
  await using app = await openTestApp(openTestSqlite, { env })
  expect((await test(await signedIn(app))).status).toBe(200)
  expect(smtp.received).toHaveLength(2)
})

it('is refused when its name leads into the network only once it is saved', async () => {
  let addresses = ['8.8.8.8']
  await using smtp = await openFakeSmtp()
  await using app = await openKeeperApp(openTestSqlite, {
    env: NOBODY_ALLOWED,
    overrides: { resolve: async () => addresses },
  })
  const server = { url: `smtp://mail.example:${smtp.port}`, from: FROM }
  expect((await app.send('PATCH', '/api/mail', server)).status).toBe(204)
  addresses = ['127.0.0.1']
  expect((await test(app)).json().detail).toMatch(WORDS)
  expect(smtp.connections).toBe(0)
})

it.each([
  ['a web server', 'HTTP/1.1 400 Bad Request\r\nServer: secret-thing\r\n\r\n<h1>secret</h1>'],
  ['a shell', 'SSH-2.0-secret-thing_9.6\r\n'],
  ['a store', '-ERR secret-thing\r\n'],
  ['one that begins as mail servers do', '220-hello\r\nsecret-thing\r\n220 hello\r\n'],
])('does not repeat what %s says that stands there', async (_name, banner) => {
  await using other = await saying(banner)
  await using app = await openKeeperApp(openTestSqlite)
  await settle(app.database, other.port)
  const tested = await test(app)
  expect(tested.status).toBe(502)
  expect(tested.body).not.toContain('secret')
  expect(JSON.stringify(await app.services.mailAdmin.overview())).not.toContain('secret')
})

function test(keeper: Writer) {
  return keeper.send('POST', '/api/mail/test', { to: KEEPER.email })
}

function settle(database: ConstructorParameters<typeof SettingsRepository>[0], port: number): Promise<void> {
  return new SettingsRepository(database).set('smtp', { url: `smtp://127.0.0.1:${port}`, from: FROM })
}

/** Sends the banner to every client and closes the connection. */
function saying(banner: string) {
  return listening(createServer((socket) => socket.resume().end(banner)))
}
