import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestedRange } from './range.ts'

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-100', { start: 0, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 99 }],
  [`bytes=-${'9'.repeat(400)}`, { start: 0, end: 99 }],
])('of %s is that part of 100 bytes', (header, range) => {
  expect(requestedRange(header, 100)).toEqual(range)
})

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  'of %s cannot be had from 100 bytes',
  (header) => {
    expect(requestedRange(header, 100)).toBe('unsatisfiable')
  },
)

it.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=5',
  'bytes=9-0',
  'bytes=a-b',
  'bytes=0-1,5-6',
  'bytes=0-0,',
  'lines=0-1',
  'bytes=0--1',
  'bytes= 0-1',
  'bytes=0x1-2',
  'bytes=1.0-2',
])('of %s is none at all', (header) => {
  expect(requestedRange(header, 100)).toBeUndefined()
})

it('has nothing to give from an empty file', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(requestedRange(header, 0)).toBe('unsatisfiable')
})

it('is what a naive look at every byte of the file gives', () => {
  const number = fc.oneof(fc.nat(200), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.constant(''))
  fc.assert(
    fc.property(number, number, fc.nat(150), (first, last, size) => {
      const from = first === '' ? size - Number(last) : Number(first)
      const to = first === '' || last === '' ? size : Number(last)
      const bytes = Array.from({ length: size }, (_, position) => position).filter((at) => at >= from && at <= to)
      const isNone = first === '' ? last === '' : to < from && last !== ''
      const expected = bytes.length > 0 ? { start: bytes[0], end: bytes.at(-1) } : 'unsatisfiable'
      expect(requestedRange(`bytes=${first}-${last}`, size)).toEqual(isNone ? undefined : expected)
    }),
  )
})

it('survives whatever is sent', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `bytes=${text}`),
      ),
      fc.nat(50),
      (header, size) => {
        const range = requestedRange(header, size)
        if (typeof range === 'object') expect(range.end).toBeLessThan(size)
      },
    ),
  )
})
