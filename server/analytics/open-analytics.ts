import type { Config } from '../config/config.ts'
import type { Connection } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { type Analytics, noAnalytics } from './analytics.ts'
import { FirstPartyAnalytics } from './first-party.ts'
import { GoogleAnalytics } from './google.ts'
import { GoogleCollector } from './google-collector.ts'

/** Wires what counts readers; runs no query. */
export function openAnalytics(
  database: Connection,
  { analytics: config, siteUrl }: Pick<Config, 'analytics' | 'siteUrl'>,
  log: Log,
  { blogName, timeZone }: { readonly blogName: () => Promise<string>; readonly timeZone: () => Promise<string> },
): Analytics {
  if (config.provider === 'off') return noAnalytics
  if (config.provider === 'first-party') return new FirstPartyAnalytics({ database, log, siteUrl, timeZone })
  const google = new GoogleAnalytics({ database, log, collector: new GoogleCollector(config, siteUrl, blogName) })
  const ours = new FirstPartyAnalytics({ database, log, siteUrl, timeZone, alsoTo: google })
  // Views are counted by Den even if Google counts them too: the number beside each post and the Statistics screen are Den's own.
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
