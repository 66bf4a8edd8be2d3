import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Authenticator } from '#test/support/identity/authenticator.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'
import { addressOf, run } from '#test/support/process/program.ts'

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

it.each(['server/main.ts', 'cli/main.ts serve'])(
  '%s loads bundles of packages, and no migration that has run',
  async (program) => {
    const listing = encodeURIComponent(`
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        process.stderr.write('loaded ' + url + '\\n')
        return next(url, context)
      },
    })`)
    const env = { PORT: '0', DEMO_CONTENT: 'off', DATA_DIR: migratedFolder() }
    const command = [process.execPath, '--import', `data:text/javascript,${listing}`, ...program.split(' ')]
    const server = run(command, env)
    expect((await fetch(await addressOf(server))).status).toBe(200)
    const loaded = [...server.output.stderr.matchAll(/^loaded (.*)$/gm)].map(([, url = '']) => url)
    for (const needed of ['/server/db/migrations/index.ts', '/build/packages/kysely@', '/build/packages/zod@'])
      expect(loaded).toContainEqual(expect.stringContaining(needed))
    const needless = /\/node_modules\/(kysely|zod)\/|\/server\/db\/migrations\/.*\d{3}-|\/server\/doctor\//
    expect(loaded.filter((url) => needless.test(url))).toEqual([])
  },
)
