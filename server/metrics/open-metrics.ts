import type { Config } from '../config/config.ts'
import type { Query } from '../db/database.ts'
import type { OnAnswered } from '../http/request-log.ts'
import type { Metrics } from './metrics.ts'

/** Undefined without `METRICS_TOKEN` and `METRICS_PORT`: then nothing is loaded or measured. */
export async function openMetrics({
  metricsToken,
  metricsPort,
}: Pick<Config, 'metricsToken' | 'metricsPort'>): Promise<Metrics | undefined> {
  if (metricsToken === undefined && metricsPort === undefined) return undefined
  return new (await import('./metrics.ts')).Metrics()
}

export function alsoObserved(log: OnAnswered, metrics: Metrics | undefined): OnAnswered {
  if (!metrics) return log
  return (request, reply, ms) => {
    log(request, reply, ms)
    metrics.observeRequest(request, reply, ms)
  }
}

type Watcher = { readonly onQuery?: (query: Query) => void }

/** Options of the services whose `onQuery` measures each statement as well. */
export function withMeasuredQueries<Options extends Watcher>(options: Options, metrics: Metrics | undefined): Options {
  if (!metrics) return options
  return {
    ...options,
    onQuery(query) {
      options.onQuery?.(query)
      metrics.observeQuery(query)
    },
  }
}
