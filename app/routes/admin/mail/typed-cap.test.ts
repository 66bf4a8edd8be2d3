import { expect, it } from 'vitest'
import { mailCapsChange } from '#domain/mail/mail-caps.ts'
import { capText, typedCap } from './typed-cap.ts'

it('takes numbers, and nothing for no limit', () => {
  expect(['', '  ', '12', ' 007 '].map(typedCap)).toEqual([null, null, 12, 7])
  expect([null, 12].map(capText)).toEqual(['', '12'])
})

it.each(['0', '-1', '1.5', '1e3', '1,000', '１０', 'ten', '9'.repeat(16), '9'.repeat(400), 'null'])(
  'hands on %s so that it is refused, and lifts no limit',
  (text) => {
    const sent = JSON.parse(JSON.stringify({ perDay: typedCap(text) }))
    expect(mailCapsChange.safeParse(sent).success).toBe(false)
  },
)
