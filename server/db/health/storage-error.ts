export type StorageProblem =
  | 'unreachable'
  | 'busy'
  | 'full'
  | 'read-only'
  | 'disk-failed'
  | 'damaged'
  | 'file-gone'
  | 'upgraded'
  | 'pictures-away'
  | 'picture-missing'

export interface StorageFailure {
  readonly status: 503 | 507
  /** In words, for readers, writers and programs alike. Names no path and no part of the database. */
  readonly detail: string
  readonly retryAfterSeconds: number
}

const FAILURES: Readonly<Record<StorageProblem, StorageFailure>> = {
  unreachable: {
    status: 503,
    detail: 'The database of this site does not answer at the moment. Try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  busy: {
    status: 503,
    detail: 'The database of this site is too busy at the moment. Try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  full: {
    status: 507,
    detail: 'The disk of this server is full. Nothing was saved. Try again when its operator has freed some space.',
    retryAfterSeconds: 60,
  },
  'read-only': {
    status: 503,
    detail:
      'The disk of this server cannot be written to. Nothing was saved. Its operator has to make it writable again.',
    retryAfterSeconds: 60,
  },
  'disk-failed': {
    status: 503,
    detail: 'The disk of this server failed to read or write. Its operator has to look at it.',
    retryAfterSeconds: 60,
  },
  damaged: {
    status: 503,
    detail: 'The database of this site is damaged. Its operator has to restore it from a backup.',
    retryAfterSeconds: 300,
  },
  'file-gone': {
    status: 503,
    detail:
      'The database file of this site is gone, empty or another one than at the start. Nothing is saved until its operator has restored it and restarted the server.',
    retryAfterSeconds: 300,
  },
  upgraded: {
    status: 503,
    detail:
      'The database of this site was upgraded by a newer version of Den. Nothing is saved until its operator restarts this server with that version.',
    retryAfterSeconds: 60,
  },
  'pictures-away': {
    status: 503,
    detail: 'The store of the pictures does not answer at the moment. Try again in a few seconds.',
    retryAfterSeconds: 10,
  },
  'picture-missing': {
    status: 503,
    detail: 'This picture is not where it should be. The operator of this site has to bring it back.',
    retryAfterSeconds: 300,
  },
}

/** The database, or the store of the pictures, failed for a reason other than what was asked of it. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly problem: StorageProblem

  constructor(problem: StorageProblem, options?: ErrorOptions) {
    const { cause } = options ?? {}
    super(cause instanceof Error ? `${FAILURES[problem].detail} (${cause.message})` : FAILURES[problem].detail, options)
    this.problem = problem
  }
}

/** The answer for an error of the database, the disk or the connection to them; undefined for any other error. */
export function storageFailure(error: unknown): StorageFailure | undefined {
  const problem = storageProblem(error)
  return problem && FAILURES[problem]
}

/** Whether a place of pictures outside the database failed, or lacks one. */
export function isOfPictures(error: unknown): boolean {
  return error instanceof StorageError && (error.problem === 'pictures-away' || error.problem === 'picture-missing')
}

export function storageProblem(error: unknown): StorageProblem | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof StorageError) return error.problem
  return problemOfSqlite(error) ?? problemOfPostgres(error) ?? problemOfDisk(error) ?? storageProblem(error.cause)
}

/** Primary result codes of SQLite: https://sqlite.org/rescode.html */
const SQLITE_PROBLEMS: Readonly<Record<number, StorageProblem>> = {
  5: 'busy',
  8: 'read-only',
  10: 'disk-failed',
  11: 'damaged',
  13: 'full',
  14: 'file-gone',
  26: 'damaged',
}

function problemOfSqlite(error: Error): StorageProblem | undefined {
  // The low byte is the primary code; the other bytes are details.
  return 'errcode' in error ? SQLITE_PROBLEMS[Number(error.errcode) & 0xff] : undefined
}

/** Codes and classes of codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_PROBLEMS: readonly (readonly [RegExp, StorageProblem])[] = [
  [/^(08...|57P..|53300)$/, 'unreachable'],
  [/^(57014|55P03|40001|40P01|53200)$/, 'busy'],
  [/^53100$/, 'full'],
  [/^25006$/, 'read-only'],
  [/^58030$/, 'disk-failed'],
  [/^XX00[12]$/, 'damaged'],
]

function problemOfPostgres(error: Error): StorageProblem | undefined {
  if (!('code' in error && 'severity' in error)) return undefined
  return POSTGRES_PROBLEMS.find(([codes]) => codes.test(String(error.code)))?.[1]
}

/** System error codes that only a disk causes; those of the network come from other services, too. */
const DISK_PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EIO: 'disk-failed',
}

function problemOfDisk(error: Error): StorageProblem | undefined {
  return 'code' in error ? DISK_PROBLEMS[String(error.code)] : undefined
}
