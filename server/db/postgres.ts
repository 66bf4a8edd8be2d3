import {
  type DialectAdapter,
  Kysely,
  type LogConfig,
  PostgresDialect,
  type PostgresPool,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import pg from 'pg'
import { CONTENT_STATE, type ContentState } from './content-version.ts'
import type { DatabaseConfig, Handles } from './database.ts'
import { MigrationWatch } from './health/migration-watch.ts'
import { StorageError } from './health/storage-error.ts'
import {
  livenessProbe,
  type PostgresTimeouts,
  TIMEOUTS,
  watchedClient,
  watchedConnection,
} from './health/watched-client.ts'
import { inTurn } from './migration-turn.ts'
import { setForSession } from './session-settings.ts'
import { patientLocks } from './table-locks.ts'
import type { Tables } from './tables.ts'
import { postgresSnapshot } from './transfer/postgres-snapshot.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

export const dialect = 'postgres'

const DEFAULT_POOL = 10
const OLDEST_VERSION = 130_000
const UNDEFINED_TABLE = '42P01'

export async function open(config: DatabaseConfig, log: LogConfig | undefined): Promise<Handles> {
  const timeouts = { ...TIMEOUTS, ...config.timeouts }
  const common = {
    connectionString: config.databaseUrl,
    application_name: config.applicationName ?? 'den',
    keepAlive: true,
    types: { getTypeParser },
  }
  const own = { ...common, max: 1, connectionTimeoutMillis: timeouts.connectMs }
  const isAlive = livenessProbe(common, timeouts)
  let isPooled = false
  const pool = new pg.Pool({
    ...common,
    max: config.databasePool ?? DEFAULT_POOL,
    connectionTimeoutMillis: timeouts.acquireMs,
    Client: watchedClient(isAlive, timeouts),
    async onConnect(client) {
      isPooled = await setForSession(client, sessionSettings(timeouts))
    },
  })
  // Without `error` listeners a lost connection ends the process. Idle clients emit on the pool, others on themselves.
  const onLost = (error: Error) => config.onConnectionLost?.(error)
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))

  const kysely = (source: PostgresPool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: source }), ...(log && { log }) })
  const connect = () => watchedConnection(pool, isAlive, timeouts)
  const read = kysely(sourceOf(pool, connect))
  const watch = new MigrationWatch(() => appliedMigrations(connect), config.knownMigrations, timeouts.migrationsMs)
  const write = kysely(
    sourceOf(pool, async () => {
      await watch.assertWritable()
      return connect()
    }),
  )
  try {
    await refuseUnusableServer(read)
  } catch (error) {
    await pool.end()
    const cause = error instanceof StorageError ? error.cause : error
    throw isOfTheSystem(cause) ? cause : new UnusableDatabaseError(refusalOf(cause), { cause })
  }

  return {
    read,
    write,
    async contentState() {
      const { rows } = await sql.raw<ContentState>(CONTENT_STATE).execute(read)
      return rows[0]!
    },
    assertWritable: () => watch.assertWritable(),
    async refuseDamage() {},
    markUsed() {},
    migrationSession(work) {
      const tell = (message: string) => config.onMigrationWait?.(message)
      const connection = { ...common, connectionTimeoutMillis: timeouts.connectMs }
      return inTurn(connection, timeouts, tell, () =>
        ownSession(own, log, (db) => work(db, patientLocks(timeouts, tell))),
      )
    },
    snapshot: (work) =>
      ownSession(own, log, (connection) =>
        connection
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (trx) => work(await postgresSnapshot(trx))),
      ),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      wanted: pool.waitingCount,
    }),
    isPooled: () => isPooled,
    close: () => pool.end(),
  }
}

export function contains(column: string, fragment: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`strpos(${sql.ref(column)}, ${fragment}) > 0`
}

export function isMissingTable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE
}

export function instant(laterMs = 0): RawBuilder<string> {
  // The subquery is evaluated once per statement: an index can be searched only for a value that is the same for all rows.
  return sql<string>`(select to_char(
    (clock_timestamp() + ${laterMs}::double precision * interval '1 millisecond') at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
}

export function randomId(): RawBuilder<string> {
  return sql<string>`replace(gen_random_uuid()::text, '-', '')`
}

export function skipLocked(): RawBuilder<unknown> {
  return sql`for update skip locked`
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')

/** Set by a statement, since connection poolers such as PgBouncer refuse most of them as start-up parameters. */
function sessionSettings({ statementMs, lockMs, idleInTransactionMs }: PostgresTimeouts) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    default_transaction_isolation: 'read committed',
  }
}

/** Both handles share the pool's connections. The code that made the pool ends it. */
function sourceOf(pool: pg.Pool, connect: () => Promise<pg.PoolClient>): PostgresPool {
  return { options: pool.options, connect, async end() {} }
}

/** Bypasses Kysely, since the query belongs to no request. */
async function appliedMigrations(connect: () => Promise<pg.PoolClient>): Promise<string[]> {
  const client = await connect()
  try {
    const { rows } = await client.query('select name from migrations')
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  } finally {
    client.release()
  }
}

/**
 * A separate connection without timeouts, since a migration or a backup may take long. Migrations take turns (`inTurn`): Kysely reads the
 * columns of all tables before it takes its own lock, which fails while another session drops one of them.
 */
async function ownSession<T>(
  config: pg.PoolConfig,
  log: LogConfig | undefined,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ ...config, onConnect: async (client) => void (await setForSession(client, NO_LIMITS)) })
  // A connection lost during the work fails its statement; one lost afterwards is no longer needed.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await using db = new Kysely<Tables>({ dialect: new OwnSessionDialect({ pool }), ...(log && { log }) })
  return await db.connection().execute(work)
}

/** Kysely's lock of migrations belongs to a session: behind a pooler it stays with a connection that other clients get. */
class OwnSessionDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return Object.assign(super.createAdapter(), { async acquireMigrationLock() {}, async releaseMigrationLock() {} })
  }
}

const NO_LIMITS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }

/** Whether the system reported the error, such as `ECONNREFUSED`, whose message names the address. */
function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))
}

function refusalOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof UnusableDatabaseError ? message : `The database of DATABASE_URL cannot be used: ${message}.`
}

async function refuseUnusableServer(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`.execute(
    db,
  )
  const { version, encoding } = rows[0]!
  if (version < OLDEST_VERSION)
    throw new UnusableDatabaseError(
      `The PostgreSQL of DATABASE_URL is version ${Math.floor(version / 10_000)}; Den needs 13 or newer.`,
    )
  if (encoding !== 'UTF8')
    throw new UnusableDatabaseError(
      `The database of DATABASE_URL is encoded as ${encoding}; Den needs one created with encoding UTF8.`,
    )
}
