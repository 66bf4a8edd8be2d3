import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import { SQLITE_FILE } from '#server/db/sqlite.ts'
import { explained } from '#server/exit-message.ts'
import { InputEndedError } from './terminal.ts'
import { UsageError } from './usage.ts'

/** Thrown when a command refuses to do its work. The message says why. */
export class RefusedError extends Error {}

/** @throws {UsageError} with this question, for options that the command does not have */
export function parsedArguments<T extends ParseArgsConfig>(args: readonly string[], question: string, config: T) {
  try {
    return parseArgs<T>({ ...config, args: [...args] })
  } catch {
    throw new UsageError(question)
  }
}

/**
 * Runs the work of a command as {@link explained} does. Refusals are printed as they are, and set exit code 1.
 * @param noInput message if the input ends before a question is answered
 * @returns the result of the work; undefined if it failed
 */
export function runCommand<T>(
  failure: string,
  work: () => Promise<T>,
  noInput = 'Nothing was typed.',
): Promise<T | undefined> {
  return explained(failure, () => work().catch(refuse))

  function refuse(error: unknown): undefined {
    const isRefusal = error instanceof RefusedError
    if (!isRefusal && !(error instanceof InputEndedError)) throw error
    process.stderr.write(`${isRefusal ? error.message : noInput}\n`)
    process.exitCode = 1
  }
}

/** @throws {RefusedError} if there is no database yet */
export function refuseMissingBlog({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>, hint = ''): void {
  if (!databaseUrl && !existsSync(join(dataDir, SQLITE_FILE)))
    throw new RefusedError(`There is no blog in ${dataDir}.${hint}`)
}

/** @throws {RefusedError} if a file is at the path of a folder, or above it */
export function refuseFile(folder: string): void {
  if (!existsSync(folder)) refuseFile(dirname(folder))
  else if (!statSync(folder).isDirectory()) throw new RefusedError(`${folder} is a file. Name a folder.`)
}
