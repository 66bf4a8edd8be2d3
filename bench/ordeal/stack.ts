import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { startPostgres } from '../../test/support/database/postgres-server.ts'
import { type FakeSmtp, openFakeSmtp, smtpEnv } from '../../test/support/mail/smtp.ts'
import { ADMINISTRATOR } from '../support/administrator.ts'
import { PROJECT } from '../support/servers/den-process.ts'
import { freePort } from '../support/servers/free-port.ts'
import { pgBouncerCommand } from '../support/servers/pgbouncer.ts'
import { Program } from './program.ts'
import { Releases } from './releases.ts'
import { Server } from './server.ts'

export type ProxyName = 'nginx' | 'caddy'

/** Addresses in the configurations of `deploy/`. */
const UPSTREAMS = ['10.0.0.11:3000', '10.0.0.12:3000', '10.0.0.13:3000']

/** Three servers behind a proxy, on a PostgreSQL behind PgBouncer, with a mail server. */
export interface Stack extends AsyncDisposable {
  readonly servers: readonly Server[]
  readonly releases: Releases
  readonly serverPorts: readonly number[]
  readonly pooler: Program
  readonly proxy: Program
  readonly smtp: FakeSmtp
  /** The public port. */
  readonly port: number
  /** Settings for a command of `./den`, and the address that leads past the pooler. */
  readonly env: Readonly<Record<string, string>>
  readonly directUrl: string
}

/** @param older the checkout of an earlier release, with which the servers begin */
export async function openStack(folder: string, proxy: ProxyName, older: string | undefined): Promise<Stack> {
  await using undo = new AsyncDisposableStack()
  mkdirSync(join(folder, 'postgres'))
  const postgres = await startPostgres(join(folder, 'postgres'))
  undo.defer(() => postgres.stop())
  const smtp = undo.use(await openFakeSmtp())
  const program = async <Made extends Program>(made: Made) => {
    await made.start()
    undo.defer(() => made.end('SIGKILL'))
    return made
  }
  const directUrl = postgres.url('postgres')
  const poolerPort = await freePort()
  const socket = decodeURIComponent(new URL(directUrl.replace('@/', '@localhost/')).searchParams.get('host')!)
  const pooler = await program(
    new Program({
      name: 'PgBouncer',
      command: pgBouncerCommand(folder, { port: poolerPort, socket, connections: 20 }),
      isReady: () => isListening(poolerPort),
    }),
  )
  const port = await freePort()
  const serverPorts: number[] = []
  for (const _ of UPSTREAMS) serverPorts.push(await freePort())
  const env = {
    DATABASE_URL: `postgres://den@127.0.0.1:${poolerPort}/postgres`,
    SITE_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: 'loopback',
    BACKUP_AT: 'off',
    LOG_REQUESTS: 'off',
    ...ADMINISTRATOR,
    ...smtpEnv(smtp.port),
  }
  const releases = new Releases(folder, older)
  const servers: Server[] = []
  for (const [index, serverPort] of serverPorts.entries()) {
    const name = `server ${index + 1}`
    const own = { ...env, DATA_DIR: join(folder, `server-${index + 1}`) }
    const settings = { name, port: serverPort, env: own, log: join(folder, `server-${index + 1}.log`) }
    servers.push(await program(new Server(settings, releases.oldest)))
  }
  const front = await program(proxyProgram(proxy, folder, port, serverPorts))
  const resources = undo.move()
  return {
    servers,
    releases,
    serverPorts,
    pooler,
    proxy: front,
    smtp,
    port,
    env,
    directUrl,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** The proxy with the configuration of `deploy/`, in which only addresses and the certificate are others. */
function proxyProgram(proxy: ProxyName, folder: string, port: number, serverPorts: readonly number[]): Program {
  const isReady = () => isListening(port)
  const local = (file: string) => {
    let text = readFileSync(join(PROJECT, 'deploy', file), 'utf8')
    for (const [index, upstream] of UPSTREAMS.entries())
      text = text.replaceAll(upstream, `127.0.0.1:${serverPorts[index]}`)
    return text
  }
  const home = join(folder, proxy)
  mkdirSync(home)
  if (proxy === 'caddy') {
    const site = local('Caddyfile.servers').replace('den.example {', `http://127.0.0.1:${port} {`)
    writeFileSync(join(home, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    const command = ['caddy', 'run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile']
    return new Program({ name: 'Caddy', command, env: { ...process.env, HOME: home }, isReady })
  }
  const site = local('nginx.conf')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}ssl_.*\n/gm, '')
    .replace('$host;', '$host:$server_port;')
    .replace('/var/cache/nginx/den', `${home}/cache`)
  writeFileSync(
    join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${home}/nginx.pid; error_log ${home}/error.log;
events { worker_connections 1024; }
http {
access_log off;
client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
${site}
}
`,
  )
  return new Program({ name: 'nginx', command: ['nginx', '-c', join(home, 'nginx.conf'), '-p', home], isReady })
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}
