import { setImmediate as nextTurn } from 'node:timers/promises'
import { repeatedConsent } from '#domain/subscribers/consent-thinning.ts'
import type { Connection } from '../../db/database.ts'
import { crowdedKeys } from '../../db/slices.ts'

const DELETED_AT_ONCE = 200
/** Subscribers with no more entries have only the first and the last, which stay. */
const NEVER_THINNED = 2

/** Deletes repeated entries of the log of consent by age. Gives their number. */
export async function thinConsent(database: Connection, timeZone: string, signal?: AbortSignal): Promise<number> {
  let thinned = 0
  for await (const subscriberId of crowdedKeys(database, 'consent_log', NEVER_THINNED, signal)) {
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
