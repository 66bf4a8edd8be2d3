import { ConfigError } from './config.ts'
import { NewerDatabaseError } from './storage/migrator.ts'
import { ServerLockedError } from './storage/server-lock.ts'
import { UnusableDatabaseError } from './storage/unusable-database.ts'

/** Errors whose message is all that a person needs. */
const SAID_IN_WORDS = [ConfigError, NewerDatabaseError, ServerLockedError, UnusableDatabaseError]

/** Runs `work`; what stands in its way is said in words with what to do about it, and the process will exit with 1. */
export async function explained<T>(failure: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    process.stderr.write(`\n${failure}\n${explanation(error)}\n\n`)
    process.exitCode = 1
    return undefined
  }
}

function explanation(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (SAID_IN_WORDS.some((kind) => error instanceof kind)) return error.message
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start`
    case 'EADDRNOTAVAIL':
      return `${error.message}\nHOST must be an address of this machine, such as 127.0.0.1 (only itself) or 0.0.0.0 (everybody).`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return port
        ? `This account may not listen on port ${port}. Choose one above 1023, such as PORT=3000.`
        : `${error.message}\nDATA_DIR must name a folder that this account may write to${path ? ` (${path})` : ''}.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return `${error.message}\nThe database that DATABASE_URL names cannot be reached.`
    default:
      return error.stack ?? error.message
  }
}
