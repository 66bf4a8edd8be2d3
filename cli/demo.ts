import { COMMAND } from '#domain/audit-event.ts'
import { readConfig } from '#server/config/config.ts'
import { createServices } from '#server/services.ts'
import { parsedArguments, runCommand } from './command.ts'
import { t } from './speech.ts'
import { UsageError } from './usage.ts'

export async function run(args: readonly string[]): Promise<void> {
  const [what, ...others] = parsedArguments(args, t('whatOfDemo'), { allowPositionals: true }).positionals
  if (what !== 'remove' || others.length > 0) throw new UsageError(t('whatOfDemo'))
  await runCommand(t('demoStays'), async () => {
    await using services = await createServices({ ...readConfig(process.env), logLevel: 'warn' })
    await services.migrate()
    const { removed, kept } = await services.removeDemoContent()
    await services.audit.record({ what: 'demo-content.removed', who: COMMAND, about: `${removed} removed` })
    process.stdout.write(`${t('demoRemoved', { count: removed })}\n`)
    if (kept > 0) process.stdout.write(`${t('demoChanged', { count: kept })}\n`)
  })
}
