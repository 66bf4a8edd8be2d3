import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { SettingsRepository } from './settings-repository.ts'
import { SiteSettings } from './site-settings.ts'

const START = Date.parse('2026-10-31T20:00:00.000Z')

describeEachDatabase('revisions of settings', (open) => {
  it('say what settings were before each save, defaults included', async () => {
    let minute = 0
    const at = (minutes: number) => new Date(START + minutes * 60_000)
    await using database = await open({ now: () => at(minute) })
    const settings = new SiteSettings(new SettingsRepository(database), defaultSettings, 'https://den.example', () =>
      database.contentVersion(),
    )
    await settings.save({ blogName: 'Crypt', tagline: 'Hush.' }, 'mara@den.example')
    minute = 1
    await settings.save({ blogName: 'The Crypt', tagline: 'Hush.' }, 'ines@den.example')
    minute = 2
    await settings.save({ blogName: defaultSettings.blogName, look: { ...defaultSettings.look, corners: 'soft' } })

    expect(await settings.revisions()).toEqual([
      { until: at(2).toISOString(), changedBy: '', settings: ['blogName', 'look'] },
      { until: at(1).toISOString(), changedBy: 'ines@den.example', settings: ['blogName'] },
      { until: at(0).toISOString(), changedBy: 'mara@den.example', settings: ['blogName', 'tagline'] },
    ])
    expect(await settings.before(at(2).toISOString())).toEqual({
      ...defaultSettings,
      blogName: 'The Crypt',
      tagline: 'Hush.',
    })
    expect(await settings.before(at(1).toISOString())).toMatchObject({ blogName: 'Crypt', tagline: 'Hush.' })
    expect(await settings.before(at(0).toISOString())).toEqual(defaultSettings)
  })

  it('are the last twenty of each setting', async () => {
    let minute = 0
    await using database = await open({ now: () => new Date(START + minute * 60_000) })
    const settings = new SettingsRepository(database)
    await settings.set('tagline', 'First')
    for (minute = 1; minute <= 25; minute++) await settings.set('blogName', `Den ${minute}`)
    const revisions = await settings.revisions(['blogName', 'tagline'])
    expect(revisions.filter((save) => save.settings.includes('blogName'))).toHaveLength(20)
    expect(revisions.filter((save) => save.settings.includes('tagline'))).toHaveLength(1)
    expect(await settings.before(new Date(START).toISOString(), ['blogName'])).toEqual({ blogName: 'Den 5' })
  })
})
