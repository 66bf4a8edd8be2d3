import { expect, it } from 'vitest'
import { LANGUAGE_TAGS } from './language.ts'
import { preferredLanguage } from './preferred-language.ts'

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, fr;q=0.7', 'fr'],
  ['pt-PT', 'pt-BR'],
  ['zh-CN', 'zh-Hans'],
  ['PT-br', 'pt-BR'],
  ['la,qaa;q=0.9', undefined],
  ['ru, ja;q=0.1', 'ja'],
  ['de;q=0, es;q=0.1', 'es'],
  ['*', undefined],
  ['', undefined],
  [';q=x,,,', undefined],
])('of %j is %s', (header, language) => {
  expect(preferredLanguage(header, LANGUAGE_TAGS)).toBe(language)
})
