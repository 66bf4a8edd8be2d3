import { COMMAND } from '#domain/audit/audit-event.ts'
import { readConfig } from '#server/config/config.ts'
import { explained } from '#server/exit-message.ts'
import { createServices } from '#server/services.ts'
import { DEMO_USAGE } from './usage.ts'

export async function run([what]: readonly string[]): Promise<void> {
  if (what !== 'remove') {
    process.stderr.write(`den: what shall be done with the demo posts?\n\n${DEMO_USAGE}`)
    process.exitCode = 2
    return
  }
  await explained('The demo posts were not removed.', async () => {
    await using services = await createServices(readConfig(process.env))
    await services.migrate()
    const { removed, kept } = await services.removeDemoContent()
    await services.audit.record({ what: 'demo-content.removed', who: COMMAND, about: `${removed} removed` })
    process.stdout.write(`${removed} demo ${removed === 1 ? 'post' : 'posts'} removed.\n`)
    if (kept > 0) process.stdout.write(`${kept} had been changed since, and stay.\n`)
  })
}
