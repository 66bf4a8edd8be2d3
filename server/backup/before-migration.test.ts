import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { openUnreleased } from '#test/support/database/unreleased-database.ts'
import { den } from '#test/support/process/command.ts'
import { migrations } from '../db/migrations/index.ts'
import { readArchiveFile } from './archive-file.ts'
import { migrateWithBackup } from './before-migration.ts'

describeEachDatabase('the backup before a migration', (open) => {
  async function opened(openIt: () => ReturnType<typeof open>) {
    const database = await openIt()
    const lines: Record<string, unknown>[] = []
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const folder = join(database.config.dataDir, 'backups')
    return {
      database,
      folder,
      lines,
      files: () => (existsSync(folder) ? readdirSync(folder) : []),
      migrate: (options: Partial<Parameters<typeof migrateWithBackup>[1]> = {}) =>
        migrateWithBackup(database, { config: { folder, passphrase: undefined }, log, ...options }),
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    }
  }
  const broken = {
    ...migrations,
    '998-fine': { up: async () => {} },
    '999-broken': {
      up: async () => {
        throw new Error('no such thing')
      },
    },
  }

  it('is made of a blog, and said; and not of an empty database, nor when there is nothing to migrate', async () => {
    await using den = await opened(() => openUnreleased(open))
    mkdirSync(den.folder)
    // Left by a killed attempt.
    writeFileSync(join(den.folder, 'den-before-migration-2026-10-31T030000Z.tar.gz.0123456789ab.partial'), 'half')
    expect(await den.migrate()).toContain('070-init')
    expect(den.files()).toEqual([expect.stringMatching(/^den-before-migration-[\dTZ-]+\.tar\.gz$/)])
    const messages = den.lines.map(({ msg }) => msg)
    expect(messages).toEqual(['making a backup before the migration', 'backup made before the migration'])
    expect(await den.database.read.selectFrom('backup_runs').select(['kind', 'state', 'file']).execute()).toEqual([
      { kind: 'before-migration', state: 'done', file: den.files()[0] },
    ])
    expect(await den.migrate()).toEqual([])
    expect(den.files()).toHaveLength(1)

    await using empty = await opened(() => open({ empty: true }))
    await empty.migrate()
    expect(empty.files()).toEqual([])
  })

  it('stays until the next upgrade is complete, however often that fails, and says how to go back', async () => {
    const clock = { now: Date.parse('2026-11-01T12:00:00Z') }
    await using den = await opened(() => openUnreleased(open, { now: () => new Date(clock.now) }))
    const nameOf = (minute: number) => `den-before-migration-2026-11-01T120${minute}00Z.tar.gz`
    await den.migrate()
    clock.now += 60_000
    const file = join(den.folder, nameOf(1))
    await expect(den.migrate({ known: broken })).rejects.toThrow(
      `The database could not be migrated: no such thing\nWhat failed changed nothing. To go back, install the version of Den that ran before, and with it: ./den restore ${file} --replace\nIf that version refuses it`,
    )
    const { migrations: names, secrets } = await readArchiveFile(file, undefined)
    expect([names, secrets]).toEqual([Object.keys(migrations), true])

    for (let again = 0; again < 3; again++) {
      clock.now += 60_000
      await expect(den.migrate({ known: broken })).rejects.toThrow('no such thing')
    }
    expect(den.files().sort()).toEqual([0, 1, 4].map(nameOf))
    clock.now += 60_000
    await den.migrate({ known: { ...broken, '999-broken': { up: async () => {} } } })
    expect(den.files()).toEqual([nameOf(5)])
  })

  it('is not passed over when it cannot be made, except by the command', async () => {
    await using old = await opened(() => openUnreleased(open))
    writeFileSync(old.folder, 'a file in the place of the folder')
    await expect(old.migrate()).rejects.toThrow(/^No backup could be made .* \.\/den migrate --without-backup$/s)
    const { dataDir, databaseUrl } = old.database.config
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    expect(await den(['migrate'], env)).toMatchObject({
      ended: 1,
      output: { stderr: expect.stringContaining('A file is in the place') },
    })
    expect(await den(['migrate', '--without-backup'], env)).toMatchObject({
      output: { stdout: expect.stringContaining('070-init done') },
    })
  })
})
