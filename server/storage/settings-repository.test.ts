import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/databases.ts'
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

  it('leaves out a damaged value', async () => {
    await using database = await open()
    const settings = new SettingsRepository(database)
    await settings.set('blogName', 'Crypt')
    await settings.set('tagline', 'Welcome')
    await sql`update settings set value = '{' where key = 'blogName'`.execute(database.write)
    expect(await settings.all()).toEqual({ tagline: 'Welcome' })
  })
})
