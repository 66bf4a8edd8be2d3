import { expect, it } from 'vitest'
import { AuditLog } from '#server/audit/audit-log.ts'
import { openDatabase } from '#server/db/database.ts'
import { SecondFactorRepository } from '#server/identity/second-factor/second-factor-repository.ts'
import { createLog } from '#server/log/log.ts'
import { emptyTarget } from '#test/support/backup/target.ts'
import { KEEPER } from '#test/support/identity/identity.ts'
import { den } from '#test/support/process/command.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'

const ANNA = 'anna@den.example'

type Env = Readonly<Record<string, string>>

it('commands are recorded, without a secret', async () => {
  const env = { DATA_DIR: migratedFolder() }
  for (const email of [KEEPER.email, ANNA])
    await succeeded(['admin', 'create', '--email', email], env, `${KEEPER.password}\n`)
  await succeeded(['admin', 'reset-password', '--email', ANNA], env, 'a stair that counts itself\n')
  await addProofs(env)
  for (const action of ['remove-passkeys', 'reset-second-factor'])
    await succeeded(['admin', action, '--email', KEEPER.email], env)
  await succeeded(['admin', 'remove-passkeys', '--email', KEEPER.email], env)
  const made = await succeeded(['token', 'create', '--email', KEEPER.email, '--name', 'Import'], env)
  const [, id = ''] = /\b(t\w*_\w+)/.exec(made.stderr) ?? []
  await succeeded(['token', 'revoke', id], env)
  await succeeded(['admin', 'remove', '--email', ANNA], env)
  const entries = await entriesOf(env)
  expect(entries.map(({ what, about }) => `${what}: ${about}`)).toEqual([
    `administrator.added: ${KEEPER.email}`,
    `administrator.added: ${ANNA}`,
    `password.reset: ${ANNA}`,
    `passkey.removed: ${KEEPER.email}: 1 removed`,
    `second-factor.disabled: ${KEEPER.email}`,
    expect.stringContaining(`token.made: Import, of ${KEEPER.email}: posts:`),
    `token.revoked: Import, of ${KEEPER.email}`,
    `administrator.removed: ${ANNA}`,
  ])
  expect(new Set(entries.map(({ who, network }) => `${who} ${network}`))).toEqual(new Set(['den command null']))
})

it('a copied blog has the log of its source, and says that it was copied', async () => {
  const source = { DATA_DIR: migratedFolder() }
  await succeeded(['admin', 'create', '--email', KEEPER.email], source, `${KEEPER.password}\n`)
  const target = { DATA_DIR: temporaryFolder() }
  await succeeded(['copy', '--to', target.DATA_DIR], source)
  expect(await entriesOf(source)).toMatchObject([{ what: 'administrator.added' }])
  expect(await entriesOf(target)).toMatchObject([
    { what: 'administrator.added', about: KEEPER.email },
    { what: 'blog.copied', about: expect.stringContaining('0 posts, '), who: 'den command' },
  ])
})

it('a restored blog has the log of its backup, and says that it was restored, also over another', async () => {
  const source = { DATA_DIR: migratedFolder() }
  await succeeded(['admin', 'create', '--email', KEEPER.email], source, `${KEEPER.password}\n`)
  const file = (await succeeded(['backup'], source)).stdout.trim()
  const content = expect.stringContaining('0 posts, ')
  expect(await entriesOf(source)).toMatchObject([
    { what: 'administrator.added' },
    { what: 'backup.made', about: content },
  ])

  const { databaseUrl = '', dataDir } = await emptyTarget('postgres')
  for (const target of [{ DATA_DIR: temporaryFolder() }, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }])
    for (const _ of ['empty', 'taken']) {
      await succeeded(['restore', file, '--replace'], target)
      expect(await entriesOf(target)).toMatchObject([
        { what: 'administrator.added', about: KEEPER.email },
        { what: 'backup.restored', about: content, who: 'den command' },
      ])
    }
})

async function succeeded(args: readonly string[], env: Env, input = '') {
  const { ended, output } = await den(args, env, input)
  expect([args, ended, output.stderr]).toEqual([args, 0, expect.any(String)])
  return output
}

/** Oldest first. */
async function entriesOf({ DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl }: Env) {
  await using database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })
  return (await new AuditLog(database, createLog('silent')).page({}, 1)).entries.toReversed()
}

/** A passkey and a second factor for the first administrator. */
async function addProofs({ DATA_DIR: dataDir = '' }: Env): Promise<void> {
  await using database = await openDatabase({ dataDir })
  const { id } = await database.read
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', KEEPER.email)
    .executeTakeFirstOrThrow()
  await database.write
    .insertInto('passkeys')
    .values({
      id: 'y_one',
      account_id: id,
      name: 'One',
      credential_id: 'one',
      public_key: '',
      counter: 0,
      transports: '',
      is_backed_up: 0,
      created_at: '2026-10-31T20:15:00.000Z',
      last_used_at: null,
    })
    .execute()
  const secondFactor = new SecondFactorRepository(database)
  await secondFactor.begin(id, 'SECRET')
  await secondFactor.confirm(id, { stored: 'SECRET', step: 1 }, ['hash of a code'], '')
}
