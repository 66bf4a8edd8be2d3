import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  /** Without a trailing slash. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts a real server process over `dataDir` on any free port, and waits until it says where it is. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn('node', ['server/main.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  for await (const line of createInterface({ input: child.stdout })) {
    const { address } = JSON.parse(line)
    if (!address) continue
    // Whoever does not read on would stop the server at the first full pipe.
    child.stdout.resume()
    return { url: address, stop: () => stop(child) }
  }
  throw new Error(`The server did not start.\n${said.join('')}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
