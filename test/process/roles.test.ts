import { expect, it } from 'vitest'
import { KEEPER } from '#test/support/identity/identity.ts'
import { den } from '#test/support/process/command.ts'
import { migratedFolder } from '#test/support/process/folder.ts'

it('den admin set-role changes what one may do, and leaves an owner', async () => {
  const env = { DATA_DIR: migratedFolder() }
  for (const email of [KEEPER.email, 'guest@den.example'])
    await den(['admin', 'create', '--email', email], env, `${KEEPER.password}\n`)
  const said = async (args: readonly string[]) => {
    const { ended, output } = await den(args, env)
    return [ended, output.stdout, output.stderr]
  }
  const setRole = (...args: string[]) => said(['admin', 'set-role', ...args])
  expect(await setRole('--email', KEEPER.email)).toEqual([1, '', '--role takes one of owner, editor, author.\n'])
  expect(await setRole('--email', 'guest@den.example', '--role', 'author')).toEqual([
    0,
    'The role of guest@den.example is now author.\n',
    '',
  ])
  expect(await setRole('--email', KEEPER.email, '--role', 'editor')).toEqual([
    1,
    '',
    `${KEEPER.email} is the only owner. Make another one first.\n`,
  ])
  expect((await said(['admin', 'remove', '--email', KEEPER.email]))[0]).toBe(1)
  expect((await den(['admin', 'list'], env)).output.stdout).toContain('guest@den.example  author  guest')
  const token = await den(['token', 'create', '--email', 'guest@den.example', '--scope', 'subscribers:read'], env)
  expect(token.output.stderr).toBe(
    'guest@den.example has the role author, whose tokens may have posts:read, posts:write, media:write.\n',
  )
})
