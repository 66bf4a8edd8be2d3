import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface PgBouncerOptions {
  readonly port: number
  /** Folder of the socket of PostgreSQL, as `test/support/database/postgres-server.ts` makes it. */
  readonly socket: string
  /** Of PostgreSQL, which all clients share. */
  readonly connections: number
}

/** Writes a configuration into `folder`. @returns the command that runs PgBouncer in transaction mode with it */
export function pgBouncerCommand(folder: string, { port, socket, connections }: PgBouncerOptions): string[] {
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${socket} user=den
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
server_login_retry = 1
`,
  )
  // It refuses to run as root, and another user may not read the folder of the socket.
  const account = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--'] : []
  return [...account, 'pgbouncer', file]
}
