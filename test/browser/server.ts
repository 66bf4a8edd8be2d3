import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  /** Without a trailing slash. */
  readonly url: string
  /** Sets the server's clock a minute ahead. */
  passMinute(): Promise<void>
  /** @throws {Error} if it tried to reach anything beyond this machine */
  stop(): Promise<void>
}

const PRELOADED = [
  '--import',
  './test/support/process/loopback-only.ts',
  '--import',
  './test/support/process/clock-ahead.ts',
]

/**
 * Starts a real server process over `dataDir` on any free port, and waits until it prints its address. It can only connect to this
 * machine.
 */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const outgoing = join(dataDir, 'outgoing.txt')
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const own = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, DEN_OUTGOING: outgoing }
  const child = spawn('node', [...PRELOADED, 'server/main.ts'], {
    env: { ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  for await (const line of createInterface({ input: child.stdout })) {
    const { address } = JSON.parse(line)
    if (!address) continue
    // An unread pipe would fill up and stop the server.
    child.stdout.resume()
    return {
      url: address,
      async passMinute() {
        const passed = new Promise<void>((resolve) => {
          child.stderr.on('data', (chunk) => /the clock is/.test(String(chunk)) && resolve())
        })
        child.kill('SIGUSR2')
        await passed
      },
      stop: () => stop(child, outgoing),
    }
  }
  throw new Error(`The server did not start.\n${said.join('')}`)
}

async function stop(child: ChildProcess, outgoing: string): Promise<void> {
  if (child.exitCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    // As at a terminal: SIGTERM waits a second or two for a load balancer.
    child.kill('SIGINT')
    await gone
  }
  if (existsSync(outgoing)) throw new Error(`The server wanted to reach out:\n${readFileSync(outgoing, 'utf8')}`)
}
