import { sql } from 'kysely'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { hasSecondFactor } from './has-second-factor.ts'

interface TotpSecret {
  readonly secret: string
  /** As it is in the database, maybe encrypted. */
  readonly stored: string
  /** Null while it is not confirmed. */
  readonly confirmedAt: string | null
}

export class SecondFactorRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async hasSecondFactor(accountId: string): Promise<boolean> {
    const condition = hasSecondFactor(sql.val(accountId))
    const row = await this.#connection.read
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where(condition)
      .executeTakeFirst()
    return row !== undefined
  }

  async totpSecret(accountId: string): Promise<TotpSecret | undefined> {
    const row = await this.#connection.read
      .selectFrom('totp_secrets')
      .select(['secret', 'confirmed_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!row) return undefined
    const secret = this.#connection.cipher.decrypt(row.secret, placeOf(accountId))
    return { secret, stored: row.secret, confirmedAt: row.confirmed_at }
  }

  recoveryCodesLeft(accountId: string): Promise<number> {
    return countOf(this.#connection.read.selectFrom('recovery_codes').where('account_id', '=', accountId))
  }

  /** Stores a secret that is not confirmed yet, in place of an earlier one. @returns false when one is confirmed already */
  async begin(accountId: string, plain: string): Promise<boolean> {
    const secret = this.#connection.cipher.encrypt(plain, placeOf(accountId))
    const { numInsertedOrUpdatedRows } = await this.#connection.write
      .insertInto('totp_secrets')
      .values({ account_id: accountId, secret, created_at: this.#now(), confirmed_at: null, last_step: null })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ secret, created_at: this.#now(), last_step: null })
          .where('totp_secrets.confirmed_at', 'is', null),
      )
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }

  /** Ends the account's other sessions. @returns false when this secret was replaced or confirmed meanwhile */
  confirm(
    accountId: string,
    { stored, step }: { readonly stored: string; readonly step: number },
    codeHashes: readonly string[],
    keptSession: string,
  ): Promise<boolean> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      const { numUpdatedRows } = await trx.write
        .updateTable('totp_secrets')
        .set({ confirmed_at: trx.now().toISOString(), last_step: step })
        .where('account_id', '=', accountId)
        .where('secret', '=', stored)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await replaceCodes(trx, accountId, codeHashes)
      await trx.write
        .deleteFrom('account_sessions')
        .where('account_id', '=', accountId)
        .where('id', '!=', keptSession)
        .execute()
      return true
    })
  }

  /** Marks a step and all earlier ones as used. @returns false if it or a later step was used before */
  async useStep(accountId: string, { stored, step }: { readonly stored: string; readonly step: number }) {
    const { numUpdatedRows } = await this.#connection.write
      .updateTable('totp_secrets')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('secret', '=', stored)
      .where('confirmed_at', 'is not', null)
      .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** @returns false when the account has no such code, or another request was first */
  async useRecoveryCode(accountId: string, codeHash: string): Promise<boolean> {
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('recovery_codes')
      .where('code_hash', '=', codeHash)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Replaces all recovery codes. @returns false when the account has no second factor */
  replaceRecoveryCodes(accountId: string, codeHashes: readonly string[]): Promise<boolean> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      if (!(await new SecondFactorRepository(trx).hasSecondFactor(accountId))) return false
      await replaceCodes(trx, accountId, codeHashes)
      return true
    })
  }

  /** @returns whether there was a confirmed secret */
  remove(accountId: string): Promise<boolean> {
    return lockedTransaction(this.#connection, 'identity', async (trx) => {
      const before = await new SecondFactorRepository(trx).totpSecret(accountId)
      await trx.write.deleteFrom('totp_secrets').where('account_id', '=', accountId).execute()
      await trx.write.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
      return before?.confirmedAt != null
    })
  }

  #now(): string {
    return this.#connection.now().toISOString()
  }
}

function placeOf(accountId: string): string {
  return `totp_secrets/${accountId}`
}

async function replaceCodes(trx: Connection, accountId: string, hashes: readonly string[]): Promise<void> {
  await trx.write.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  const rows = hashes.map((code_hash) => ({ code_hash, account_id: accountId }))
  await trx.write.insertInto('recovery_codes').values(rows).execute()
}
