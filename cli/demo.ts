import { COMMAND } from '#domain/audit-event.ts'
import { readConfig } from '#server/config/config.ts'
import { createServices } from '#server/services.ts'
import { parsedArguments, runCommand } from './command.ts'
import { UsageError } from './usage.ts'

const QUESTION = 'what shall be done with the demo posts?'

export async function run(args: readonly string[]): Promise<void> {
  const [what, ...others] = parsedArguments(args, QUESTION, { allowPositionals: true }).positionals
  if (what !== 'remove' || others.length > 0) throw new UsageError(QUESTION)
  await runCommand('The demo posts were not removed.', async () => {
    await using services = await createServices({ ...readConfig(process.env), logLevel: 'warn' })
    await services.migrate()
    const { removed, kept } = await services.removeDemoContent()
    await services.audit.record({ what: 'demo-content.removed', who: COMMAND, about: `${removed} removed` })
    process.stdout.write(`${removed} demo ${removed === 1 ? 'post' : 'posts'} removed.\n`)
    if (kept > 0) process.stdout.write(`${kept} had been changed since, and stay.\n`)
  })
}
