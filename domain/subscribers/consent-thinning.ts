import { surplusOf } from '../thinning.ts'
import type { ConsentEvent } from './subscriber.ts'

/** Longer than the statistics of subscribers, which count these events by days. */
const COUNTED_DAYS = 396

type Consent = Pick<ConsentEvent, 'event' | 'at'>

/**
 * The repetition in the consent of one subscriber, as it ages. Of each event the first and the last stay always, then the last of each
 * day for 13 months, of requests for one, and the last of each month after that. A confirmation keeps the request that it answers.
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
