import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { runtimeDuration, runtimeWords } from './film-facts.ts'

it.each([
  [109, '1 h 49 min', 'PT109M'],
  [120, '2 h', 'PT120M'],
  [45, '45 min', 'PT45M'],
  ['90', '', undefined],
  [0, '', undefined],
])('a running time of %j is %j', (runtime, words, duration) => {
  const film = { runtime: runtime as number }
  expect([runtimeWords(ENGLISH, film), runtimeDuration(film)]).toEqual([words, duration])
})

it('an unknown running time has no words and no duration', () => {
  expect([runtimeWords(ENGLISH, null), runtimeDuration({})]).toEqual(['', undefined])
})
