import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandWordsIn } from '#domain/locales/command-words.ts'
import type { Language } from '#domain/locales/language.ts'
import { readConfig } from '#server/config/config.ts'
import { SQLITE_FILE } from '#server/db/sqlite-file.ts'
import { createServices } from '#server/services.ts'
import { emptyTarget } from '#test/support/backup/target.ts'
import { den } from '#test/support/process/command.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'

const said = async (language: Language) => (await commandWordsIn(language)).commandSaid
const about = async (language: Language) => (await commandWordsIn(language)).commandUsage.about

it('den speaks the language of a new blog before there is one', async () => {
  const env = { DATA_DIR: temporaryFolder(), DEN_LANGUAGE: 'de' }
  const { output } = await den(['--help'], env)
  expect(output.stdout).toMatch(/^Den, ein selbst betriebenes Zuhause/)
  const refused = await den(['restore'], env)
  expect(refused.ended).toBe(2)
  expect(refused.output.stderr).toContain(`den: ${(await said('de')).whatToRestore}\n\nden restore <Datei>`)
})

it('den speaks the language of the blog, whatever that of a new one would be', async () => {
  const env = { DATA_DIR: migratedFolder(), DEN_LANGUAGE: 'de' }
  await speaks(env, 'ja')
  const { output } = await den(['admin', 'list'], env)
  expect(output.stdout).toBe(`${(await said('ja')).noAdministratorYet}\n`)
  const short = ['admin', 'create', '--email', 'keeper@den.example']
  const { output: refused } = await den(short, env, 'short\n')
  expect(refused.stderr).not.toMatch(/[a-z]{3} [a-z]{3}/)
})

it('den speaks the language of a blog on PostgreSQL', async () => {
  const { databaseUrl = '', dataDir } = await emptyTarget('postgres')
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  await speaks(env, 'uk')
  expect((await den(['--help'], env)).output.stdout).toContain(await about('uk'))
})

it.each(['de', ''] as const)(
  'a damaged database does not keep den from speaking (DEN_LANGUAGE=%s)',
  async (language) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, SQLITE_FILE), 'no database')
    const { output } = await den(['--help'], { DATA_DIR: folder, DEN_LANGUAGE: language })
    expect(output.stdout).toContain(await about(language || 'en'))
  },
)

async function speaks(env: Readonly<Record<string, string>>, language: Language): Promise<void> {
  await using services = await createServices({ ...readConfig(env), logLevel: 'silent' })
  await services.migrate()
  await services.settings.save({ language })
}
