import { type RawBuilder, sql } from 'kysely'

/**
 * SQL condition: the account has a second factor.
 * @param accountId a reference to a column, such as `accounts.id`, or a value
 */
export function hasSecondFactor(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from totp_secrets where totp_secrets.account_id = ${accountId} and totp_secrets.confirmed_at is not null
  )`
}

export function lacksRequiredSecondFactor(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  // Only settings that differ from their default are stored.
  return sql<boolean>`(
    exists (select 1 from settings where settings.key = 'requireSecondFactor' and settings.value = 'true')
    and not ${hasSecondFactor(accountId)}
  )`
}
