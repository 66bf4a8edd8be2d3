import { SYSTEM } from '#domain/audit-event.ts'
import type { Build } from './build.ts'
import { type Config, readConfig } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { withContentVersion } from './db/content-cache.ts'
import { migrations } from './db/migrations/index.ts'
import { lockServer } from './db/server-lock.ts'
import { readingPagePolicy } from './http/headers.ts'
import { healthChecks } from './http/health.ts'
import { knownHosts } from './http/known-hosts.ts'
import { requestLimits } from './http/limits/request-limits.ts'
import { lookFile } from './http/look-file.ts'
import { coverFiles, mediaFiles } from './http/pictures.ts'
import { createPipeline } from './http/pipeline.ts'
import { type OnAnswered, requestLog } from './http/request-log.ts'
import { sameOriginOnly } from './http/same-origin.ts'
import { type DrainTimes, type HttpServer, listen } from './http/server.ts'
import { createLog } from './log/log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { alsoObserved, openMetrics, withMeasuredQueries } from './metrics/open-metrics.ts'
import { listenForMetrics, metricsByToken } from './metrics/serve-metrics.ts'
import { appPages } from './pages/app-pages.ts'
import { ContentVersionSource } from './pages/content-version-source.ts'
import { PageCache, type PageCacheOptions } from './pages/page-cache.ts'
import { PageFastPath } from './pages/page-fast-path.ts'
import type { RenderedPage } from './pages/rendered-page.ts'
import { speculationRules } from './pages/speculation-rules.ts'
import { createServices, type Overrides, type Services } from './services.ts'
import { waitForStorage } from './wait-for-storage.ts'

export interface RunningServer {
  readonly services: Services
  /** Fails `/readyz` and drains: requests under way are answered, then everything is closed. */
  stop(times?: Omit<DrainTimes, 'graceMs'>): Promise<void>
}

/** Milliseconds for open requests, which leaves time to close the rest before the process exits by its own timeout. */
const DRAIN_MS = 5_000

/** @throws {ConfigError} and every error that `openDatabase`, the migrator and the lock explain in words. */
export async function serve(env: NodeJS.ProcessEnv, build: Build, overrides: Overrides = {}): Promise<RunningServer> {
  const wanted = readConfig(env)
  // Listens first: a start without its port touches nothing, and early requests wait.
  const http = await listen(wanted)
  const config = withRealPort(wanted, http.port)
  await using undo = new AsyncDisposableStack()
  undo.defer(() => http.drain({ graceMs: 0 }))

  const metrics = await openMetrics(config)
  const log = overrides.log ?? createLog(config.logLevel)
  const storage = () => openStorage(config, withMeasuredQueries({ ...overrides, log }, metrics))
  const { services } = undo.use(await (overrides.waitsForStorage ? waitForStorage(log, storage) : storage()))
  await requireSiteKey(services)
  if (config.admin && (await services.administrators.ensureFirst(config.admin)))
    await recordFirstAdministrator(services, config.admin.email)
  undo.use(await services.startIndexUpkeep())
  if (config.firstLanguage) await services.storeFirstLanguage(config.firstLanguage)
  if (config.demoContent) {
    const posts = await services.loadDemoContent()
    if (posts > 0) services.log.info({ posts }, 'demo posts loaded')
  }
  undo.use(services.startUpkeep())
  undo.use(services.publishScheduler.start(overrides.publishSchedule))
  undo.use(await services.importJobs.start())
  undo.use(services.undoJobs)
  undo.use(services.nightlyBackups.start(overrides.backupSchedule))
  undo.use(await services.analytics.start())
  let isDraining = false
  const cache = build.isFinal ? openPageCache(services, overrides.pageCache) : undefined
  metrics?.describe(services, cache?.counts)
  const onAnswered = alsoObserved(requestLog(services.log, config), metrics)
  const fastPath =
    cache && new PageFastPath(cache, onAnswered, (request) => services.untrustedProxy.handler({ request }))
  const listening = { isClosing: () => isDraining, cache, fastPath, metrics, onAnswered }
  http.answerWith(await requestListener(services, build, listening), fastPath?.answer)
  if (metrics && config.metricsPort !== undefined) undo.use(await listenForMetrics(metrics, config))

  services.mail.worker.start()
  const resources = undo.move()
  return {
    services,
    async stop(times = {}) {
      isDraining = true
      services.subscribers.stopImports()
      // From here on no new mail is taken for sending; mail that is being sent may be delivered while requests are drained.
      const mailIsDone = services.mail.worker.stop()
      await http.drain({ ...times, graceMs: DRAIN_MS })
      await mailIsDone
      await resources.disposeAsync()
    },
  }
}

