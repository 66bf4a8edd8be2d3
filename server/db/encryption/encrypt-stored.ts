import type { Connection } from '../database.ts'

export const SECRET_SETTINGS: readonly string[] = ['smtp']

interface StoredSecret {
  readonly place: string
  readonly value: string
  /** Replaces the value, unless another process has meanwhile. */
  readonly replace: (trx: Connection, next: string) => Promise<unknown>
}

/**
 * Encrypts stored secrets that are plain, or encrypted with an earlier key, with the first key of `ENCRYPTION_KEY`; decrypts them
 * if that key is empty.
 * @param writes false to check only that all can be decrypted
 * @returns how many were changed
 * @throws {ConfigError} if a secret is encrypted with a key that is missing
 */
export async function encryptStored(database: Connection, writes = true): Promise<number> {
  const { cipher } = database
  const secrets = await storedSecrets(database)
  const plain = secrets.map((secret) => ({ ...secret, text: cipher.decrypt(secret.value, secret.place) }))
  if (!writes) return 0
  const outdated = plain.filter(({ value }) => !cipher.isCurrent(value))
  if (outdated.length > 0)
    await database.transaction(async (trx) => {
      for (const { text, place, replace } of outdated) await replace(trx, cipher.encrypt(text, place))
    })
  return outdated.length
}

async function storedSecrets({ read }: Connection): Promise<readonly StoredSecret[]> {
  const totp = await read.selectFrom('totp_secrets').select(['account_id', 'secret']).execute()
  const signing = await read.selectFrom('secrets').select(['name', 'value']).execute()
  const settings = await read
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', SECRET_SETTINGS)
    .execute()
  return [
    ...totp.map(({ account_id, secret: value }) => ({
      place: `totp_secrets/${account_id}`,
      value,
      replace: ({ write }: Connection, secret: string) =>
        write
          .updateTable('totp_secrets')
          .set({ secret })
          .where('account_id', '=', account_id)
          .where('secret', '=', value)
          .execute(),
    })),
    ...signing.map(({ name, value }) => ({
      place: `secrets/${name}`,
      value,
      replace: ({ write }: Connection, next: string) =>
        write.updateTable('secrets').set({ value: next }).where('name', '=', name).where('value', '=', value).execute(),
    })),
    ...settings.map(({ key, value }) => ({
      place: `settings/${key}`,
      value,
      replace: ({ write }: Connection, next: string) =>
        write.updateTable('settings').set({ value: next }).where('key', '=', key).where('value', '=', value).execute(),
    })),
  ]
}
