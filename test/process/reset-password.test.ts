import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { AccountRepository } from '#server/identity/account-repository.ts'
import { InvitationRepository } from '#server/identity/invitations/invitation-repository.ts'
import { KEEPER } from '#test/support/identity/identity.ts'
import { den } from '#test/support/process/command.ts'
import { migratedFolder } from '#test/support/process/folder.ts'

it('den admin reset-password says which open invitations end with the old password, and keeps them if told to', async () => {
  const env = { DATA_DIR: migratedFolder() }
  await den(['admin', 'create', '--email', KEEPER.email], env, `${KEEPER.password}\n`)
  await using database = await openDatabase({ dataDir: env.DATA_DIR })
  const keeper = (await new AccountRepository(database).findByEmail(KEEPER.email))!
  const expiresAt = new Date('2999-01-01')
  await database.transaction((trx) =>
    new InvitationRepository(trx).keep({
      email: 'anna@den.example',
      role: 'author',
      tokenHash: 'hash',
      invitedBy: keeper.id,
      expiresAt,
    }),
  )
  const reset = async (...args: string[]) =>
    (await den(['admin', 'reset-password', ...args], env, 'a ladder against the moon\n')).output.stdout
  const invited = () => new InvitationRepository(database).all()
  expect(await reset('--keep-invitations')).toContain(
    'Open invitations that still let somebody in: anna@den.example.\n',
  )
  expect(await invited()).toHaveLength(1)
  expect(await reset()).toContain('Open invitations that have ended: anna@den.example.\n')
  expect(await invited()).toEqual([])
})
