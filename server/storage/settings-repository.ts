import { raiseContentVersion, takeTurn } from './content-version.ts'
import type { Connection } from './database.ts'
import { storable, storableJson } from './text.ts'

/** What the owner changed; everything else has its default elsewhere. */
export class SettingsRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** One whose stored value is damaged is left out, as if it had never been changed. */
  async all(): Promise<Record<string, unknown>> {
    const rows = await this.#connection.read.selectFrom('settings').select(['key', 'value']).orderBy('key').execute()
    return Object.fromEntries(rows.flatMap(({ key, value }) => entry(key, value)))
  }

  /** @param value anything that JSON can say */
  async set(key: string, value: unknown): Promise<void> {
    await this.#connection.transaction(async (trx) => {
      await takeTurn(trx)
      const columns = { value: storableJson(value), updated_at: trx.now().toISOString() }
      await trx.write
        .insertInto('settings')
        .values({ key: storable(key), ...columns })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
        .execute()
      await raiseContentVersion(trx)
    })
  }
}

function entry(key: string, value: string): [string, unknown][] {
  try {
    return [[key, JSON.parse(value)]]
  } catch {
    return []
  }
}
