import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { getuid } from 'node:process'
import type { Recorded } from '../ask.ts'
import { onCore } from '../cores.ts'
import type { StandIn } from './bare.ts'
import { endWithThis } from './children.ts'
import { freePort } from './free-port.ts'

/** An nginx with one worker that sends this response from a file; null where nginx is not installed. */
export async function startNginx(folder: string, { status, headers, body }: Recorded): Promise<StandIn | null> {
  const port = await freePort()
  const fields = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]!]] : []))
  const added = fields
    .filter(([name]) => !/^content-(type|length)$/i.test(name!))
    .map(([name, value]) => `add_header ${name} ${quoted(value!)} always;`)
  writeFileSync(join(folder, 'page'), Buffer.from(body, 'base64'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    // nginx started by root runs its workers as another user, which may not read this folder.
    `${isRoot() ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr emerg;
    events { worker_connections 256; }
    http {
      access_log off; etag off; if_modified_since off; server_tokens off; open_file_cache max=10;
      keepalive_requests 1000000000; default_type "text/html; charset=utf-8";
      server {
        listen 127.0.0.1:${port};
        ${added.join('\n')}
        location / { ${status === 304 ? 'return 304;' : `root ${folder}; try_files /page =404;`} }
      }
    }`,
  )
  // After SIGKILL its worker would keep running.
  const nginx = endWithThis(
    spawn(...onCore('servers', 'nginx', '-c', join(folder, 'nginx.conf'), '-p', folder)),
    'SIGTERM',
  )
  return (await isListening(nginx, port)) ? { port, [Symbol.dispose]: () => void nginx.kill() } : null
}

function isRoot(): boolean {
  return getuid?.() === 0
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`
}

async function isListening(process: ChildProcess, port: number): Promise<boolean> {
  let hasEnded = false
  for (const event of ['error', 'exit']) process.once(event, () => (hasEnded = true))
  while (!hasEnded) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
