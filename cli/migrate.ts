import { readConfig } from '#server/config.ts'
import { explained } from '#server/explained.ts'
import { createServices } from '#server/services.ts'

export async function run(): Promise<void> {
  await explained('The database was not migrated.', async () => {
    await using services = await createServices(readConfig(process.env))
    const done = await services.migrate()
    for (const migration of done) process.stdout.write(`${migration} done\n`)
    process.stdout.write(done.length ? 'The database is up to date.\n' : 'The database was up to date already.\n')
  })
}
