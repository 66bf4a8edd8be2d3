import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from '#server/db/migrations/index.ts'
import { den } from '#test/support/process/command.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'
import { addressOf, run } from '#test/support/process/program.ts'

it('den says its version', async () => {
  const { output } = await den(['--version'], {})
  expect(output.stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

it('den helps', async () => {
  for (const args of [['help'], ['--help'], []]) {
    const { ended, output } = await den(args, {})
    expect([args, ended, output.stderr]).toEqual([args, 0, ''])
    expect(output.stdout).toMatch(/^Den, a self-hosted home for people who write about horror films\.\n\n {2}den serve/)
    expect(output.stdout).toContain('den migrate')
  }
})

it('den helps with each command, and does nothing else', async () => {
  const folder = temporaryFolder()
  const calls = ['serve', 'migrate', 'demo', 'admin', 'token', 'backup', 'restore', 'copy'].flatMap((name) => [
    [name, '--help'],
    [name, '-h'],
  ])
  for (const args of [...calls, ['admin', 'help'], ['admin', 'create', '--help'], ['demo', 'remove', '--help']]) {
    const { ended, output } = await den(args, { DATA_DIR: folder })
    expect([args, ended, output.stderr]).toEqual([args, 0, ''])
    expect(output.stdout).toContain(`den ${args[0]}`)
  }
  expect(readdirSync(folder)).toEqual([])
  const { output } = await den(['admin', '--help'], {})
  expect(output.stdout).toMatch(/^den admin create .*\nden admin reset-password /s)
})

it('den knows no other commands', async () => {
  for (const name of ['dance', 'constructor']) {
    const { ended, output } = await den([name], {})
    expect([name, ended, output.stdout]).toEqual([name, 2, ''])
    expect(output.stderr).toContain(`den: there is no command "${name}".\n\nDen, a self-hosted home`)
    expect(output.stderr).not.toMatch(/\n\s+at /)
  }
})

it.each([
  ['migrate --without-backups'],
  ['migrate now'],
  ['demo remove x'],
  ['demo remove --all'],
  ['doctor --fix'],
  ['serve --port 8080'],
])('den %s is refused with the usage, and does nothing', async (command) => {
  const folder = temporaryFolder()
  const { ended, output } = await den(command.split(' '), { DATA_DIR: folder, PORT: '0' })
  expect([ended, output.stdout, readdirSync(folder)]).toEqual([2, '', []])
  expect(output.stderr).toMatch(new RegExp(`^den: .*\\n\\nden ${command.split(' ')[0]} `))
})

it('den migrate brings a database up to date, once', async () => {
  const folder = temporaryFolder()
  const migrate = () => den(['migrate'], { DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const place = `The database in ${folder}`
  const done = Object.keys(migrations).map((name) => `${name} done\n`)
  const first = { stdout: `${done.join('')}${place} is up to date.\n`, stderr: '' }
  expect(await migrate()).toEqual({ ended: 0, output: first })
  expect((await migrate()).output).toEqual({ stdout: `${place} was up to date already.\n`, stderr: '' })
})

it('den migrate and den demo remove work beside a server', async () => {
  const folder = migratedFolder()
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const unclear = await den(['demo'], env)
  expect([unclear.ended, unclear.output.stdout]).toEqual([2, ''])
  const server = run(['./den', 'serve'], { DATA_DIR: folder, PORT: '0', NODE_ENV: '' })
  const address = await addressOf(server)
  expect((await den(['migrate'], env)).output.stdout).toBe(`The database in ${folder} was up to date already.\n`)
  expect((await fetch(address)).status).toBe(200)
  const removed = await den(['demo', 'remove'], env)
  expect(removed.output).toEqual({ stdout: '25 demo posts removed.\n', stderr: '' })
  expect(await (await fetch(address)).text()).toContain('Nothing lurks here yet')
  // The shell in between has handed over to the server, so that a signal reaches it.
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

it('den migrate says why it cannot', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const env of [{ DATA_DIR: file }, { DATA_DIR: folder, PORT: 'x' }]) {
    const { ended, output } = await den(['migrate'], env)
    expect([ended, output.stdout]).toEqual([1, ''])
    expect(output.stderr).toMatch(/^\nThe database was not migrated\.\n/)
    expect(output.stderr).not.toMatch(/\n\s+at /)
  }
  expect(existsSync(join(folder, 'den.sqlite'))).toBe(false)
})

it.each([
  ['help', /^Den, a self-hosted home/],
  ['migrate', /done\nThe database in \S+ is up to date\.\n$/],
  ['admin list', /^There is no administrator yet\.\n$/],
  ['token list', /^There is no token yet\.\n$/],
  ['demo remove', /^0 demo posts removed\.\n$/],
])('den %s is a program', async (command, said) => {
  const program = run(['./den', ...command.split(' ')], {
    DATA_DIR: command === 'migrate' ? temporaryFolder() : migratedFolder(),
  })
  expect([await program.ended, program.output.stderr]).toEqual([0, ''])
  expect(program.output.stdout).toMatch(said)
})

it('den admin create takes a password from a pipe', async () => {
  const create =
    'printf "a lantern beneath the stairs\\n" | ./den admin create --email keeper@den.example --role author'
  const program = run(['sh', '-c', create], { DATA_DIR: migratedFolder() })
  expect([await program.ended, program.output.stderr]).toEqual([0, ''])
  expect(program.output.stdout).toBe('keeper@den.example is an administrator now (author).\n')
})
