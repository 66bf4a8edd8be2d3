import { subscriberKey } from '#domain/subscribers/subscriber.ts'
import type { Connection } from '../../db/database.ts'
import { newToken, signature } from '../../tokens.ts'

/** Erased addresses, stored as keyed hashes. They get no mail. */
export class ErasedSubscribers {
  readonly #connection: Connection

  /** @param connection for `add` a transaction that holds the lock `subscribers` */
  constructor(connection: Connection) {
    this.#connection = connection
  }

  async add(email: string): Promise<void> {
    const { write } = this.#connection
    const value = (await this.#key()) ?? newToken()
    const once = write.insertInto('erasure_key').values({ id: 1, value })
    await once.onConflict((conflict) => conflict.column('id').doNothing()).execute()
    const row = write.insertInto('erased_subscribers').values({ hash: hashOf(email, value) })
    await row.onConflict((conflict) => conflict.column('hash').doNothing()).execute()
  }

  async has(email: string): Promise<boolean> {
    return (await this.among([email])).size > 0
  }

  /** Those of these addresses that were erased. @param emails a few hundred at most */
  async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const key = await this.#key()
    if (key === undefined || emails.length === 0) return NOBODY
    const byHash = new Map(emails.map((email) => [hashOf(email, key), email]))
    const { read } = this.#connection
    const rows = read
      .selectFrom('erased_subscribers')
      .select('hash')
      .where('hash', 'in', [...byHash.keys()])
    const hashes = new Set((await rows.execute()).map(({ hash }) => hash))
    return new Set(emails.filter((email) => hashes.has(hashOf(email, key))))
  }

  /** Undefined until the first address is erased. */
  async #key(): Promise<string | undefined> {
    const { read } = this.#connection
    return (await read.selectFrom('erasure_key').select('value').where('id', '=', 1).executeTakeFirst())?.value
  }
}

const NOBODY: ReadonlySet<string> = new Set()

function hashOf(email: string, key: string): string {
  return signature(key, 'erased subscriber', subscriberKey(email))
}
