import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'

export const BUSY_TIMEOUT_MS = 5_000
const BUSY_RETRY_MS = 10
const CACHED_STATEMENTS = 200
const SQLITE_BUSY = 5

export interface StatementHooks {
  /** Called right before each statement outside of a transaction, `begin` included. What it throws is the statement's error. */
  readonly before?: () => void
  readonly onError: (error: unknown) => void
}

/** `node:sqlite` for Kysely: statements are prepared once, migrations run in transactions, writers wait politely. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #handle: DatabaseSync
  readonly #hooks: StatementHooks

  constructor(handle: DatabaseSync, hooks: StatementHooks) {
    super({ database: asSqliteDatabase(handle) })
    this.#handle = handle
    this.#hooks = hooks
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#handle, this.#hooks)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #handle: DatabaseSync
  readonly #hooks: StatementHooks
  #connection: DatabaseConnection | undefined

  constructor(handle: DatabaseSync, hooks: StatementHooks) {
    super({ database: asSqliteDatabase(handle) })
    this.#handle = handle
    this.#hooks = hooks
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#handle, this.#hooks)
    return this.#connection
  }

  /** Takes the write lock at once, so that a transaction never fails half-way for want of it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has rolled it back already; the caller shall hear of the disk.
    if (this.#handle.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** While another process writes, waits without holding up the event loop, as SQLite's own busy timeout would. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #handle: DatabaseSync
  readonly #hooks: StatementHooks

  constructor(connection: DatabaseConnection, handle: DatabaseSync, hooks: StatementHooks) {
    this.#connection = connection
    this.#handle = handle
    this.#hooks = hooks
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + BUSY_TIMEOUT_MS
    for (;;) {
      try {
        // At each attempt: the process that held the lock may have been a newer version that ran its migrations.
        if (!this.#handle.isTransaction) this.#hooks.before?.()
        return await this.#connection.executeQuery<R>(query)
      } catch (error) {
        this.#hooks.onError(error)
        if (!isBusy(error) || performance.now() > deadline) throw error
      }
      await setTimeout(BUSY_RETRY_MS)
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery(query, chunkSize)
  }
}

function isBusy(error: unknown): boolean {
  // The low byte is the primary code; the rest says why it was busy.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
}

function asSqliteDatabase(handle: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const statement = cache.get(sql) ?? asSqliteStatement(handle, sql)
      cache.delete(sql)
      cache.set(sql, statement)
      if (cache.size > CACHED_STATEMENTS) cache.delete(cache.keys().next().value!)
      return statement
    },
    close: () => handle.close(),
  }
}

function asSqliteStatement(handle: DatabaseSync, sql: string): SqliteStatement {
  const statement: StatementSync = handle.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}
