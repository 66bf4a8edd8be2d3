import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { storageProblem } from './health/storage-error.ts'

export const BUSY_TIMEOUT_MS = 5_000
const BUSY_RETRY_MS = 10
const CACHED_STATEMENTS = 200

export interface StatementHooks {
  /** Whether other work of the event loop runs between two transactions: each waits for the disk, and many may queue. */
  readonly isWriter: boolean
  /** Called right before each statement outside of a transaction, `begin` included. What it throws is the statement's error. */
  readonly before?: () => void
  readonly onError: (error: unknown) => void
}

export function nodeSqliteDialect(handle: DatabaseSync, hooks: StatementHooks): Dialect {
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => createDriver(handle, hooks),
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function createDriver(handle: DatabaseSync, hooks: StatementHooks): Driver {
  const connection = new NodeSqliteConnection(handle, hooks)
  const run = async (statement: string) => void (await connection.executeQuery(CompiledQuery.raw(statement)))
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // Takes the write lock at once, so that a transaction cannot fail half-way because another process holds it.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    async rollbackTransaction() {
      // SQLite rolls back by itself when the disk is full; a second rollback would fail and hide that error.
      if (handle.isTransaction) await run('rollback')
    },
    releaseConnection: async () => (hooks.isWriter ? setImmediate() : undefined),
    destroy: async () => handle.close(),
  }
}

/** Waits for other writing processes without blocking the event loop, which SQLite's own busy timeout would block. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #handle: DatabaseSync
  readonly #hooks: StatementHooks
  readonly #statements = new LRUCache({ max: CACHED_STATEMENTS, memoMethod: (sql: string) => this.#prepare(sql) })

  constructor(handle: DatabaseSync, hooks: StatementHooks) {
    this.#handle = handle
    this.#hooks = hooks
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + BUSY_TIMEOUT_MS
    for (;;) {
      try {
        // At each attempt: the process that held the lock may have been a newer version that ran its migrations.
        if (!this.#handle.isTransaction) this.#hooks.before?.()
        return this.#execute(query) as QueryResult<R>
      } catch (error) {
        this.#hooks.onError(error)
        if (storageProblem(error) !== 'busy' || performance.now() > deadline) throw error
      }
      await setTimeout(BUSY_RETRY_MS)
    }
  }

  streamQuery(): never {
    throw new Error('nothing is streamed from SQLite')
  }

  #execute(query: CompiledQuery): QueryResult<unknown> {
    const { statement, hasRows } = this.#statements.memo(query.sql)
    const parameters = query.parameters as readonly SQLInputValue[]
    if (hasRows) return { rows: statement.all(...parameters) }
    return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) }
  }

  #prepare(sql: string) {
    const statement = this.#handle.prepare(sql)
    return { statement, hasRows: statement.columns().length > 0 }
  }
}
