import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { isAnswered } from '../ask.ts'
import { onCore } from '../cores.ts'
import { endWithThis } from './children.ts'
import { freePort } from './free-port.ts'

export const PROJECT = resolve(import.meta.dirname, '../../..')

interface DenOptions {
  readonly dataDir: string
  /** Added to the defaults, which include no demo posts. */
  readonly env?: Readonly<Record<string, string>>
  /** The command and its arguments. */
  readonly command?: readonly string[]
  /** The checkout in which it runs. */
  readonly directory?: string
}

/** Milliseconds. */
const POLL_MS = 20

/**
 * A complete Den in a separate process, on the core of the servers. Its log goes into a pipe that `cat` empties: when this process
 * read it, garbage collections here stopped the load for up to 20 ms.
 */
export class DenProcess implements AsyncDisposable {
  readonly port: number
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
  }

  get pid(): number {
    return this.#child.pid!
  }

  /** Resolves once the server is ready. */
  static async start({ env, ...options }: DenOptions): Promise<DenProcess> {
    const port = await freePort()
    const reader = endWithThis(spawn('cat', { stdio: ['pipe', 'ignore', 'inherit'] }))
    const child = spawnDen({ ...options, env: { ...env, PORT: String(port) } }, reader.stdin)
    // `cat` ends with Den, which is then the only writer of the pipe.
    reader.stdin.destroy()
    let said = ''
    child.stderr!.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-1_000)
    })
    const isOver = () => child.exitCode !== null || child.signalCode !== null
    while (!isOver() && !(await isAnswered(port, '/readyz'))) await sleep(POLL_MS)
    if (isOver()) throw new Error(`Den does not start: ${said.trim().replaceAll(/\s+/g, ' ')}`)
    return new DenProcess(child, port)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await stopDen(this.#child)
  }
}

/** `./den serve`, or another command. */
export function spawnDen(
  { dataDir, env, command, directory = PROJECT }: DenOptions,
  log: 'pipe' | Writable = 'pipe',
): ChildProcess {
  const [program = '', ...args] = command ?? [join(directory, 'den'), 'serve']
  const child = spawn(...onCore('servers', program, ...args), {
    cwd: directory,
    env: denEnvironment(directory, { DATA_DIR: dataDir, ...env }),
    stdio: ['ignore', log, 'pipe'],
  })
  return endWithThis(child)
}

/** Sends SIGINT, as Ctrl+C does: SIGTERM would wait for a load balancer. */
export async function stopDen(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  if (child.kill('SIGINT')) await ended
}

/** Runs a command of `./den` to its end. @returns its standard output */
export function runDenCommand(dataDir: string, env: Readonly<Record<string, string>>, ...args: string[]): string {
  const options = {
    env: denEnvironment(PROJECT, { DATA_DIR: dataDir, ...env }),
    cwd: PROJECT,
    encoding: 'utf8',
  } as const
  return execFileSync(join(PROJECT, 'den'), args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** Runs a command of `./den` on the core of the servers, while this process goes on. @throws {Error} with what it wrote, if it fails */
export async function runDen(dataDir: string, env: Readonly<Record<string, string>>, ...args: string[]): Promise<void> {
  const child = spawnDen({ dataDir, env, command: [join(PROJECT, 'den'), ...args] })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (said = (said + text).slice(-1_000)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`den ${args[0]} ended with ${code}: ${said.trim()}`)
}

/** Default settings except for those named. Settings in an `.env` of the checkout are set to the empty string, which counts as not set. */
export function denEnvironment(directory: string, settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const file = join(directory, '.env')
  const names = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : []
  return {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    PORT: '0',
    DEMO_CONTENT: 'off',
    ...settings,
  }
}
