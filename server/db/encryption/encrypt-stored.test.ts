import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { SecretRepository } from '#server/db/secret-repository.ts'
import { SecondFactorRepository } from '#server/identity/second-factor/second-factor-repository.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { KEEPER, openTestIdentity } from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { encryptStored } from './encrypt-stored.ts'

const [NEW, OLD] = ['a key of thirty-two characters..', 'another key of thirty-two letters']
const SMTP = { url: 'smtp://keeper:lantern@mail.example', from: 'den@den.example' }
const TOTP = 'JBSWY3DPEHPK3PXP'

describeEachDatabase('Stored secrets', (open) => {
  it('are encrypted once there is a key, anew with another one, and read all the same', async () => {
    await using plain = await open()
    const accountId = await withSecrets(plain)
    expect(await encryptStored(plain)).toBe(0)
    expect((await raw(plain)).filter((value) => value.startsWith('enc1.'))).toEqual([])
    for (const [keys, count] of [
      [[OLD], 3],
      [[OLD], 0],
      [[NEW, OLD], 3],
      [[NEW], 0],
    ] as const) {
      await using database = await openDatabase({ ...plain.config, encryptionKeys: keys })
      expect(await encryptStored(database)).toBe(count)
      const stored = await raw(database)
      expect(stored.filter((value) => value.startsWith('enc1.'))).toHaveLength(3)
      for (const text of ['lantern', TOTP, 'made once']) expect(stored.join()).not.toContain(text)
      expect(await read(database, accountId)).toEqual([SMTP, TOTP, 'made once'])
    }
    {
      await using database = await openDatabase({ ...plain.config, encryptionKeys: [OLD, NEW] })
      const before = await raw(database)
      expect([await encryptStored(database, false), await raw(database)]).toEqual([0, before])
    }
    for (const encryptionKeys of [[], [OLD]]) {
      await using database = await openDatabase({ ...plain.config, encryptionKeys })
      await expect(encryptStored(database)).rejects.toThrow('ENCRYPTION_KEY')
      // Readers get their pages; the mail server counts as not configured.
      expect(Object.keys(await new SettingsRepository(database).all())).toEqual(['tagline'])
      await expect(new SettingsRepository(database).refuseUnreadable()).rejects.toThrow('ENCRYPTION_KEY')
    }
  })

  it('are decrypted where the first key is empty', async () => {
    await using plain = await open()
    const accountId = await withSecrets(plain)
    for (const [encryptionKeys, count] of [
      [[OLD], 3],
      [['', OLD], 3],
      [[], 0],
    ] as const) {
      await using database = await openDatabase({ ...plain.config, encryptionKeys })
      expect(await encryptStored(database)).toBe(count)
      expect(await read(database, accountId)).toEqual([SMTP, TOTP, 'made once'])
    }
    expect((await raw(plain)).filter((value) => value.startsWith('enc1.'))).toEqual([])
  })

  it('are stored encrypted from the first', async () => {
    await using plain = await open()
    await using database = await openDatabase({ ...plain.config, encryptionKeys: [NEW] })
    const accountId = await withSecrets(database)
    expect((await raw(database)).filter((value) => value.startsWith('enc1.'))).toHaveLength(3)
    expect(await read(database, accountId)).toEqual([SMTP, TOTP, 'made once'])
    const repository = new SecondFactorRepository(database)
    const { stored } = (await repository.totpSecret(accountId))!
    expect(await repository.confirm(accountId, { stored, step: 1 }, ['hash'], '')).toBe(true)
    expect(await repository.useStep(accountId, { stored, step: 2 })).toBe(true)
    expect(await repository.useStep(accountId, { stored, step: 2 })).toBe(false)
  })
})

type Database = Pick<TestDatabase, keyof Awaited<ReturnType<typeof openDatabase>>>

async function withSecrets(database: Database): Promise<string> {
  const { id } = succeeded(await openTestIdentity(database).administrators.create(KEEPER)).account
  await new SettingsRepository(database).change({ smtp: SMTP, tagline: 'Welcome' }, [])
  await new SecondFactorRepository(database).begin(id, TOTP)
  await database.write.deleteFrom('secrets').execute()
  await new SecretRepository(database).getOrCreate('session', () => 'made once')
  return id
}

async function read(database: Database, accountId: string) {
  const { smtp } = await new SettingsRepository(database).all()
  const totp = await new SecondFactorRepository(database).totpSecret(accountId)
  return [smtp, totp?.secret, await new SecretRepository(database).getOrCreate('session', () => 'made again')]
}

async function raw({ read: db }: Database): Promise<string[]> {
  const settings = await db.selectFrom('settings').select('value').execute()
  const secrets = await db.selectFrom('secrets').select('value').execute()
  const totp = await db.selectFrom('totp_secrets').select('secret as value').execute()
  return [...settings, ...secrets, ...totp].map(({ value }) => value)
}
