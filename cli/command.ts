import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import { SQLITE_FILE } from '#server/db/sqlite-file.ts'
import { explanation } from '#server/exit-message.ts'
import { said, speech, t } from './speech.ts'
import { InputEndedError } from './terminal.ts'
import { UsageError } from './usage.ts'

/** Thrown when a command refuses to do its work. The message says why, in words of the command or of the server. */
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
 * Runs the work of a command. A known failure is told in words with its remedy; refusals are printed as they are. Both set exit code 1.
 * @param noInput message if the input ends before a question is answered
 * @returns the result of the work; undefined if it failed
 */
export async function runCommand<T>(
  failure: string,
  work: () => Promise<T>,
  noInput = t('nothingTyped'),
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    const isRefusal = error instanceof RefusedError
    const words = isRefusal || error instanceof InputEndedError ? (isRefusal ? error.message : noInput) : undefined
    process.stderr.write(
      words === undefined ? `\n${failure}\n${await said(explanation(error))}\n\n` : `${await said(words)}\n`,
    )
    process.exitCode = 1
    return undefined
  }
}

/** @throws {RefusedError} if there is no database yet */
export function refuseMissingBlog(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  hint?: string,
): void {
  if (!databaseUrl && !existsSync(join(dataDir, SQLITE_FILE)))
    throw new RefusedError(speech().sentences([t('noBlog', { folder: dataDir }), hint]))
}

/** @throws {RefusedError} if a file is at the path of a folder, or above it */
export function refuseFile(folder: string): void {
  if (!existsSync(folder)) refuseFile(dirname(folder))
  else if (!statSync(folder).isDirectory()) throw new RefusedError(t('fileNotFolder', { path: folder }))
}
