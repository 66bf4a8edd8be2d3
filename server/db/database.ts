import type { Kysely, LogConfig, RawBuilder, SqlBool } from 'kysely'
import type { ContentChange, ContentState } from './content-version.ts'
import { SecretCipher } from './encryption/secret-cipher.ts'
import type { PostgresTimeouts } from './health/watched-client.ts'
import type { TableLocks } from './table-locks.ts'
import type { Tables } from './tables.ts'
import type { Snapshot } from './transfer/snapshot.ts'

export interface DatabaseConfig {
  /** Folder of the SQLite file; made when missing. */
  readonly dataDir: string
  /** `postgres://…`; absent means SQLite. */
  readonly databaseUrl?: string | undefined
  readonly databasePool?: number | undefined
  /** `application_name` of the connections to PostgreSQL; servers use `den`. */
  readonly applicationName?: string
  /** All migrations of this version: nothing is written to a database that holds another. */
  readonly knownMigrations?: readonly string[]
  /**
   * When SQLite waits for the disk. `on-close` is for work that can be repeated: a power cut takes the last transactions, whole and in
   * order, where no other connection has committed since.
   */
  readonly syncs?: 'each-commit' | 'on-close'
  readonly timeouts?: Partial<PostgresTimeouts>
  readonly now?: () => Date
  /** `ENCRYPTION_KEY`: the first encrypts stored secrets, all decrypt. */
  readonly encryptionKeys?: readonly string[]
  /** Called after every statement, `begin` and `commit` included. */
  readonly onQuery?: (query: Query) => void
  /** A connection to PostgreSQL broke. The pool replaces it; nothing needs to be done. */
  readonly onConnectionLost?: (error: Error) => void
  /** A migration waits for that of another program; told every ten seconds. */
  readonly onMigrationWait?: (message: string) => void
}

export interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** Milliseconds until its result was there. */
  readonly ms: number
}

export interface Connection {
  readonly read: Kysely<Tables>
  readonly write: Kysely<Tables>
  readonly engine: Engine
  readonly now: () => Date
  readonly cipher: SecretCipher
  /** Whether an import changes content through it, so that {@link ContentState} counts its changes as imported. */
  readonly isImport?: boolean
  /**
   * An exception rolls back. `work` may use only the connection that it is given: SQLite has one writer, and a write through
   * another connection would wait forever for the end of this transaction. It must await nothing but the database. Nested calls join.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /** Notes a change of content, which is reported to `onContentChange` once the transaction has ended, however it ends. */
  noteContentChange(change: ContentChange): void
}

export interface Database extends Connection, Omit<Handles, 'close'>, AsyncDisposable {
  readonly dialect: 'sqlite' | 'postgres'
  /** Rises with every change of posts or settings, by whichever process. */
  contentVersion(): Promise<number>
  /**
   * Calls `listener` after every transaction through this database that changes content, before its promise is fulfilled: with its
   * changes in order, or with null if it failed, since a commit may have succeeded although its confirmation was lost.
   */
  onContentChange(listener: ContentListener): void
}

export type ContentListener = (changes: readonly ContentChange[] | null) => void

interface Engine {
  readonly dialect: Database['dialect']
  open(config: DatabaseConfig, log: LogConfig | undefined): Promise<Handles>
  /** Whether a text holds `fragment`: byte for byte, no wildcards. `fragment` holds no NUL. */
  contains(column: string, fragment: string): RawBuilder<SqlBool>
  isMissingTable(error: unknown): boolean
  /** The clock of the database, which all instances share, plus `laterMs`: an instant as rows hold it. */
  instant(laterMs?: number): RawBuilder<string>
  /** A new random id for each row that a statement makes. */
  randomId(): RawBuilder<string>
  /** Ends a query for rows to claim: rows that another instance is claiming are skipped. */
  skipLocked(): RawBuilder<unknown>
}

export interface Handles {
  readonly read: Kysely<Tables>
  /** Statements fail with the `StorageError` of `assertWritable` while nothing may be written. */
  readonly write: Kysely<Tables>
  /** The content version with the number of imported changes. One statement, cheap enough to ask on every request. */
  contentState(): Promise<ContentState>
  /** @throws {StorageError} when the database is damaged, is not the one that was opened, or was upgraded by a newer version */
  assertWritable(): Promise<void>
  /**
   * Checks the whole database except pictures, which may take a second.
   * @param options.always also if the file is unchanged since it was closed, and otherwise taken to be undamaged
   * @throws {UnusableDatabaseError} when it is damaged
   */
  refuseDamage(options?: { readonly always?: boolean }): Promise<void>
  /** Marks the data folder as used, so that a lost database is not taken for a new blog. */
  markUsed(): void
  /** Gives `work` one connection on which nothing times out. */
  migrationSession<T>(work: (db: Kysely<Tables>, locks: TableLocks) => Promise<T>): Promise<T>
  /** Gives `work` one consistent snapshot of the database. Readers and writers are not blocked meanwhile. */
  snapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>
  /** Connections of a pool by state. */
  connections?(): Readonly<Record<'busy' | 'idle' | 'wanted', number>>
  /** Whether a pooler lends connections to PostgreSQL for one transaction each. */
  isPooled?(): boolean
  close(): Promise<void>
}

/**
 * Opens SQLite in `dataDir`, or PostgreSQL. It does not migrate.
 * @throws {UnusableDatabaseError} for too old a version, another encoding or a damaged file; system errors such as `EACCES` or
 * `ECONNREFUSED` are passed on
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  // On first use only: SQLite never loads `pg`.
  const engine: Engine = config.databaseUrl ? await import('./postgres.ts') : await import('./sqlite.ts')
  const { onQuery, now = () => new Date() } = config
  const cipher = new SecretCipher(config.encryptionKeys)
  const log: LogConfig | undefined =
    onQuery && (({ query: { sql, parameters }, queryDurationMillis: ms }) => onQuery({ sql, parameters, ms }))
  const { close, ...handles } = await engine.open(config, log)
  const { write } = handles
  const listeners: ContentListener[] = []
  const tellOfChange: ContentListener = (changes) => {
    for (const listener of listeners) listener(changes)
  }

  return {
    ...handles,
    dialect: engine.dialect,
    engine,
    now,
    cipher,
    contentVersion: async () => (await handles.contentState()).version,
    noteContentChange: (change) => tellOfChange([change]),
    onContentChange: (listener) => void listeners.push(listener),
    async transaction(work) {
      const changes: ContentChange[] = []
      const record = (change: ContentChange) => void changes.push(change)
      let isCommitted = false
      try {
        const result = await write.transaction().execute((trx) => work(within(trx, { engine, now, cipher }, record)))
        isCommitted = true
        return result
      } finally {
        if (changes.length > 0) tellOfChange(isCommitted ? changes : null)
      }
    },
    [Symbol.asyncDispose]: close,
  }
}

export function within(
  trx: Kysely<Tables>,
  shared: Pick<Connection, 'engine' | 'now' | 'cipher'>,
  noteContentChange: Connection['noteContentChange'],
): Connection {
  const connection: Connection = {
    read: trx,
    write: trx,
    ...shared,
    transaction: (work) => work(connection),
    noteContentChange,
  }
  return connection
}
