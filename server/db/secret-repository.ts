import type { Connection } from './database.ts'

/** Secrets that are made once and then shared by every instance and every restored backup. */
export class SecretRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The secret of that name. When two instances make it at once, both get the one that was stored first. */
  async getOrCreate(name: string, make: () => string): Promise<string> {
    const found = await this.#find(name)
    if (found !== undefined) return found

    await this.#connection.write
      .insertInto('secrets')
      .values({
        name,
        value: this.#connection.cipher.encrypt(make(), `secrets/${name}`),
        created_at: this.#connection.now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    return (await this.#find(name))!
  }

  async #find(name: string): Promise<string | undefined> {
    const row = await this.#connection.read
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    return row && this.#connection.cipher.decrypt(row.value, `secrets/${name}`)
  }
}
