import { ConfigError } from './config/config-error.ts'
import { type StorageProblem, storageProblem } from './db/health/storage-error.ts'
import { MigrationError } from './db/migration-error.ts'
import { NewerDatabaseError } from './db/migrations/newer-database.ts'
import { UnreleasedDatabaseError } from './db/migrations/unreleased.ts'
import { ServerLockedError } from './db/server-lock.ts'
import { UnusableDatabaseError } from './db/unusable-database.ts'
import { MissingBuildError } from './missing-build.ts'

/** Errors of which the message is printed without a stack. */
const SAID_IN_WORDS = [
  ConfigError,
  MigrationError,
  MissingBuildError,
  NewerDatabaseError,
  UnreleasedDatabaseError,
  ServerLockedError,
  UnusableDatabaseError,
]

/** Error codes for a folder that cannot be created or written to. */
const FOLDER_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

/** System error codes, and messages of the PostgreSQL driver. */
const LOST_CONNECTION = /^(ECONNRESET|EPIPE|ETIMEDOUT) |Connection terminated/

/** Runs `work`; a known failure is told in words with its remedy, and sets exit code 1. @param tell writes to standard error by default */
export async function explained<T>(
  failure: string,
  work: () => Promise<T>,
  tell: (explanation: string) => void = (said) => process.stderr.write(`\n${failure}\n${said}\n\n`),
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    tell(explanation(error))
    process.exitCode = 1
    return undefined
  }
}

/** What stands in the way, where that may pass without a change of the settings. */
export function passingProblem(error: unknown): StorageProblem | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall, message } = error as NodeJS.ErrnoException
  if (syscall === 'connect' || syscall === 'getaddrinfo' || LOST_CONNECTION.test(`${code} ${message}`))
    return 'unreachable'
  return storageProblem(error) ?? passingProblem(error.cause)
}

/** A known failure in words with its remedy; any other with its stack. */
export function explanation(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = message } = error
  if (SAID_IN_WORDS.some((kind) => error instanceof kind)) return message
  const { code = '', syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (syscall === 'listen') return ofAddress(code, message, port)
  if (syscall === 'connect' || syscall === 'getaddrinfo' || code === 'ECONNREFUSED')
    return `${message}\nThe database that DATABASE_URL names cannot be reached.`.trim()
  if (LOST_CONNECTION.test(`${code} ${message}`)) return `The connection to the database was lost (${message}).`
  if (FOLDER_CODES.has(code)) return `${message}\nDATA_DIR must name a folder that this account may write to.`
  const problem = storageProblem(error)
  return problem ? `${message}\n${ADVICE[problem]}` : stack
}

const ADVICE: Readonly<Record<StorageProblem, string>> = {
  unreachable: 'The database that DATABASE_URL names cannot be reached.',
  busy: 'The database is held by another program. Wait until that is done, or stop it, and start again.',
  full: 'The disk is full. Free some space on it and start again; nothing is lost.',
  'read-only': 'The disk, or the database, cannot be written to. Make it writable for this account and start again.',
  'disk-failed':
    'The disk failed to read or write, or is full. Look at the free space of the disk and at the log of the system.',
  damaged: 'The database is damaged. Restore it from a backup: ./den restore <file> --replace.',
  'file-gone':
    'The database in DATA_DIR cannot be opened. Look at the free space of its disk and at who may write to it.',
  upgraded: 'The database was upgraded by a newer version of Den. Start that version.',
  'pictures-away': 'Look at the settings that begin with MEDIA_, and start again.',
  'picture-missing': '"den doctor" says how many pictures are missing.',
}

function ofAddress(code: string, message: string, port: number | undefined): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start`
    case 'EACCES':
      return `This account may not listen on port ${port}. Choose one above 1023, such as PORT=3000.`
    default:
      return `${message}\nHOST must be an address of this machine, such as 127.0.0.1 (only itself) or 0.0.0.0 (everybody).`
  }
}
