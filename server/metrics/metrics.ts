import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, Gauge, type Metric, Registry } from 'prom-client'
import type { Query } from '../db/database.ts'
import type { PageCounts } from '../pages/page-cache.ts'
import type { Services } from '../services.ts'
import { VERSION } from '../version.ts'
import { Durations } from './durations.ts'
import { registerProcessMetrics } from './process-metrics.ts'
import { requestKind } from './request-kind.ts'
import { stateMetrics } from './state-metrics.ts'

const STATEMENTS = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']

/** What this process has done since its start, and the state of the blog. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Durations(
    'den_http_request_duration_seconds',
    'Requests by kind and status, with their time',
  )
  readonly #statements = new Durations('den_database_statement_duration_seconds', 'Statements by kind, with their time')
  readonly #up: Gauge
  #state = async () => ''
  #reading: Promise<string> | undefined

  constructor() {
    // The registry calls nothing but `get`.
    for (const durations of [this.#requests, this.#statements])
      this.#registry.registerMetric(durations as unknown as Metric)
    registerProcessMetrics(this.#registry)
    const registers = [this.#registry]
    this.#up = new Gauge({
      name: 'den_database_up',
      help: 'Whether the database told the state of the blog',
      registers,
    })
    new Gauge({ name: 'den_info', help: 'The version', labelNames: ['version'], registers }).set(
      { version: VERSION },
      1,
    )
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  readonly observeRequest = ({ url = '' }: IncomingMessage, { statusCode }: ServerResponse, ms: number): void => {
    const kind = requestKind(url)
    this.#requests.observe(kind, statusCode, () => ({ kind, status: String(statusCode) }), ms / 1_000)
  }

  readonly observeQuery = ({ sql, ms }: Query): void => {
    const kind = statementKind(sql)
    this.#statements.observe(kind, 0, () => ({ kind }), ms / 1_000)
  }

  /** @param pages of the cache of pages; undefined without one */
  describe(services: Services, pages: PageCounts | undefined): void {
    const registers = [this.#registry]
    new Counter({
      name: 'den_page_answers_total',
      help: 'Answers with a page, by where it came from: memory, a rendering of its own, or one that others waited for as well',
      labelNames: ['from'],
      registers,
      collect() {
        this.reset()
        for (const [from, count] of Object.entries(pages ?? {})) this.inc({ from }, count)
      },
    })
    new Counter({
      name: 'den_sign_ins_refused_total',
      help: 'Sign-ins that were refused',
      registers,
      collect() {
        this.reset()
        this.inc(services.audit.refusedSignIns)
      },
    })
    this.#state = stateMetrics(services)
  }

  /** In the text format of Prometheus. Questions that come meanwhile get the same answer. */
  text(): Promise<string> {
    this.#reading ??= this.#text().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #text(): Promise<string> {
    // After a failure the gauges would still have their last values.
    const state = await this.#state().catch(() => null)
    this.#up.set(state === null ? 0 : 1)
    return (await this.#registry.metrics()) + (state ?? '')
  }
}

/** Statements are written in small letters. */
function statementKind(sql: string): string {
  for (const kind of STATEMENTS) if (sql.startsWith(kind)) return kind
  const word = sql.trimStart()
  return STATEMENTS.find((kind) => word.startsWith(kind)) ?? 'other'
}
