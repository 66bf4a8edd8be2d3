import { raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { SECRET_SETTINGS } from '../db/encryption/encrypt-stored.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { storable, storableJson } from '../db/text.ts'
import { type SettingRevision, SettingRevisions } from './setting-revisions.ts'

export class SettingsRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Runs a read and the write that depends on it in one transaction, which no other change of settings interrupts. */
  locked<T>(work: (settings: SettingsRepository) => Promise<T>): Promise<T> {
    return lockedTransaction(this.#connection, 'content', (trx) => work(new SettingsRepository(trx)))
  }

  /** All stored settings. One whose value is damaged, or cannot be decrypted, is left out, as if it had never been changed. */
  async all(): Promise<Record<string, unknown>> {
    const rows = await this.#connection.read.selectFrom('settings').select(['key', 'value']).orderBy('key').execute()
    const { cipher } = this.#connection
    const plain = (key: string, value: string) => (isSecret(key) ? cipher.decrypt(value, `settings/${key}`) : value)
    return Object.fromEntries(rows.flatMap(({ key, value }) => entry(key, () => plain(key, value))))
  }

  /** @throws {ConfigError} where a secret was encrypted with a key that this process does not have */
  async refuseUnreadable(): Promise<void> {
    const { cipher, read } = this.#connection
    const rows = await read
      .selectFrom('settings')
      .select(['key', 'value'])
      .where('key', 'in', SECRET_SETTINGS)
      .execute()
    for (const { key, value } of rows) cipher.decrypt(value, `settings/${key}`)
  }

  /** The saves that changed one of the settings, the newest first. */
  revisions(keys: readonly string[]): Promise<SettingRevision[]> {
    return new SettingRevisions(this.#connection).list(keys)
  }

  /** The values of settings as they were just before an instant; without those that have not changed since, undefined for a default. */
  async before(instant: string, keys: readonly string[]): Promise<Record<string, unknown>> {
    const values = await new SettingRevisions(this.#connection).before(instant, keys)
    return Object.fromEntries([...values].map(([key, value]) => [key, value === null ? undefined : JSON.parse(value)]))
  }

  async set(key: string, value: unknown): Promise<void> {
    await this.change({ [key]: value }, [])
  }

  /**
   * Stores some settings and deletes others, all or nothing. What they were is kept.
   * @param values any JSON values
   * @param by e-mail address; empty when it is not known
   */
  async change(values: Readonly<Record<string, unknown>>, forgotten: readonly string[], by = ''): Promise<void> {
    await lockedTransaction(this.#connection, 'content', async (trx) => {
      const updated_at = trx.now().toISOString()
      const rows = Object.entries(values).map(([key, value]) => ({
        key: storable(key),
        value: isSecret(key) ? trx.cipher.encrypt(storableJson(value), `settings/${key}`) : storableJson(value),
        updated_at,
      }))
      const changes = new Map<string, string | null>(rows.map(({ key, value }) => [key, value]))
      for (const key of forgotten) changes.set(key, null)
      await new SettingRevisions(trx).keepFormer(changes, by)
      if (rows.length > 0)
        await trx.write
          .insertInto('settings')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet((eb) => ({
              value: eb.ref('excluded.value'),
              updated_at: eb.ref('excluded.updated_at'),
            })),
          )
          .execute()
      if (forgotten.length > 0) await trx.write.deleteFrom('settings').where('key', 'in', forgotten).execute()
      await raiseContentVersion(trx)
    })
  }
}

function isSecret(key: string): boolean {
  return SECRET_SETTINGS.includes(key)
}

function entry(key: string, value: () => string): [string, unknown][] {
  try {
    return [[key, JSON.parse(value())]]
  } catch {
    return []
  }
}
