import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { openAt } from '#test/support/database/unreleased-database.ts'
import { PublishedContent } from '../../posts/published-content.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { migrateToLatest } from '../migrator.ts'
import { migrations } from './index.ts'

const NAMES = Object.keys(migrations)
const BEFORE = NAMES[NAMES.indexOf('070-standard-pages') - 1]!
const parts = [{ heading: 'One', text: 'Only *this*.' }]
/** What took the place of the demo's greetings. */
const PLAIN = '{blogName} is a blog about horror films. Here you find reviews, lists and musings.'
const SETTINGS = {
  tagline: 'Hush.',
  greetings: {
    title: 'Hello',
    intro: 'Come in.',
    parts,
    signature: 'G.',
    subscribeHeading: 'Knock',
    subscribeText: '',
  },
  privacy: { title: 'Yours', intro: '', parts },
  terms: { title: 'T', intro: PLAIN, parts: [] },
  words: { 'post-subject': 'New' },
}

describeEachDatabase('A database with greetings and legal pages among its settings', (open) => {
  it('has pages of what the owner wrote, and no others', async () => {
    await using database = await openAt(BEFORE, open)
    for (const [key, value] of Object.entries(SETTINGS))
      await database.write
        .insertInto('settings')
        .values({ key, value: JSON.stringify(value), updated_at: '2026-11-01' })
        .execute()
    await migrateToLatest(database)
    const content = new PublishedContent(database)
    const letter = await content.findByPath('/greetings')
    expect(letter).toMatchObject({ kind: 'page', title: 'Hello', tagline: 'G.', path: '/greetings' })
    expect(letter!.sections.map(({ sectionTitle, sectionText }) => [sectionTitle, sectionText])).toEqual([
      ['', 'Come in.'],
      ['One', 'Only *this*.'],
    ])
    const privacy = await content.findByPath('/privacy')
    expect([privacy!.title, privacy!.sections.map(({ sectionTitle }) => sectionTitle)]).toEqual(['Yours', ['One']])
    expect(await content.findByPath('/terms')).toBeUndefined()
    expect(await new SettingsRepository(database).all()).toEqual({
      tagline: 'Hush.',
      words: { 'post-subject': 'New', 'box-heading': 'Knock' },
    })
  })
})
