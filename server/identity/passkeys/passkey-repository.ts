import type { Passkey } from '#domain/api/account-answers.ts'
import { PASSKEYS_MAX } from '#domain/identity/passkey-calls.ts'
import type { Connection } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import type { Account } from '../account-repository.ts'
import { isSession } from '../sessions/session-repository.ts'

interface NewPasskey {
  readonly name: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly isBackedUp: boolean
}

export interface Credential {
  readonly id: string
  readonly transports: string[]
}

export interface StoredPasskey {
  readonly id: string
  readonly account: Account
  readonly userId: string | null
  readonly credentialId: string
  readonly publicKey: string
}

/** An answered challenge, in base64url. */
interface AnsweredChallenge {
  readonly challenge: string
  readonly expiresAt: Date
}

export class PasskeyRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async list(accountId: string): Promise<Passkey[]> {
    const rows = await this.#connection.read
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }))
  }

  async credentials(accountId: string): Promise<Credential[]> {
    const rows = await this.#connection.read
      .selectFrom('passkeys')
      .select(['credential_id', 'transports'])
      .where('account_id', '=', accountId)
      .execute()
    return rows.map((row) => ({ id: row.credential_id, transports: row.transports.split(' ').filter(Boolean) }))
  }

  /** The random WebAuthn user handle of an account, shared by its passkeys. */
  async userId(accountId: string): Promise<string | null> {
    await this.#connection.write
      .updateTable('accounts')
      .set({ passkey_user_id: newToken() })
      .where('id', '=', accountId)
      .where('passkey_user_id', 'is', null)
      .execute()
    // Reads with the writer, which sees its own changes.
    const row = await this.#connection.write
      .selectFrom('accounts')
      .select('passkey_user_id')
      .where('id', '=', accountId)
      .executeTakeFirst()
    return row?.passkey_user_id ?? null
  }

  async find(credentialId: string): Promise<StoredPasskey | null> {
    const row = await this.#connection.read
      .selectFrom('passkeys')
      .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
      .select([
        'passkeys.id',
        'account_id',
        'email',
        'accounts.name',
        'role',
        'passkey_user_id',
        'credential_id',
        'public_key',
      ])
      .where('credential_id', '=', credentialId)
      .executeTakeFirst()
    return row
      ? {
          id: row.id,
          account: { id: row.account_id, email: row.email, name: row.name, role: row.role },
          userId: row.passkey_user_id,
          credentialId: row.credential_id,
          publicKey: row.public_key,
        }
      : null
  }

  /** @param sessionId a changed password ends the session, so that a stolen session leaves no passkey behind */
  insert(
    accountId: string,
    sessionId: string,
    passkey: NewPasskey,
    answered: AnsweredChallenge,
  ): Promise<Passkey | 'signed-out' | 'too-many' | 'known' | 'replayed'> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      if (!(await isSession(trx, sessionId, accountId))) return 'signed-out'
      const others = await new PasskeyRepository(trx).list(accountId)
      if (others.length >= PASSKEYS_MAX) return 'too-many'
      if (await new PasskeyRepository(trx).find(passkey.credentialId)) return 'known'
      if (!(await recordAnswer(trx, answered))) return 'replayed'
      const created = {
        id: newId('passkey'),
        name: passkey.name,
        createdAt: trx.now().toISOString(),
        lastUsedAt: null,
      }
      await trx.write
        .insertInto('passkeys')
        .values({
          id: created.id,
          account_id: accountId,
          name: passkey.name,
          credential_id: passkey.credentialId,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports: passkey.transports.join(' '),
          is_backed_up: passkey.isBackedUp ? 1 : 0,
          created_at: created.createdAt,
          last_used_at: null,
        })
        .execute()
      return created
    })
  }

  /** Records a use. A counter that did not rise indicates a cloned authenticator (WebAuthn level 3, 6.1.1), unless both are 0. */
  use(
    id: string,
    { counter, isBackedUp }: { readonly counter: number; readonly isBackedUp: boolean },
    answered: AnsweredChallenge,
  ): Promise<'used' | 'gone' | 'replayed' | 'counter-not-risen'> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      const row = await trx.read.selectFrom('passkeys').select('counter').where('id', '=', id).executeTakeFirst()
      if (!row) return 'gone'
      if (!(await recordAnswer(trx, answered))) return 'replayed'
      if (counter <= row.counter && (counter > 0 || row.counter > 0)) return 'counter-not-risen'
      await trx.write
        .updateTable('passkeys')
        .set({ counter, is_backed_up: isBackedUp ? 1 : 0, last_used_at: trx.now().toISOString() })
        .where('id', '=', id)
        .execute()
      return 'used'
    })
  }

  /** False when the account has no passkey with that id. */
  async rename(accountId: string, id: string, name: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#connection.write
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** False when the account has no passkey with that id. */
  async remove(accountId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async removeAll(accountId: string): Promise<number> {
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('passkeys')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
}

/** Marks a challenge as used. False if it was used before. */
async function recordAnswer(trx: Connection, { challenge, expiresAt }: AnsweredChallenge): Promise<boolean> {
  await trx.write.deleteFrom('used_passkey_challenges').where('expires_at', '<=', trx.now().toISOString()).execute()
  const { numInsertedOrUpdatedRows } = await trx.write
    .insertInto('used_passkey_challenges')
    .values({ challenge_hash: tokenHash(challenge), expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
