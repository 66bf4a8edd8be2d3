import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createBackup } from '#server/backup/backup.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { AccountLinks } from '#server/identity/links/account-links.ts'
import { tokenHash } from '#server/tokens.ts'
import { emptyTarget, openTarget } from '#test/support/backup/target.ts'
import { describeEachDatabase, type OpenTestDatabase } from '#test/support/database/databases.ts'
import { openAt } from '#test/support/database/unreleased-database.ts'
import { KEEPER, openTestIdentity, openTestInvitations } from '#test/support/identity/identity.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { migrateToLatest } from '../migrator.ts'
import { migrations } from './index.ts'
import { INIT } from './unreleased.ts'

const END = '2999-01-01T00:00:00.000Z'
const ANNA = 'anna@den.example'

describeEachDatabase('A database from before the links by mail had one table', (open) => {
  it('goes on with its open links', async () => {
    await using database = await withLinks(open)
    await migrateToLatest(database)
    const links = new AccountLinks(database)
    const subject = { accountId: 'a', email: KEEPER.email }
    expect(await links.find('set-up', 'set-up')).toMatchObject({ accountId: null, email: '', role: null })
    expect(await links.find('password-reset', 'reset')).toMatchObject(subject)
    expect(await links.find('address-change', 'change')).toMatchObject({ accountId: 'a', email: 'moved@den.example' })
    const [invited] = await openTestInvitations(database).list()
    expect(invited).toEqual({ id: 'i', email: ANNA, role: 'editor', invitedBy: KEEPER.email, ...TIMES })
    const mail = await database.read.selectFrom('account_links').select('mail_id').where('id', '=', 'i').execute()
    expect(mail).toEqual([{ mail_id: 'mail' }])
    const accepted = await openTestIdentity(database).administrators.accept('invitation', { password: KEEPER.password })
    expect(accepted).toMatchObject({ ok: true, account: { email: ANNA, role: 'editor' }, invitedBy: 'a' })
  })

  it('has a backup with its invitations only, which is restored without them on the other engine', async () => {
    await using old = await withLinks(open)
    const folder = temporaryFolder()
    const options = { file: join(folder, 'old.tar.gz'), folder, secrets: true, passphrase: undefined }
    const { file, manifest } = succeeded(await createBackup(old, options))
    expect(Object.keys(manifest.tables)).toContain('invitations')
    for (const table of ['setup_links', 'password_resets', 'address_changes', 'account_links'])
      expect(Object.keys(manifest.tables)).not.toContain(table)
    const target = await emptyTarget(old.dialect === 'sqlite' ? 'postgres' : 'sqlite')
    // The restored database replaces one that has the former tables.
    {
      await using replaced = await openTarget(target)
      await migrateToLatest(replaced, migrations, INIT)
    }
    const restored = succeeded(await restoreBackup(target, { file, replace: true, passphrase: async () => '' }))
    expect(restored.heldBack.invitations).toBe(1)
    await using database = await openTarget(target)
    expect(await database.read.selectFrom('account_links').selectAll().execute()).toEqual([])
  })
})

const TIMES = { createdAt: '2026-10-31T00:00:00.000Z', expiresAt: END }

/** A database of the first schema with an owner and an open link of each purpose, whose token is the word for it. */
async function withLinks(open: OpenTestDatabase) {
  const database = await openAt(INIT, open)
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database.write)
  const { createdAt } = TIMES
  await run(sql`
    insert into accounts (id, email, name, role, created_at, updated_at)
    values ('a', ${KEEPER.email}, 'Keeper', 'owner', ${createdAt}, ${createdAt})`)
  await run(sql`insert into setup_links values (${tokenHash('set-up')}, ${END})`)
  await run(sql`
    insert into invitations (id, email, role, token_hash, invited_by, mail_id, created_at, expires_at)
    values ('i', ${ANNA}, 'editor', ${tokenHash('invitation')}, 'a', 'mail', ${createdAt}, ${END})`)
  await run(sql`insert into password_resets values (${tokenHash('reset')}, 'a', ${END})`)
  await run(sql`insert into address_changes values (${tokenHash('change')}, 'a', 'moved@den.example', ${END})`)
  return database
}
