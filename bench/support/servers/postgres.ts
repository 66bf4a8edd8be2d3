import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { moveTo } from '../cores.ts'

interface EmptyDatabase extends AsyncDisposable {
  readonly url: string
}

/**
 * An empty database on the server of `DATABASE_URL`, removed in the end; without that variable on a server that is started here, on
 * the core of the servers.
 * @throws {Error} if neither is available
 */
export async function openPostgres(): Promise<EmptyDatabase> {
  return process.env.DATABASE_URL ? databaseOn(process.env.DATABASE_URL) : ownServer()
}

async function databaseOn(address: string): Promise<EmptyDatabase> {
  const name = `den_bench_${process.pid}`
  await execute(address, `create database ${name} encoding 'UTF8' template template0`)
  const url = new URL(address.replace('@/', '@localhost/'))
  url.pathname = `/${name}`
  return {
    url: address.includes('@/') ? url.href.replace('@localhost/', '@/') : url.href,
    [Symbol.asyncDispose]: () => execute(address, `drop database ${name} with (force)`),
  }
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function ownServer(): Promise<EmptyDatabase> {
  const { startPostgres } = await import('../../../test/support/database/postgres-server.ts')
  moveTo('servers')
  try {
    const server = await startPostgres(mkdtempSync(join(tmpdir(), 'den-pg-')))
    return { url: server.url('postgres'), [Symbol.asyncDispose]: () => server.stop() }
  } finally {
    moveTo('load')
  }
}
