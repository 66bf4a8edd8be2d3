import { afterEach, expect, it, vi } from 'vitest'
import { openDatabase } from '#server/storage/database.ts'
import { migrateToLatest } from '#server/storage/migrator.ts'
import { newToken } from '#test/support/api-token.ts'
import { KEEPER, openTestIdentity } from '#test/support/identity.ts'
import { temporaryFolder } from '#test/support/program.ts'
import { run } from './token.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  process.exitCode = 0
})

it('makes tokens with scopes and an end, and tells both', async () => {
  const dataDir = temporaryFolder()
  vi.stubEnv('DATA_DIR', dataDir)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T12:00:00Z') })
  await using database = await openDatabase({ dataDir })
  await migrateToLatest(database)
  const { administrators, apiTokens } = openTestIdentity(database)
  await administrators.create(KEEPER)

  const byDefault = await told('create', '--name', 'import')
  expect(byDefault).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^den_[\w-]{43}\n$/) })
  expect(byDefault.stderr).toContain(
    'with posts:read, posts:write, media:write until 2027-01-29, and is not shown again',
  )
  const narrow = ['--scope', 'statistics:read', '--scope', 'posts:read,posts:read', '--expires', '2026-11-30']
  expect((await told('create', ...narrow)).stderr).toContain('with statistics:read, posts:read until 2026-12-01')
  for (const [option, value] of [
    ['--scope', 'posts:read,mail:write'],
    ['--scope', ''],
    ['--expires', '2026-10-30'],
    ['--expires', 'never'],
  ] as const)
    expect(await told('create', option, value)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringContaining(`${option} takes `),
    })
  expect(await apiTokens.list()).toHaveLength(2)

  vi.setSystemTime('2026-12-31T12:00:00Z')
  const [account] = await administrators.list()
  const { id } = await apiTokens.create(account!, newToken({ name: 'older' }))
  await database.write.updateTable('api_tokens').set({ expires_at: null }).where('id', '=', id).execute()
  const lines = (await told('list')).stdout.trim().split('\n')
  expect(lines.map((line) => line.replace(/^t_\w+ {2}\S+ {2}/, ''))).toEqual([
    'import  posts:read,posts:write,media:write  made 2026-10-31, ends 2027-01-29, never used',
    'unnamed  statistics:read,posts:read  made 2026-10-31, ended 2026-12-01, never used',
    'older  posts:read,posts:write,media:write  made 2026-12-31, no end, never used',
  ])
})

/** What a command says and ends with. */
async function told(...args: string[]) {
  const said = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += String(text)
      return true
    }),
  )
  process.exitCode = 0
  await run(args)
  for (const spy of spies) spy.mockRestore()
  return { exitCode: process.exitCode, ...said }
}
