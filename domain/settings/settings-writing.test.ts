import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultSettings } from '../../content/default-settings.ts'
import { fieldErrors } from '../field-errors.ts'
import { SETTING_LABELS } from './setting-fields.ts'
import { settingsChange } from './settings-writing.ts'

function errorsOf(change: unknown): Record<string, string> {
  const result = settingsChange.safeParse(change)
  return result.success ? {} : fieldErrors(result.error)
}

it('takes what the project brings along, whole and unchanged', () => {
  expect(settingsChange.parse(defaultSettings)).toEqual(defaultSettings)
  expect(Object.keys(settingsChange.parse(defaultSettings))).toEqual(Object.keys(defaultSettings))
  expect(Object.keys(SETTING_LABELS)).toEqual(Object.keys(defaultSettings))
})

it('names nothing that was not named', () => {
  expect(settingsChange.parse({})).toEqual({})
  expect(settingsChange.parse({ adsEnabled: true })).toEqual({ adsEnabled: true })
})

it('takes the spaces around lines away, and none out of texts', () => {
  const emptyFeed = { title: 'T', text: '  First.\n\n - second \n' }
  expect(settingsChange.parse({ blogName: ' Den ', contact: ' a@b.example\n', emptyFeed })).toEqual({
    blogName: 'Den',
    contact: 'a@b.example',
    emptyFeed,
  })
})

it.each([
  [{ blogName: '  ' }, 'blogName', 'Blog name is required'],
  [{ blogName: 'x'.repeat(81) }, 'blogName', 'Blog name must be 80 or fewer characters'],
  [{ blogName: 'One\nTwo' }, 'blogName', 'Blog name must be one line of plain text'],
  [{ blogName: 'One\u2028Two' }, 'blogName', 'Blog name must be one line of plain text'],
  [{ blogName: 7 }, 'blogName', 'Blog name is a text'],
  [{ tagline: 'x'.repeat(201) }, 'tagline', 'Tagline must be 200 or fewer characters'],
  [{ description: 'x'.repeat(501) }, 'description', 'Description must be 500 or fewer characters'],
  [{ contact: 'nobody' }, 'contact', 'Please enter a valid email'],
  [{ contact: '' }, 'contact', 'Please enter a valid email'],
  [{ imageSource: 'x'.repeat(201) }, 'imageSource', 'Default image source must be 200 or fewer characters'],
  [{ timeZone: 'Middle/Earth' }, 'timeZone', 'Time zone must be a name such as Europe/Paris or UTC'],
  [{ timeZone: '+02:00' }, 'timeZone', 'Time zone must be a name such as Europe/Paris or UTC'],
  [{ siteKey: 'a b' }, 'siteKey', 'Captcha site key has no spaces'],
  [{ siteKey: 'x'.repeat(201) }, 'siteKey', 'Captcha site key must be 200 or fewer characters'],
  [{ adsEnabled: 'yes' }, 'adsEnabled', 'Show ad placeholder is true or false'],
  [{ emptyFeed: { title: '', text: '' } }, 'emptyFeed.title', 'Title is required'],
  [{ emptyFeed: { title: 'x'.repeat(201), text: '' } }, 'emptyFeed.title', 'Title must be 200 or fewer characters'],
  [{ emptyFeed: { title: 'T', text: 'é'.repeat(50_001) } }, 'emptyFeed.text', 'Text is longer than 100,000 bytes'],
  [{ emptyFeed: { title: 'T' } }, 'emptyFeed.text', 'Text is a text'],
  [{ emptyFeed: { title: 'T', text: '', signature: 'Me' } }, 'emptyFeed.signature', 'Den has no such field'],
  [{ emptyFeed: 'text' }, 'emptyFeed', 'A notice is an object with title and text'],
  [{ demoPosts: [] }, 'demoPosts', 'Den has no such field'],
  [{ scale: Array(10).fill('') }, 'scale', 'The scale is a list of 11 lines, from 0 to 10'],
  [{ scale: [...Array(10).fill(''), 'two\nlines'] }, 'scale.10', 'A line of the scale must be one line of plain text'],
  [[], '', 'A change is an object'],
  [null, '', 'A change is an object'],
])('refuses %j', (change, field, message) => {
  expect(errorsOf(change)).toEqual({ [field]: message })
})

it.each([
  { blogName: '👨‍👩‍👧‍👦'.repeat(80) },
  { tagline: '' },
  { siteKey: '' },
  { timeZone: 'America/Argentina/Buenos_Aires' },
])('takes what just fits', (change) => {
  expect(errorsOf(change)).toEqual({})
})

it('takes no letter under a megabyte of accents', () => {
  expect(errorsOf({ blogName: `e${'\u0301'.repeat(1_000_000)}` })).toHaveProperty('blogName')
})

it('answers whatever it is given, and takes again what it has taken', () => {
  fc.assert(
    fc.property(fc.record(anyOf(Object.keys(defaultSettings)), { requiredKeys: [] }), (change) => {
      const result = settingsChange.safeParse(change)
      if (result.success) expect(settingsChange.parse(result.data)).toEqual(result.data)
      else expect(Object.values(fieldErrors(result.error)).every((message) => message.length > 5)).toBe(true)
    }),
  )
})

function anyOf(keys: readonly string[]): Record<string, fc.Arbitrary<unknown>> {
  const value = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'grapheme' }),
    fc.record({ title: fc.string(), text: fc.string() }),
  )
  return Object.fromEntries(keys.map((key) => [key, value]))
}
