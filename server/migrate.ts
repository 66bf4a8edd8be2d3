import { migrateWithBackup } from './backup/before-migration.ts'
import type { Database } from './db/database.ts'
import { encryptStored } from './db/encryption/encrypt-stored.ts'

/** @param encrypts else stored secrets are only checked, since a running server may have another key */
export async function migrate(
  database: Database,
  { encrypts = false, ...options }: Parameters<typeof migrateWithBackup>[1] & { readonly encrypts?: boolean },
): Promise<string[]> {
  await database.refuseDamage()
  const ran = await migrateWithBackup(database, options)
  const secrets = await encryptStored(database, encrypts)
  if (secrets > 0) options.log.info({ secrets }, 'stored secrets were written anew, as ENCRYPTION_KEY says')
  database.markUsed()
  return ran
}
