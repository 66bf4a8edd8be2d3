import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Authenticator } from '#test/support/identity/authenticator.ts'
import { addressOf, run, temporaryFolder } from '#test/support/process/program.ts'

it('a start, the first page and unknown passkeys load these packages and no others', async () => {
  const folder = temporaryFolder()
  const list = join(folder, 'packages.json')
  const hooks = join(import.meta.dirname, '../support/process/loaded-packages.ts')
  const server = run([process.execPath, '--import', hooks, 'server/main.ts'], {
    PORT: '0',
    DEMO_CONTENT: 'off',
    DATA_DIR: join(folder, 'data'),
    LOADED_PACKAGES: list,
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'den',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ALLOWED: '@den.example',
  })
  const address = await addressOf(server)
  for (const headers of [{}, { cookie: 'den_session=abc.def' }] as Record<string, string>[])
    for (const target of ['/', '/admin', '/admin/sign-in/callback?code=x&state=y'])
      expect((await fetch(new URL(target, address), { headers })).status).toBe(200)
  // Requests passkey options and sends an unknown passkey, without a session.
  const post = (target: string, body: string) =>
    fetch(new URL(target, address), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  expect((await post('/api/auth/sign-in/passkey/options', '')).status).toBe(200)
  const response = new Authenticator(address).get({ challenge: 'none' })
  expect((await post('/api/auth/sign-in/passkey', JSON.stringify({ response }))).status).toBe(401)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  // Not among them: what draws and decodes pictures, composes and sends mails, and speaks to PostgreSQL; and what is bundled, see
  // docs/decisions/048-packages-of-many-files-are-bundled.md.
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual([
    '@pinojs/redact',
    'atomic-sleep',
    'forwarded',
    'ipaddr.js',
    'lru-cache',
    'on-exit-leak-free',
    'p-limit',
    'pino',
    'pino-std-serializers',
    'proxy-addr',
    'quick-format-unescaped',
    'safe-stable-stringify',
    'sonic-boom',
    'thread-stream',
    'yocto-queue',
  ])
})
