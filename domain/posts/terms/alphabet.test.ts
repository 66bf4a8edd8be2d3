import fc from 'fast-check'
import { expect, it } from 'vitest'
import { catalogueOf } from '../../locales/catalogues.ts'
import { LANGUAGE_TAGS, type Language } from '../../locales/language.ts'
import { Alphabet } from './alphabet.ts'

async function alphabetIn(language: Language): Promise<Alphabet> {
  return new Alphabet({ language, ...(await catalogueOf(language)).terms })
}

it.each([
  ['en', 'film', 'The Thing', 'thing', 't'],
  ['en', 'film', 'A', 'a', 'a'],
  ['en', 'film', 'An American Werewolf', 'american-werewolf', 'a'],
  ['en', 'film', 'Ænigma', 'aenigma', 'a'],
  ['en', 'film', 'Łódź', 'lodz', 'l'],
  ['en', 'film', '28 Days Later', '28-days-later', '#'],
  ['en', 'film', '恐怖', '恐怖', '#'],
  ['en', 'film', '…', '', '#'],
  ['en', 'director', 'Kyle Edward Ball', 'ball-kyle-edward-ball', 'b'],
  ['en', 'author', 'Mara', 'mara-mara', 'm'],
  ['en', 'category', 'The Lists', 'the-lists', 't'],
  ['es', 'film', 'El orfanato', 'orfanato', 'o'],
  ['es', 'film', 'Ñandú', 'n~andu', 'ñ'],
  ['fr', 'film', 'L’Avventura', 'avventura', 'a'],
  ['de', 'film', 'Der müde Tod', 'mude-tod', 'm'],
  ['de', 'film', 'Ödland', 'odland', 'o'],
  ['nl', 'film', '’t Huis', 'huis', 'h'],
  ['pl', 'film', 'Łowca', 'l~owca', 'ł'],
  ['pl', 'film', 'Zły', 'zl~y', 'z'],
  ['tr', 'film', 'İstanbul', 'istanbul', 'i'],
  ['tr', 'film', 'Işık', 'h~s~h~k', 'ı'],
  ['uk', 'film', 'Ґудзик', 'г~удзик', 'ґ'],
  ['uk', 'film', 'Євгенія Ґранде', 'е~вгени~я-г~ранде', 'є'],
  ['uk', 'film', 'Іній', 'и~ни~й', 'і'],
  ['uk', 'film', 'Їжак', 'и~~жак', 'ї'],
  ['uk', 'film', 'Йосип', 'йосип', 'й'],
  ['uk', 'film', 'П’ять', 'пять', 'п'],
  ['uk', 'film', "П'ять", 'пять', 'п'],
  ['uk', 'film', 'Ёлка', 'елка', 'е'],
  ['uk', 'film', 'The Thing', 'thing', 't'],
  ['uk', 'director', 'Сергій Параджанов', 'параджанов-серги~й-параджанов', 'п'],
  ['ja', 'film', 'リング', 'りんく', 'ら'],
  ['ja', 'film', 'がっこう', 'かつこう', 'か'],
  ['ja', 'film', 'ゴースト', 'こすと', 'か'],
  ['ja', 'film', '呪怨', '呪怨', '漢'],
  ['ja', 'film', 'Audition', 'audition', 'a'],
  ['ja', 'director', '黒沢 清', '黒沢-清', '漢'],
  ['ja', 'director', 'ジョン・カーペンター', 'かへんた-しよん-かへんた', 'か'],
  ['zh-Hans', 'director', '约翰·卡朋特', 'k卡p朋t特-y约h翰-k卡p朋t特', 'k'],
  ['en', 'director', 'Bong Joon-ho', 'ho-bong-joon-ho', 'h'],
  ['zh-Hans', 'film', '午夜凶铃', 'w午y夜x凶l铃', 'w'],
  ['ar', 'film', 'الرعب', 'رعب', 'ر'],
  ['ar', 'film', 'آخر', 'اخر', 'ا'],
  ['ar', 'film', '٢٨', '28', '#'],
] as const)('in %s the %s %s is sorted by %s under %s', async (language, kind, label, key, letter) => {
  const alphabet = await alphabetIn(language)
  expect(alphabet.sortKey(kind, label)).toBe(key)
  expect(alphabet.nameOf(alphabet.letterOf(key))).toBe(letter)
})

it.each([
  ['es', ['nube', 'ñandú', 'ojo']],
  ['pl', ['cena', 'ćma', 'dom', 'lód', 'łowca', 'mrok', 'zew', 'źrebię', 'żar']],
  ['tr', ['ceza', 'çağrı', 'dabbe', 'gece', 'ğ', 'hayalet', 'ışık', 'ifrit', 'ova', 'ölüm', 'pus']],
  [
    'uk',
    [
      'вій',
      'гать',
      'ґанок',
      'дім',
      'ель',
      'єва',
      'жах',
      'зло',
      'игри',
      'ікло',
      'їжа',
      'йод',
      'кат',
      'щур',
      'юда',
      'яр',
      'Alien',
    ],
  ],
  ['ja', ['あくま', 'かいだん', 'サダコ', 'リング', '呪怨', '28', 'Audition']],
  ['ar', ['أشباح', 'بيت', 'ليل', '٢٨', 'Alien']],
] as const)('in %s labels are in the order of the alphabet', async (language, labels) => {
  const alphabet = await alphabetIn(language)
  expect(labels.toSorted((a, b) => (alphabet.placeOf('tag', a) < alphabet.placeOf('tag', b) ? -1 : 1))).toEqual(labels)
})

it.each(LANGUAGE_TAGS)('in %s everything has a letter of the alphabet', async (language) => {
  const alphabet = await alphabetIn(language)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (label) => {
      expect(alphabet.letters).toContain(alphabet.letterOf(alphabet.sortKey('film', label)))
    }),
  )
})
