import { spawnSync } from 'node:child_process'

interface Options {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly uid?: number
  readonly gid?: number
  readonly input?: string
}

/**
 * @returns the standard output
 * @throws with the output of the program, unless it exits with 0
 */
export function run(program: string, args: readonly string[], options: Options = {}): string {
  const settings = { ...options, encoding: 'utf8', maxBuffer: 2 ** 27 } as const
  const { status, signal, stdout, stderr, error } = spawnSync(program, args, settings)
  if (status === 0) return stdout
  const why = error?.message ?? `ended with ${signal ?? `exit code ${status}`}`
  throw new Error(`${[program, ...args].join(' ')}: ${why}\n${stdout ?? ''}${stderr ?? ''}`)
}
