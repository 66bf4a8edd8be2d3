import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { SettingsRepository } from './settings-repository.ts'

describeEachDatabase('SettingsRepository', (open) => {
  it('keeps what was set, the last word counting', async () => {
    await using database = await open()
    const settings = new SettingsRepository(database)
    expect(await settings.all()).toEqual({})

    await settings.set('blogName', 'Crypt')
    await settings.set('greetings', { title: 'Hello', parts: [{ heading: 'Œ', text: '🎃' }] })
    await settings.set('blogName', 'The Crypt\0')
    expect(await settings.all()).toEqual({
      blogName: 'The Crypt',
      greetings: { title: 'Hello', parts: [{ heading: 'Œ', text: '🎃' }] },
    })
  })

  it('lists them in the order of their bytes', async () => {
    await using database = await open()
    const settings = new SettingsRepository(database)
    for (const key of ['é', 'a', 'Z', 'b']) await settings.set(key, key)
    expect(Object.keys(await settings.all())).toEqual(['Z', 'a', 'b', 'é'])
  })

  it('raises the content version with each change', async () => {
    await using database = await open()
    const before = await database.contentVersion()
    await new SettingsRepository(database).set('adsEnabled', true)
    expect(await database.contentVersion()).toBeGreaterThan(before)
  })

  it('sets some and forgets others at once', async () => {
    await using database = await open({ now: () => new Date('2026-10-31T00:00:00Z') })
    const settings = new SettingsRepository(database)
    await settings.set('blogName', 'Crypt')
    await settings.set('tagline', 'Welcome')
    const before = await database.contentVersion()

    await settings.change({ blogName: 'Vault', contact: 'a@b.example' }, ['tagline', 'siteKey'])
    expect(await settings.all()).toEqual({ blogName: 'Vault', contact: 'a@b.example' })
    expect(await database.contentVersion()).toBe(before + 1)
    const rows = await database.read.selectFrom('settings').select('updated_at').execute()
    expect(rows.map((row) => row.updated_at)).toEqual(Array(2).fill('2026-10-31T00:00:00.000Z'))
  })

  it('changes all or nothing', async () => {
    await using database = await open()
    const settings = new SettingsRepository(database)
    await settings.set('blogName', 'Crypt')
    const before = await database.contentVersion()
    const circular: Record<string, unknown> = {}
    circular.self = circular
    await expect(settings.change({ blogName: 'Vault', terms: circular }, ['blogName'])).rejects.toThrow()
    await database
      .transaction(async (trx) => {
        await new SettingsRepository(trx).change({ blogName: 'Vault' }, [])
        throw new Error('no')
      })
      .catch(() => {})
    expect(await settings.all()).toEqual({ blogName: 'Crypt' })
    expect(await database.contentVersion()).toBe(before)
  })

  it('leaves out a damaged value', async () => {
    await using database = await open()
    const settings = new SettingsRepository(database)
    await settings.set('blogName', 'Crypt')
    await settings.set('tagline', 'Welcome')
    await sql`update settings set value = '{' where key = 'blogName'`.execute(database.write)
    expect(await settings.all()).toEqual({ tagline: 'Welcome' })
  })
})
