import { expect, it } from 'vitest'
import { valueAt, withValueAt } from './dotted-name.ts'

const whole = { title: 'T', page: { intro: '', parts: [{ heading: 'One' }, { heading: 'Two' }] } }

it('reads what a dotted name means, and nothing where there is nothing', () => {
  expect(valueAt(whole, 'title')).toBe('T')
  expect(valueAt(whole, 'page.parts.1.heading')).toBe('Two')
  expect(valueAt(whole, 'page.parts.2.heading')).toBeUndefined()
})

it('replaces it in a copy, which shares the rest', () => {
  const changed = withValueAt(whole, 'page.parts.1.heading', 'New')
  expect(changed).toEqual({ title: 'T', page: { intro: '', parts: [{ heading: 'One' }, { heading: 'New' }] } })
  expect(changed.page.parts[0]).toBe(whole.page.parts[0])
  expect(whole.page.parts[1]).toEqual({ heading: 'Two' })
})
