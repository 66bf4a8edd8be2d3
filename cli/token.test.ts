import { expect, it, vi } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrator.ts'
import { newToken } from '#test/support/identity/api-token.ts'
import { KEEPER, openTestIdentity } from '#test/support/identity/identity.ts'
import { den } from '#test/support/process/command.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'

it('makes tokens with scopes and an end, and tells both', async () => {
  const dataDir = temporaryFolder()
  const told = (...args: string[]) => den(['token', ...args], { DATA_DIR: dataDir })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T12:00:00Z') })
  await using database = await openDatabase({ dataDir })
  await migrateToLatest(database)
  const { administrators, apiTokens } = openTestIdentity(database)
  await administrators.create(KEEPER)

  const byDefault = await told('create', '--name', 'import')
  expect(byDefault).toMatchObject({ ended: 0, output: { stdout: expect.stringMatching(/^den_[\w-]{43}\n$/) } })
  expect(byDefault.output.stderr).toContain(
    'with posts:read, posts:write, media:write until 2027-01-29, and is not shown again',
  )
  const narrow = ['--scope', 'statistics:read', '--scope', 'posts:read,posts:read', '--expires', '2026-11-30']
  expect((await told('create', ...narrow)).output.stderr).toContain('with statistics:read, posts:read until 2026-12-01')
  for (const [option, value] of [
    ['--scope', 'posts:read,mail:write'],
    ['--scope', ''],
    ['--expires', '2026-10-30'],
    ['--expires', 'never'],
  ] as const)
    expect(await told('create', option, value)).toEqual({
      ended: 1,
      output: { stdout: '', stderr: expect.stringContaining(`${option} takes `) },
    })
  expect(await apiTokens.list()).toHaveLength(2)

  vi.setSystemTime('2026-12-31T12:00:00Z')
  const [account] = await administrators.list()
  const { id } = await apiTokens.create(account!, newToken({ name: 'older' }))
  await database.write.updateTable('api_tokens').set({ expires_at: null }).where('id', '=', id).execute()
  const lines = (await told('list')).output.stdout.trim().split('\n')
  expect(lines.map((line) => line.replace(/^t_\w+ {2}\S+ {2}/, '')).toSorted()).toEqual([
    'import  posts:read,posts:write,media:write  made 2026-10-31, ends 2027-01-29, never used',
    'older  posts:read,posts:write,media:write  made 2026-12-31, no end, never used',
    'unnamed  statistics:read,posts:read  made 2026-10-31, ended 2026-12-01, never used',
  ])
})
