import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../bench/support/servers/free-port.ts'

/**
 * A real PgBouncer in transaction mode in front of the server of a database, and the address that leads through it.
 * @param connections of the server that all clients share
 * @throws {Error} with what it said, if it cannot start
 */
export async function startPgBouncer(
  databaseUrl: string,
  connections = 4,
): Promise<AsyncDisposable & { readonly databaseUrl: string; readonly port: number }> {
  const [, database = '', socket = ''] = /^postgres:\/\/den@\/(\w+)\?host=(.+)$/.exec(databaseUrl) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'den-pgbouncer-'))
  const port = await freePort()
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${decodeURIComponent(socket)} user=den
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  )
  // It refuses to run as root, and has to read the folder of the socket, as `postgres-server.ts` makes it.
  const account = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--'] : []
  const [program = '', ...args] = [...account, 'pgbouncer', join(folder, 'pgbouncer.ini')]
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
    port,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
