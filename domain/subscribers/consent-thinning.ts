import { COUNTED_DAYS, surplusOf } from '../thinning.ts'
import type { ConsentEvent } from './subscriber.ts'

type Consent = Pick<ConsentEvent, 'event' | 'at'>

/**
 * Gives the repeated entries of one subscriber. Each kind of event is thinned by itself, requests after a month by months, the others
 * after 13. A confirmation keeps the request that it answers.
 * @param entries the oldest first
 */
export function repeatedConsent<Entry extends Consent>(
  entries: readonly Entry[],
  now: Date,
  timeZone: string,
): Entry[] {
  const repeated = new Set<Entry>()
  for (const [event, same] of Map.groupBy(entries, (entry) => entry.event)) {
    const dailyDays = event === 'requested' ? {} : { dailyDays: COUNTED_DAYS }
    for (const entry of surplusOf(same, ({ at }) => at, { now, timeZone, ...dailyDays })) repeated.add(entry)
  }
  let request: Entry | undefined
  for (const entry of entries) {
    if (entry.event === 'requested') request = entry
    if (entry.event === 'confirmed' && request && !repeated.has(entry)) repeated.delete(request)
  }
  return [...repeated]
}
