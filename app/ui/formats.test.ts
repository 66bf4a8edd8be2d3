import { expect, it } from 'vitest'
import { catalogueOf } from '#domain/locales/catalogues.ts'
import type { Language } from '#domain/locales/language.ts'
import { createLocale } from '#domain/locales/locale.ts'
import { compact, decimal, shortDate, timeOfWeek } from './formats.ts'

const localeOf = async (language: Language) => createLocale(language, await catalogueOf(language))
const evening = new Date('2026-10-31T18:05:00Z')

it('writes days, times and numbers as the language does, in Western digits', async () => {
  const written = async (language: Language) => {
    const l = await localeOf(language)
    return [
      shortDate(l, '2026-10-31', 'day'),
      timeOfWeek(l, evening, 'Europe/Berlin'),
      decimal(l, 3.25),
      compact(l, 12_000),
    ]
  }
  expect(await written('en')).toEqual(['Oct 31', 'Saturday 19:05', '3.3', '12K'])
  expect(await written('de')).toEqual(['31. Okt.', 'Samstag, 19:05', '3,3', '12.000'])
  expect(await written('ja')).toEqual(['10月31日', '19:05 (土曜日)', '3.3', '1.2万'])
  expect((await written('ar')).join()).toMatch(/^31.*19:05.*3[.,]3/)
})

it('puts sentences in a row, without a space where the language has none', async () => {
  expect((await localeOf('de')).sentences(['Eins.', false, '', undefined, 'Zwei.'])).toBe('Eins. Zwei.')
  expect((await localeOf('zh-Hans')).sentences(['一。', '二。'])).toBe('一。二。')
})
