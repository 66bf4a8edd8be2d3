import { type Analytics, noAnalytics } from './analytics/analytics.ts'
import { FirstPartyAnalytics } from './analytics/first-party.ts'
import { GoogleAnalytics } from './analytics/google.ts'
import { GoogleCollector } from './analytics/google-collector.ts'
import type { Config } from './config/config.ts'
import type { Connection } from './db/database.ts'
import type { Log } from './log/log.ts'

/** Puts together who counts readers; asks nothing of the database yet. */
export function openAnalytics(
  database: Connection,
  { analytics: config, siteUrl }: Pick<Config, 'analytics' | 'siteUrl'>,
  log: Log,
  blogName: () => Promise<string>,
): Analytics {
  if (config.provider === 'off') return noAnalytics
  if (config.provider === 'first-party') return new FirstPartyAnalytics({ database, log, siteUrl })
  const google = new GoogleAnalytics({ database, log, collector: new GoogleCollector(config, siteUrl, blogName) })
  const ours = new FirstPartyAnalytics({ database, log, siteUrl, alsoTo: google })
  // Counted here as well as there: the number beside each post and the Statistics screen are our own.
  return {
    record: (view) => ours.record(view),
    async start() {
      await using started = new AsyncDisposableStack()
      started.use(await ours.start())
      started.use(await google.start())
      return started.move()
    },
    test: () => google.test(),
  }
}
