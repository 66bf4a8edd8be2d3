import { COMMAND } from '#domain/audit/audit-event.ts'
import { readConfig } from '#server/config/config.ts'
import { createServices } from '#server/services.ts'
import { runCommand } from './command.ts'
import { UsageError } from './usage.ts'

export async function run([what]: readonly string[]): Promise<void> {
  if (what !== 'remove') throw new UsageError('what shall be done with the demo posts?')
  await runCommand('The demo posts were not removed.', async () => {
    await using services = await createServices(readConfig(process.env))
    await services.migrate()
    const { removed, kept } = await services.removeDemoContent()
    await services.audit.record({ what: 'demo-content.removed', who: COMMAND, about: `${removed} removed` })
    process.stdout.write(`${removed} demo ${removed === 1 ? 'post' : 'posts'} removed.\n`)
    if (kept > 0) process.stdout.write(`${kept} had been changed since, and stay.\n`)
  })
}
