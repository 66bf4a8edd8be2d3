import { pino } from 'pino'
import type { ScreenView } from '#server/analytics/analytics.ts'
import { FirstPartyAnalytics } from '#server/analytics/first-party.ts'
import { GoogleAnalytics } from '#server/analytics/google.ts'
import { type Collector, GoogleCollector } from '#server/analytics/google-collector.ts'
import type { Connection } from '#server/db/database.ts'

/** A line of the log. */
export interface Line {
  readonly msg: string
  readonly lost?: number
  readonly reply?: string
}

const SITE_URL = 'https://den.example'

export function collectorAt(origin: string, apiSecret = 'hunter2'): GoogleCollector {
  const config = { provider: 'google', measurementId: 'G-DEN1234567', apiSecret, origin } as const
  return new GoogleCollector(config, SITE_URL, async () => 'The Midnight Den')
}

/** @param lines receives what is logged */
export function sendingToGoogle(
  database: Connection,
  collector: Collector,
  lines: Line[] = [],
  clock: () => number = () => performance.now(),
) {
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const google = new GoogleAnalytics({ database, log, collector, clock })
  const ours = new FirstPartyAnalytics({
    database,
    log,
    siteUrl: SITE_URL,
    timeZone: async () => 'UTC',
    alsoTo: google,
    clock,
  })
  return {
    record: (view: ScreenView) => ours.record(view),
    send: () => google.send(),
    flush: () => ours.flush(),
    start: () => google.start(),
  }
}
