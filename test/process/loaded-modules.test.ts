import { expect, it } from 'vitest'
import { addressOf, migratedFolder, run } from '#test/support/process/program.ts'

/** What a front page of a migrated database needs none of: each of them costs every start its time and memory. */
const LOADED_LATER =
  /\/db\/migrations\/.*\d{3}-|\/(sharp|nodemailer|satori|openid-client|altcha-lib|age-encryption|pg)\//

it('a start over a migrated database and its first page load no migration, and no package that only other work needs', async () => {
  const listing = encodeURIComponent(`
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        process.stderr.write('loaded ' + url + '\\n')
        return next(url, context)
      },
    })`)
  const env = { PORT: '0', DEMO_CONTENT: 'off', DATA_DIR: migratedFolder() }
  const server = run([process.execPath, '--import', `data:text/javascript,${listing}`, 'server/main.ts'], env)
  expect((await fetch(await addressOf(server))).status).toBe(200)
  const loaded = [...server.output.stderr.matchAll(/^loaded (.*)$/gm)].map(([, url = '']) => url)
  expect(loaded).toContainEqual(expect.stringContaining('/db/migrations/index.ts'))
  expect(loaded.filter((url) => LOADED_LATER.test(url))).toEqual([])
})
