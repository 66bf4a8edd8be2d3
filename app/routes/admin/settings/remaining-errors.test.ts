import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { remainingErrors } from './remaining-errors.ts'
import { moved } from './rows/order.ts'

const entries = [
  { label: 'One', href: '/one' },
  { label: '', href: '/two' },
  { label: 'Three', href: '/three' },
]
const refused: Settings = { ...defaultSettings, blogName: '', menu: { header: entries, footer: null } }
const errors = { blogName: 'Blog name is required', 'menu.header.1.label': 'Label is required' }

function withEntries(header: typeof entries): Settings {
  return { ...refused, menu: { header, footer: null } }
}

it('keeps an error beside its field until something else is typed there', () => {
  expect(remainingErrors(errors, refused, refused)).toEqual(errors)
  expect(remainingErrors(errors, refused, { ...refused, tagline: 'New', adsEnabled: true })).toEqual(errors)
  expect(remainingErrors(errors, refused, { ...refused, blogName: 'D' })).toEqual({
    'menu.header.1.label': 'Label is required',
  })
})

it('drops the error of an entry that is no longer there', () => {
  const { blogName } = errors
  expect(remainingErrors(errors, refused, withEntries(moved(entries, 1, 0)))).toEqual({ blogName })
  expect(remainingErrors(errors, refused, withEntries(entries.toSpliced(1, 1)))).toEqual({ blogName })
  expect(remainingErrors(errors, refused, withEntries([]))).toEqual({ blogName })
})

it('moves an item up and down', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
})
