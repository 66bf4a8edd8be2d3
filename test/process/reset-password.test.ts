import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { AccountRepository } from '#server/identity/account-repository.ts'
import { KEEPER, openTestInvitations } from '#test/support/identity/identity.ts'
import { den } from '#test/support/process/command.ts'
import { migratedFolder } from '#test/support/process/folder.ts'

it('den admin reset-password says which open invitations end with the old password, and keeps them if told to', async () => {
  const env = { DATA_DIR: migratedFolder() }
  await den(['admin', 'create', '--email', KEEPER.email], env, `${KEEPER.password}\n`)
  await using database = await openDatabase({ dataDir: env.DATA_DIR })
  const keeper = (await new AccountRepository(database).findByEmail(KEEPER.email))!
  const invitations = openTestInvitations(database)
  await invitations.invite('anna@den.example', 'author', keeper)
  const reset = async (...args: string[]) =>
    (await den(['admin', 'reset-password', ...args], env, 'a ladder against the moon\n')).output.stdout
  expect(await reset('--keep-invitations')).toContain(
    'Open invitations that still let somebody in: anna@den.example.\n',
  )
  expect(await invitations.list()).toHaveLength(1)
  expect(await reset()).toContain('Open invitations that have ended: anna@den.example.\n')
  expect(await invitations.list()).toEqual([])
})
