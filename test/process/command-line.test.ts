import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from '#server/storage/migrations/index.ts'
import { addressOf, type Program, run, temporaryFolder } from '#test/support/program.ts'

it('den helps', async () => {
  for (const args of [['help'], ['--help'], []]) {
    const { ended, output } = await finished(run(['./den', ...args], {}))
    expect([args, ended, output.stderr]).toEqual([args, 0, ''])
    expect(output.stdout).toMatch(/^Den, a self-hosted home for people who write about horror films\.\n\n {2}den serve/)
    expect(output.stdout).toContain('den migrate')
  }
})

it('den helps with each command, and does nothing else', async () => {
  const folder = temporaryFolder()
  const calls = ['serve', 'migrate', 'demo', 'admin', 'token'].flatMap((name) => [
    [name, '--help'],
    [name, '-h'],
  ])
  for (const args of [...calls, ['admin', 'help'], ['admin', 'create', '--help'], ['demo', 'remove', '--help']]) {
    const { ended, output } = await finished(run(['./den', ...args], { DATA_DIR: folder }))
    expect([args, ended, output.stderr]).toEqual([args, 0, ''])
    expect(output.stdout).toContain(`den ${args[0]}`)
  }
  expect(readdirSync(folder)).toEqual([])
  const admin = run(['./den', 'admin', '--help'], {})
  await admin.ended
  expect(admin.output.stdout).toMatch(/^den admin create .*\nden admin reset-password /)
})

it('den knows no other commands', async () => {
  for (const name of ['dance', 'constructor']) {
    const { ended, output } = await finished(run(['./den', name], {}))
    expect([name, ended, output.stdout]).toEqual([name, 2, ''])
    expect(output.stderr).toContain(`den: there is no command "${name}".\n\nDen, a self-hosted home`)
    expect(output.stderr).not.toMatch(/\n\s+at /)
  }
})

it('den migrate brings a database up to date, once, also beside a server', async () => {
  const folder = temporaryFolder()
  const migrate = () => finished(run(['./den', 'migrate'], { DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  const first = await migrate()
  const place = `The database in ${folder}`
  const done = Object.keys(migrations).map((name) => `${name} done\n`)
  expect(first).toEqual({ ended: 0, output: { stdout: `${done.join('')}${place} is up to date.\n`, stderr: '' } })
  const again = { stdout: `${place} was up to date already.\n`, stderr: '' }
  expect((await migrate()).output).toEqual(again)

  const server = run(['./den', 'serve'], { DATA_DIR: folder, PORT: '0', DEMO_CONTENT: 'off', NODE_ENV: '' })
  const address = await addressOf(server)
  expect((await migrate()).output).toEqual(again)
  expect((await fetch(address)).status).toBe(200)
  // The shell in between has handed over to the server, so that a signal reaches it.
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

it('den demo remove empties a demo blog, and asks what is meant otherwise', async () => {
  const folder = temporaryFolder()
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const unclear = await finished(run(['./den', 'demo'], env))
  expect([unclear.ended, unclear.output.stdout]).toEqual([2, ''])
  const server = run(['./den', 'serve'], { ...env, LOG_LEVEL: 'info', PORT: '0' })
  const address = await addressOf(server)
  const removed = await finished(run(['./den', 'demo', 'remove'], env))
  expect(removed.output).toEqual({ stdout: '24 demo posts removed.\n', stderr: '' })
  expect(await (await fetch(address)).text()).toContain('Nothing lurks here yet')
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

it('den migrate says why it cannot', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const env of [{ DATA_DIR: file }, { DATA_DIR: folder, PORT: 'x' }]) {
    const { ended, output } = await finished(run(['./den', 'migrate'], env))
    expect([ended, output.stdout]).toEqual([1, ''])
    expect(output.stderr).toMatch(/^\nThe database was not migrated\.\n/)
    expect(output.stderr).not.toMatch(/\n\s+at /)
  }
  expect(existsSync(join(folder, 'den.sqlite'))).toBe(false)
})

async function finished(program: Program): Promise<{ ended: number | string; output: Program['output'] }> {
  return { ended: await program.ended, output: program.output }
}
