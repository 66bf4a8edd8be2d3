import type { Finding } from '#domain/finding.ts'
import type { Sayer } from '#domain/locales/sayer.ts'
import { readConfig } from '#server/config/config.ts'
import { createServices } from '#server/services.ts'
import { parsedArguments, refuseMissingBlog, runCommand } from './command.ts'
import { padded, widthOf } from './layout.ts'
import { serverSayer, t } from './speech.ts'
import { printable } from './terminal.ts'

/** Prints a finding on each line; the exit code is 1 when there is a problem. */
export async function run(args: readonly string[]): Promise<void> {
  parsedArguments(args, t('noArguments', { command: 'doctor' }), {})
  await runCommand(t('notExamined'), async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config, t('serveMakesOne'))
    await using services = await createServices({ ...config, logLevel: 'silent' })
    const findings = await services.examine({ thorough: true })
    const say = await serverSayer()
    for (const each of findings) process.stdout.write(written(each, say))
    if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
  })
}

/** Columns of the level and of the name of a check; longer words in other languages make them wider. */
const LEVEL = 8
const CHECK = 16

function written({ check, level, detail, remedy }: Finding, say: Sayer): string {
  const head = `${padded(t(level), LEVEL)} ${padded(say(check), CHECK)} `
  const line = `${head}${printable(say(detail))}\n`
  return remedy ? `${line}${' '.repeat(widthOf(head))}${say(remedy)}\n` : line
}
