import { expect, it } from 'vitest'
import { addressOf, migratedFolder, run } from '#test/support/process/program.ts'

/** Each of them costs every start its time and memory, and a front page of a migrated database needs none. */
const LOADED_LATER =
  /\/db\/migrations\/.*\d{3}-|\/(sharp|nodemailer|satori|openid-client|altcha-lib|age-encryption|pg)\//
/** Packages of hundreds of files, which are in bundles: see docs/decisions/048-packages-of-many-files-are-bundled.md. */
const BUNDLED = /\/node_modules\/(kysely|zod|react|react-dom|react-router|@remix-run)\//

it.each(['server/main.ts', 'cli/main.ts serve'])(
  '%s loads for its first page only what that needs',
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
    const server = run([process.execPath, '--import', `data:text/javascript,${listing}`, ...program.split(' ')], env)
    expect((await fetch(await addressOf(server))).status).toBe(200)
    const loaded = [...server.output.stderr.matchAll(/^loaded (.*)$/gm)].map(([, url = '']) => url)
    expect(loaded).toContainEqual(expect.stringContaining('/db/migrations/index.ts'))
    expect(loaded).toContainEqual(expect.stringContaining('/build/packages/kysely@'))
    expect(loaded.filter((url) => LOADED_LATER.test(url) || BUNDLED.test(url))).toEqual([])
  },
)
