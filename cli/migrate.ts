import { readConfig } from '#server/config/config.ts'
import { createServices } from '#server/services.ts'
import { parsedArguments, runCommand } from './command.ts'

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parsedArguments(args, 'what shall be migrated?', {
    options: { 'without-backup': { type: 'boolean', default: false } },
  })
  await runCommand('The database was not migrated.', async () => {
    const config = readConfig(process.env)
    await using services = await createServices(config)
    const done = await services.migrate({ withBackup: !values['without-backup'] })
    for (const migration of done) process.stdout.write(`${migration} done\n`)
    const place = config.databaseUrl ? 'on PostgreSQL' : `in ${config.dataDir}`
    process.stdout.write(`The database ${place} ${done.length ? 'is up to date' : 'was up to date already'}.\n`)
  })
}
