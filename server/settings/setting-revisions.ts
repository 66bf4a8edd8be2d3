import type { Connection } from '../db/database.ts'
import { SECRET_SETTINGS } from '../db/encryption/encrypt-stored.ts'

/** How many former values of each setting are kept. */
const KEPT = 20

export interface SettingRevision {
  /** Instant of the save that replaced it, ISO 8601. */
  readonly until: string
  /** E-mail address of the administrator who saved it; empty when it is not known. */
  readonly changedBy: string
  readonly settings: readonly string[]
}

/** What settings were before they were saved. */
export class SettingRevisions {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /**
   * To be called within the transaction that changes the settings, before it does. Secrets are not kept.
   * @param values the new JSON text of each; null for its default
   */
  async keepFormer(values: ReadonlyMap<string, string | null>, changedBy: string): Promise<void> {
    const { read, write, now } = this.#connection
    const keys = [...values.keys()].filter((key) => !SECRET_SETTINGS.includes(key))
    if (keys.length === 0) return
    const stored = await read.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute()
    const former = new Map(stored.map(({ key, value }) => [key, value]))
    const until = now().toISOString()
    const changed = keys.filter((key) => (former.get(key) ?? null) !== values.get(key))
    if (changed.length === 0) return
    const rows = changed.map((key) => ({ key, until, changed_by: changedBy, value: former.get(key) ?? null }))
    await write
      .insertInto('setting_revisions')
      .values(rows)
      // Of two saves within a millisecond the first one knows what was before.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const key of changed) await this.#forgetOldest(key)
  }

  /** Newest first. @param keys of the settings that matter */
  async list(keys: readonly string[]): Promise<SettingRevision[]> {
    const rows = await this.#connection.read
      .selectFrom('setting_revisions')
      .select(['key', 'until', 'changed_by'])
      .where('key', 'in', keys)
      .orderBy('until', 'desc')
      .orderBy('key')
      .execute()
    const saves = Map.groupBy(rows, ({ until }) => until)
    return [...saves].map(([until, of]) => ({
      until,
      changedBy: of[0]!.changed_by,
      settings: of.map(({ key }) => key),
    }))
  }

  /** JSON text by setting, as they were just before an instant; a setting without a later change is missing. */
  async before(instant: string, keys: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.#connection.read
      .selectFrom('setting_revisions')
      .select(['key', 'value'])
      .where('key', 'in', keys)
      .where('until', '>=', instant)
      .orderBy('until', 'desc')
      .execute()
    // The oldest of each is what was there.
    return new Map(rows.map(({ key, value }) => [key, value]))
  }

  async #forgetOldest(key: string): Promise<void> {
    const { read, write } = this.#connection
    const oldest = await read
      .selectFrom('setting_revisions')
      .select('until')
      .where('key', '=', key)
      .orderBy('until', 'desc')
      .offset(KEPT - 1)
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return
    await write.deleteFrom('setting_revisions').where('key', '=', key).where('until', '<', oldest.until).execute()
  }
}
