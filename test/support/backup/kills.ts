import { join } from 'node:path'
import type { DatabaseConfig } from '#server/db/database.ts'
import { run } from '../process/program.ts'

const PRELOAD = join(import.meta.dirname, 'kill-at.ts')

type Environment = Readonly<Record<string, string>>

/** Runs a command of `den` over that database, and kills it at a call. @returns its exit code or `SIGKILL` */
export function killedDen(
  args: readonly string[],
  config: DatabaseConfig,
  killAt: number,
  env: Environment = {},
): Promise<number | string> {
  return program(args, config, killAt, env).ended
}

/** Number of calls of such a command at which it could be killed. */
export async function callsOf(args: readonly string[], config: DatabaseConfig, env: Environment = {}): Promise<number> {
  const { ended, output } = program(args, config, 0, env)
  const code = await ended
  const [, calls] = /calls: (\d+)\n/.exec(output.stderr) ?? []
  if (code !== 0 || !calls) throw new Error(`den ${args.join(' ')} ended with ${code}: ${output.stderr}`)
  return Number(calls)
}

function program(
  args: readonly string[],
  { dataDir, databaseUrl = '' }: DatabaseConfig,
  killAt: number,
  env: Environment,
) {
  const command = [process.execPath, '--import', PRELOAD, 'cli/main.ts', ...args]
  return run(command, { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, KILL_AT: String(killAt) })
}
