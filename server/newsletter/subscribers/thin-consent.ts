import { setImmediate as nextTurn } from 'node:timers/promises'
import { repeatedConsent } from '#domain/subscribers/consent-thinning.ts'
import { ALWAYS_KEPT } from '#domain/thinning.ts'
import { crowdedKeys } from '../../db/crowded-keys.ts'
import type { Connection } from '../../db/database.ts'

const DELETED_AT_ONCE = 200

/** Deletes repeated entries of the log of consent by age. Gives their number. */
export async function thinConsent(database: Connection, timeZone: string, signal?: AbortSignal): Promise<number> {
  const groups = { table: 'consent_log', column: 'subscriber_id', limit: ALWAYS_KEPT } as const
  let thinned = 0
  for await (const subscriberId of crowdedKeys(database, groups, signal)) {
    thinned += await thinConsentOf(database, subscriberId, timeZone)
    await nextTurn()
  }
  return thinned
}

async function thinConsentOf({ read, write, now }: Connection, id: string, timeZone: string): Promise<number> {
  const entries = await read
    .selectFrom('consent_log')
    .select(['id', 'event', 'at'])
    .where('subscriber_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const repeated = repeatedConsent(entries, now(), timeZone).map((entry) => entry.id)
  for (let start = 0; start < repeated.length; start += DELETED_AT_ONCE) {
    await write
      .deleteFrom('consent_log')
      .where('id', 'in', repeated.slice(start, start + DELETED_AT_ONCE))
      .execute()
    await nextTurn()
  }
  return repeated.length
}
