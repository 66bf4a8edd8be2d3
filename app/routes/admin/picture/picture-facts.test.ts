import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { pictureFacts, sizeInWords } from './picture-facts.ts'

it('says sizes as a person would', () => {
  expect(sizeInWords(ENGLISH, 0)).toBe('0 bytes')
  expect(sizeInWords(ENGLISH, 999)).toBe('999 bytes')
  expect(sizeInWords(ENGLISH, 411_600)).toBe('412 kB')
  expect(sizeInWords(ENGLISH, 999_499)).toBe('999 kB')
  expect(sizeInWords(ENGLISH, 999_500)).toBe('1.0 MB')
  expect(sizeInWords(ENGLISH, 3_240_000)).toBe('3.2 MB')
})

it('says what became of a picture', () => {
  const size = { width: 2400, height: 1800 }
  expect(pictureFacts(ENGLISH, 3_240_000, 411_600, size)).toBe('3.2 MB → 412 kB, 2400 × 1800')
  expect(pictureFacts(ENGLISH, null, 411_600, size)).toBe('412 kB, 2400 × 1800')
})
