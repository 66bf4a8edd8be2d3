import { isOfPictures } from '../../db/health/storage-error.ts'
import { UnreleasedDatabaseError } from '../../db/migrations/unreleased.ts'
import { ForeignTablesError } from '../../db/transfer/den-tables.ts'
import { DatabaseInUseError, MissingReferenceError } from '../../db/transfer/fresh-database.ts'
import { UnportableValueError } from '../row-json.ts'
import { UnusableArchiveError } from '../unusable-archive.ts'

/** Constraints of both engines: checks, unique values, values that must be there, types. */
const REFUSED_VALUE = /^(23|22)/
const SQLITE_CONSTRAINT = 19
const SQLITE_MISMATCH = 20

const SAID_IN_WORDS = [UnusableArchiveError, UnreleasedDatabaseError, DatabaseInUseError, ForeignTablesError]

/** Why a blog cannot take the place of another one; undefined for errors that are no refusal. */
export function problemOf(error: unknown): string | undefined {
  if (SAID_IN_WORDS.some((kind) => error instanceof kind) || isOfPictures(error)) return (error as Error).message
  if (error instanceof UnportableValueError || error instanceof MissingReferenceError)
    return `This backup is damaged or was changed. ${error.message}`
  const { code = '', errcode, message } = error as NodeJS.ErrnoException & { errcode?: number }
  const isRefused =
    errcode !== undefined ? [SQLITE_CONSTRAINT, SQLITE_MISMATCH].includes(errcode & 0xff) : REFUSED_VALUE.test(code)
  return isRefused
    ? `This backup is damaged or was changed: the database refuses what it holds (${message}).`
    : undefined
}
