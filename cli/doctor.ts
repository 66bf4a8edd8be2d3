import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '#domain/health/finding.ts'
import { readConfig } from '#server/config/config.ts'
import { SQLITE_FILE } from '#server/db/sqlite.ts'
import { explained } from '#server/exit-message.ts'
import { createServices } from '#server/services.ts'
import { printable } from './terminal.ts'

const SIGNS: Readonly<Record<Finding['level'], string>> = { ok: 'ok', warning: 'warning', problem: 'PROBLEM' }

/** Prints a finding on each line; the exit code is 1 when there is a problem. */
export async function run(): Promise<void> {
  await explained('This site cannot be examined.', async () => {
    const config = readConfig(process.env)
    if (!config.databaseUrl && !existsSync(join(config.dataDir, SQLITE_FILE))) {
      process.stderr.write(`There is no blog in ${config.dataDir}. "den serve" makes one.\n`)
      process.exitCode = 1
      return
    }
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
