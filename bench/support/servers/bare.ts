import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Recorded } from '../ask.ts'
import { onCore } from '../cores.ts'

export interface StandIn extends Disposable {
  readonly port: number
}

/** A `node:http` server that answers everything with what was recorded. */
export async function startBare(recorded: Recorded): Promise<StandIn> {
  const [execPath, execArgv] = onCore('servers', process.execPath)
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), { execPath, execArgv })
  child.send(recorded)
  const [port] = await once(child, 'message')
  return { port, [Symbol.dispose]: () => void child.kill() }
}
