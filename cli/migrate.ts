import { readConfig } from '#server/config/config.ts'
import { createServices } from '#server/services.ts'
import { parsedArguments, runCommand } from './command.ts'
import { t } from './speech.ts'

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parsedArguments(args, t('whatToMigrate'), {
    options: { 'without-backup': { type: 'boolean', default: false } },
  })
  await runCommand(t('databaseNotMigrated'), async () => {
    const config = readConfig(process.env)
    await using services = await createServices(config)
    const done = await services.migrate({ withBackup: !values['without-backup'] })
    for (const migration of done) process.stdout.write(`${t('migrationDone', { migration })}\n`)
    const { databaseUrl, dataDir: folder } = config
    const isDone = done.length > 0
    const outcome = databaseUrl
      ? t(isDone ? 'upToDateOnPostgres' : 'wasUpToDateOnPostgres')
      : t(isDone ? 'upToDate' : 'wasUpToDate', { folder })
    process.stdout.write(`${outcome}\n`)
  })
}
