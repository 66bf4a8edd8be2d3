import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../bench/support/servers/free-port.ts'
import { pgBouncerCommand } from '../../../bench/support/servers/pgbouncer.ts'
import { temporaryFolder } from '../process/folder.ts'

/**
 * A real PgBouncer in transaction mode in front of the server of a test database, and the address that leads through it.
 * @throws {Error} with what it said, if it cannot start
 */
export async function startPgBouncer(databaseUrl: string): Promise<AsyncDisposable & { readonly databaseUrl: string }> {
  const [, database = '', socket = ''] = /^postgres:\/\/den@\/(\w+)\?host=(.+)$/.exec(databaseUrl) ?? []
  const port = await freePort()
  const [program = '', ...args] = pgBouncerCommand(temporaryFolder(), {
    port,
    socket: decodeURIComponent(socket),
    connections: 4,
  })
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  const ended = once(child, 'exit').catch(() => {})
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject(new Error(`PgBouncer ended: ${said}`)))
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
      if (/process up/.test(said)) resolve()
    })
  })
  return {
    databaseUrl: `postgres://den@127.0.0.1:${port}/${database}`,
    async [Symbol.asyncDispose]() {
      end()
      await ended
      process.off('exit', end)
    },
  }
}
