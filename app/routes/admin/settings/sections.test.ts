import { expect, it } from 'vitest'
import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { SECTIONS, sectionNamed, sectionsOf } from './sections.ts'

it('every setting has one section', () => {
  const settings = SECTIONS.flatMap(({ settings }): readonly string[] => settings)
  expect(settings.toSorted()).toEqual(Object.keys(SETTING_LABELS).toSorted())
})

it('a section is found by its name in an address, and by its settings', () => {
  expect(sectionNamed('signing-in')?.title).toBe('settings.signingIn')
  expect([sectionNamed(null), sectionNamed(''), sectionNamed('Words')]).toEqual([undefined, undefined, undefined])
  expect(sectionsOf(['missingPage', 'contact', 'blogName']).map(({ id }) => id)).toEqual(['blog', 'notices'])
})
