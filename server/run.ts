import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import type { Build } from './build.ts'
import { explained } from './exit-message.ts'
import { LINK_MINUTES } from './identity/links/account-links.ts'
import { flushed, type Log } from './log/log.ts'
import { watchParent } from './parent-watch.ts'
import { type RunningServer, serve } from './serve.ts'
import { type Said, tellOperator } from './tell-operator.ts'

const COULD_NOT_START = 'Den could not start.'

/** Milliseconds; less than the 10 s after which Docker kills the process. */
const SHUTDOWN_TIMEOUT_MS = 7_500
/** Milliseconds for which `/readyz` answers 503 before the listener closes. */
const ANNOUNCE_MS = 1_000
/** Milliseconds from then on until idle connections are closed. */
const IDLE_MS = 1_500
/** Bytes. Below this limit V8 lets the heap grow to twice what was alive at the last collection, above it to four times. */
const LARGE_HEAP = 2 ** 31

/**
 * @param npmScript of `package.json`: when npm runs this program, it ends with npm. A shell or a service manager may end before
 * the server that it started; npm never does.
 */
export async function runServer(build: Build, npmScript?: 'start' | 'dev'): Promise<void> {
  const parent = process.ppid
  if (getHeapStatistics().heap_size_limit > LARGE_HEAP) setFlagsFromString('--heap-growing-percent=100')
  // As process 1 of a container it would otherwise ignore signals until it serves. Migrations are transactions.
  const end = () => process.exit(1)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  const server = await explained(
    COULD_NOT_START,
    () => serve(process.env, build, { waitsForStorage: true }),
    (why) =>
      tellOperator({ level: 'fatal', msg: `${COULD_NOT_START} ${why}`, words: `\n${COULD_NOT_START}\n${why}\n\n` }),
  )
  if (!server) return
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, end)
  let isStopping = false
  const stopOnce = (why: Record<string, string>) => {
    if (!isStopping) void stop(server, why)
    isStopping = true
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopOnce({ signal }))
  if (npmScript && process.env.npm_lifecycle_event === npmScript) watchParent(parent, () => stopOnce({ ended: 'npm' }))

  const { administrators, config, settings, log } = server.services
  process.once('uncaughtException', (error) => void die(error, log))
  const { blogName } = await settings.current()
  const open = `${blogName} is open`
  if (!(process.stdout.isTTY && process.stderr.isTTY))
    log.info({ address: config.siteUrl, listening: `${config.host}:${config.port}` }, open)
  if (process.stderr.isTTY) process.stderr.write(`\n  ${open} at ${config.siteUrl}\n  Ctrl+C closes it.\n\n`)
  try {
    const link = await administrators.newSetupLink()
    if (link) tellOperator(setupLink(link))
  } catch (error) {
    const failure = server.services.storageFailure(error)
    if (!failure) throw error
    // Without the link the server still serves readers.
    log.warn({ why: failure.detail }, 'no set-up link could be made')
  }
}

function setupLink(link: string): Said {
  const why = 'It has no administrator yet. The first to open this link becomes one'
  const limits = `The link is valid for ${LINK_MINUTES} minutes and works once. "./den admin link" prints a new one.`
  return {
    level: 'info',
    msg: `${why}. ${limits}`,
    fields: { link },
    words: `  ${why}:\n\n    ${link}\n\n  ${limits}\n\n`,
  }
}

async function stop(server: RunningServer, why: Record<string, string>): Promise<void> {
  const { log } = server.services
  // A second signal exits at once.
  for (const again of ['SIGTERM', 'SIGINT'] as const) process.once(again, () => process.exit(1))
  log.info(why, 'closing')
  // A database that no longer answers must not keep the process alive.
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref()
  // SIGINT comes from a terminal, where there is no load balancer to wait for.
  await server
    .stop(why.signal !== 'SIGINT' ? { announceMs: ANNOUNCE_MS, idleMs: IDLE_MS } : {})
    .then(() => log.info('closed'))
    // Readers have been answered by then; the exit closes what could not be closed.
    .catch((error) => log.error({ err: error }, 'closing failed'))
  await flushed(log)
  process.exit(0)
}

/** After an uncaught error the state of the process is unknown: it ends, and the supervisor starts another. */
async function die(error: unknown, log: Log): Promise<void> {
  log.fatal({ err: error }, 'uncaught error, exiting')
  await flushed(log)
  process.exit(1)
}
