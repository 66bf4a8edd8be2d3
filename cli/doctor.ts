import type { Finding } from '#domain/finding.ts'
import { readConfig } from '#server/config/config.ts'
import { createServices } from '#server/services.ts'
import { parsedArguments, refuseMissingBlog, runCommand } from './command.ts'
import { printable } from './terminal.ts'

const SIGNS: Readonly<Record<Finding['level'], string>> = { ok: 'ok', warning: 'warning', problem: 'PROBLEM' }

/** Prints a finding on each line; the exit code is 1 when there is a problem. */
export async function run(args: readonly string[]): Promise<void> {
  parsedArguments(args, 'doctor takes no arguments.', {})
  await runCommand('This site cannot be examined.', async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config, ' "den serve" makes one.')
    await using services = await createServices({ ...config, logLevel: 'silent' })
    const findings = await services.examine({ thorough: true })
    for (const finding of findings) process.stdout.write(written(finding))
    if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
  })
}

function written({ check, level, detail, remedy }: Finding): string {
  const line = `${SIGNS[level].padEnd(8)} ${check.padEnd(16)} ${printable(detail)}\n`
  return remedy ? `${line}${' '.repeat(26)}${remedy}\n` : line
}
