import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import { de } from '#domain/locales/de/catalogue.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { standInTexts } from '../posts/first-run/demo-content.ts'
import { SettingsRepository } from './settings-repository.ts'
import { SiteSettings } from './site-settings.ts'

const SITE = 'https://den.example'
const SCREENS = ['/', '/greetings', '/terms', '/privacy', '/cookiepolicy', '/blogs/none', '/?page=9']

function settingsOf(database: Database): SiteSettings {
  return new SiteSettings(new SettingsRepository(database), defaultSettings, SITE, () => database.contentVersion())
}

describeEachDatabase('SiteSettings', (open) => {
  it('reads the settings once for each content version', async () => {
    const statements: string[] = []
    await using database = await open({ onQuery: ({ sql }) => statements.push(sql) })
    const settings = settingsOf(database)
    const reads = async () => {
      statements.length = 0
      await settings.current()
      return statements.filter((sql) => sql.includes('"settings"')).length
    }
    expect([await reads(), await reads()]).toEqual([1, 0])
    await new SettingsRepository(database).set('blogName', 'Crypt')
    expect([await reads(), await reads()]).toEqual([1, 0])
    expect((await settings.current()).blogName).toBe('Crypt')
  })

  it('says what the project brings along until the owner changes it', async () => {
    await using database = await open()
    const repository = new SettingsRepository(database)
    const settings = settingsOf(database)
    expect(await settings.current()).toMatchObject({ blogName: 'The Midnight Den', timeZone: 'UTC', adsEnabled: false })

    await repository.set('blogName', 'Grauen')
    await repository.set('adsEnabled', true)
    await repository.set('timeZone', 'Europe/Berlin')
    await repository.set('scale', ['One', 'Only.'])
    await repository.set('emptyFeed', { title: 'P', text: '' })
    const current = await settings.current()
    expect(current).toMatchObject({ blogName: 'Grauen', adsEnabled: true, timeZone: 'Europe/Berlin' })
    expect(current.scale).toEqual(['One', 'Only.'])
    expect(current.emptyFeed).toEqual({ title: 'P', text: '' })
    expect(Object.keys(current)).toEqual(Object.keys(defaultSettings))
  })

  it('goes back to another language whole: its standard texts are not taken for the owner’s', async () => {
    await using database = await open()
    const version = () => database.contentVersion()
    const repository = new SettingsRepository(database)
    const settings = new SiteSettings(repository, defaultSettings, SITE, version, standInTexts)
    const { language, tagline, scale } = await settings.save({ language: 'tr' })
    await settings.save({ language: 'de' })
    await settings.save({ language, tagline, scale })
    expect(await settings.current()).toMatchObject({ language, tagline, scale })
    expect((await settings.save({ language: 'de' })).tagline).toBe(de.defaults.tagline)
    expect(Object.keys(await repository.all())).toEqual(['language'])
  })

  it('fills names of other settings in, once, wherever they stand', async () => {
    await using database = await open()
    const repository = new SettingsRepository(database)
    await repository.set('blogName', 'Den {contact}')
    await repository.set('contact', 'a@b.example')
    await repository.set('emptyFeed', { title: '{siteUrl}', text: '{blogName}, {unknown} {' })
    await repository.set('scale', ['{contact}', '{contact}{contact}'])
    const { emptyFeed, scale, imageSource } = await settingsOf(database).current()
    expect(emptyFeed).toEqual({ title: SITE, text: 'Den {contact}, {unknown} {' })
    expect(scale).toEqual(['a@b.example', 'a@b.examplea@b.example'])
    expect(imageSource).toBe('Den {contact} (2024)')
  })

  it('takes the default for what cannot be used, and for nothing else', async () => {
    await using database = await open()
    const repository = new SettingsRepository(database)
    const settings = settingsOf(database)
    const standard = await settings.current()
    const stored = {
      blogName: 5,
      tagline: null,
      contact: ['a@b.example'],
      adsEnabled: 'yes',
      timeZone: 'Middle/Earth',
      missingPage: 'Hello',
      scale: [{ heading: 'One' }],
      emptyFeed: { title: 'Empty', unknown: 'x' },
      menu: {
        header: [
          { label: 'Films', screen: 'films' },
          { label: 'x', href: 'javascript:alert(1)' },
        ],
        footer: null,
      },
      social: [{ network: 'x', href: '//x.example' }],
      description: 'Mine as well',
    }
    for (const [key, value] of Object.entries(stored)) await repository.set(key, value)
    await repository.set('smtpPassword', 'hunter2')
    await database.write
      .insertInto('settings')
      .values({ key: 'missingPost', value: '{"title":', updated_at: '' })
      .execute()

    expect(await settings.current()).toEqual({
      ...standard,
      description: 'Mine as well',
      emptyFeed: { ...standard.emptyFeed, title: 'Empty' },
    })
  })

  it('gives what was typed, with the names in braces as they stand', async () => {
    await using database = await open()
    const settings = settingsOf(database)
    expect(await settings.stored()).toEqual(defaultSettings)
    expect(await settings.save({ blogName: 'Den {contact}', timeZone: 'Europe/Berlin' })).toEqual({
      ...defaultSettings,
      blogName: 'Den {contact}',
      timeZone: 'Europe/Berlin',
    })
    expect((await settings.stored()).imageSource).toBe('{blogName} (2024)')
    expect((await settings.current()).blogName).toBe(`Den ${defaultSettings.contact}`)
  })

  it('saves what changed, for every other server at once', async () => {
    await using database = await open()
    await using elsewhere = await openDatabase(database.config)
    const settings = settingsOf(database)
    const other = settingsOf(elsewhere)
    const before = await database.contentVersion()

    const missingPost = { title: 'T', text: '{blogName}' }
    await settings.save({ blogName: 'Grauen', adsEnabled: true, missingPost })
    expect(await other.current()).toMatchObject({
      blogName: 'Grauen',
      adsEnabled: true,
      missingPost: { title: 'T', text: 'Grauen' },
    })
    expect(await elsewhere.contentVersion()).toBe(before + 1)

    // Two administrators with a change each.
    await Promise.all([settings.save({ tagline: 'Hush.' }), other.save({ contact: 'a@b.example' })])
    expect(await settings.stored()).toMatchObject({ blogName: 'Grauen', tagline: 'Hush.', contact: 'a@b.example' })

    const version = await database.contentVersion()
    expect(await settings.save({})).toEqual(await other.stored())
    expect(await database.contentVersion()).toBe(version)
  })

  it('forgets what equals its default again', async () => {
    await using database = await open()
    const repository = new SettingsRepository(database)
    const settings = settingsOf(database)
    await settings.save({ blogName: 'Grauen', tagline: 'Hush.', emptyFeed: { title: 'T', text: '' } })
    expect(Object.keys(await repository.all())).toEqual(['blogName', 'emptyFeed', 'tagline'])

    const before = await database.contentVersion()
    const { blogName, emptyFeed } = structuredClone(defaultSettings)
    expect(await settings.save({ blogName, emptyFeed, adsEnabled: false })).toEqual({
      ...defaultSettings,
      tagline: 'Hush.',
    })
    // The name that an owner chose is theirs.
    expect(await repository.all()).toEqual({ blogName, tagline: 'Hush.' })
    expect(await database.contentVersion()).toBe(before + 1)
  })
})