/** Opens the database, and makes it one of this version. */
async function openStorage(config: Config, overrides: Overrides): Promise<AsyncDisposable & { services: Services }> {
  await using undo = new AsyncDisposableStack()
  if (!config.databaseUrl) undo.use(lockServer(config.dataDir))
  const services = undo.use(await createServices(config, overrides))
  const ran = await services.migrate({ encrypts: true })
  const place = config.databaseUrl ? 'PostgreSQL' : config.dataDir
  if (ran.length === Object.keys(migrations).length) services.log.info({ place }, 'database made')
  else if (ran.length > 0) services.log.info({ migrations: ran.length, to: ran.at(-1) }, 'database migrated')
  const resources = undo.move()
  return { services, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

async function recordFirstAdministrator({ audit, log }: Services, email: string): Promise<void> {
  log.info('the administrator of ADMIN_EMAIL was made')
  await audit.record({ what: 'administrator.added', who: SYSTEM, about: email })
}

/** Requires the site key of an external captcha service. It may be in the settings, which can be read only now. */
async function requireSiteKey({ config, captchaSiteKey }: Services): Promise<void> {
  const { provider } = config.captcha
  if (provider !== 'altcha' && !(await captchaSiteKey()))
    throw new ConfigError(
      `CAPTCHA_SITE_KEY must be given together with CAPTCHA_PROVIDER=${provider}, for there is no captcha site key in the settings either`,
    )
}

function openPageCache(services: Services, options: PageCacheOptions | undefined): PageCache<RenderedPage> {
  const contentVersion = new ContentVersionSource(services.contentState)
  const cache = new PageCache<RenderedPage>(() => contentVersion.current(), options)
  services.onContentChange((changes) => cache.invalidate(changes))
  return cache
}

interface Listening {
  isClosing(): boolean
  readonly cache: PageCache<RenderedPage> | undefined
  readonly fastPath: PageFastPath | undefined
  readonly metrics: Metrics | undefined
  readonly onAnswered: OnAnswered
}

async function requestListener(services: Services, build: Build, listening: Listening) {
  const { isClosing, cache, fastPath, metrics, onAnswered } = listening
  const { config, log, media, renditions, covers, siteLook, captcha, untrustedProxy } = services
  // First, since it throws an error with the remedy if nothing is built.
  const files = await build.files(config.dataDir, log)
  const render = await build.loadHandler(services)
  const handlers = [
    knownHosts(config),
    untrustedProxy.handler,
    healthChecks(services.whyNotReady, isClosing),
    metricsByToken(metrics, config.metricsToken),
    requestLimits(config),
    files,
    mediaFiles(media, renditions),
    coverFiles(covers),
    lookFile(siteLook),
    speculationRules,
    sameOriginOnly(config),
    appPages((request, client, version) => withContentVersion(version, () => render(request, client)), config, {
      pagePolicy: readingPagePolicy(captcha.pageSources),
      cache,
      fastPath,
    }),
  ]
  return createPipeline(config, log, handlers, services.storageFailure, onAnswered)
}

function withRealPort(config: Config, port: HttpServer['port']): Config {
  return { ...config, port, ...(config.siteUrlIsDefault && { siteUrl: new URL(`http://localhost:${port}`).origin }) }
}
