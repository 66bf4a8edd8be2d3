import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import { usableEdits } from './usable-edits.ts'

const menu = { header: [{ label: '', href: '' }], footer: null }
const emptyFeed = { title: 'T', text: '' }

it('gives back what was typed', () => {
  const edits = { tagline: 'Typed', adsEnabled: !defaultSettings.adsEnabled, scale: [], emptyFeed, menu }
  expect(usableEdits(edits, defaultSettings)).toEqual(edits)
  expect(usableEdits(null, defaultSettings)).toEqual({})
})

it('leaves out what is stored by now, what no setting could hold, and what is no setting', () => {
  const { blogName, missingPage } = defaultSettings
  const cases: [unknown, unknown][] = [
    [{ blogName, tagline: 'Typed' }, { tagline: 'Typed' }],
    [{ missingPage: structuredClone(missingPage) }, {}],
    [{ tagline: 7, adsEnabled: 'yes', emptyFeed: null }, {}],
    [{ scale: [null], emptyFeed: { ...emptyFeed, text: [] } }, {}],
    [{ scale: 'none', missingPost: { title: 'T' } }, {}],
    [{ menu: 7, social: 'x', footerText: null }, {}],
    [{ menu: { header: [null], footer: null } }, {}],
    [{ toString: 'x', colour: 'red' }, {}],
    [['x'], {}],
  ]
  for (const [edits, usable] of cases) expect([edits, usableEdits(edits, defaultSettings)]).toEqual([edits, usable])
})

it('survives any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      expect(usableEdits(input, defaultSettings)).toEqual({})
    }),
  )
})