describe('the site', () => {
  const wrongValues = [null, 7, false, 'text', [], [1], {}, { title: {}, parts: [null] }, { parts: [{ heading: 1 }] }]

  it.each(wrongValues.map((value) => ({ value })))(
    'opens every screen with settings such as $value',
    async ({ value }) => {
      const settings = Object.fromEntries(Object.keys(defaultSettings).map((key) => [key, value]))
      await using app = await openTestApp(openTestSqlite, { settings })
      for (const screen of SCREENS) {
        const { status, body } = await app.get(screen)
        expect([screen, status]).toEqual([screen, screen.includes('9') || screen.includes('none') ? 404 : 200])
        expect(body).not.toContain('[object Object]')
      }
      expect(app.log.filter(({ level }) => Number(level) > 30)).toEqual([])
    },
  )

  it('shows no setting that no screen asks for', async () => {
    const settings = { smtpPassword: 'hunter2', blogName: { secret: 'hunter2' } }
    await using app = await openTestApp(openTestSqlite, { settings })
    for (const target of [...SCREENS, '/api/collections/settings', '/v1/projects', '/api/blogs'])
      expect((await app.get(target)).body).not.toContain('hunter2')
    expect(textsOf((await app.get('/')).body, 'title')).toEqual(['The Midnight Den'])
    expect(JSON.stringify(app.log)).not.toContain('hunter2')
  })
})
