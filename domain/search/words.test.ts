import { assert, constantFrom, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { locateWords, stemsIn } from './words.ts'

it.each([
  ['The THING', 'the thing'],
  [
    'Häxan, Żuławski, Øvredal, Œuvre, Straße, İstanbul, Ħamrun',
    'haxan zulawski ovredal oeuvre strasse istanbul hamrun',
  ],
  ["Rosemary’s Don't", 'rosemari dont'],
  ["L’uccello dell'Abbé, d’Argento qu'il", 'uccello abbe argento il'],
  ["O'Brien l'a K'Thriss c's allen's", 'obrien la kthriss cs allen'],
  ['Spider-Man 28 Days… ½', 'spider man 28 day 12'],
  [
    'witches witch boxes box houses house bodies body zombies zombie movies movie',
    'witch witch box box house house bodi bodi zombi zombi movi movi',
  ],
  ['Us his less bus crisis', 'us his less bus crisis'],
  ['リング りんぐ 呪怨 ガ', 'り ん く り ん く 呪 怨 か'],
  ['한국 영화 Ωμέγας', '한국 영화 ωμεγασ'],
  ['영화를 영화에서는 영화의 집에서 혈당에서 고양이 고양이를 은', '영화 영화 영화 집 혈당 고양 고양 은'],
  ['ﬁlm e\u0301te\u0301', 'film ete'],
  ["— … '' \" + # +a ##b", 'a b'],
  ['ter\u00adror zom\u200bbie un\u2060dead', 'terror zombi undead'],
  ['หนังผีไทย 2024', 'หนัง ผี ไทย 2024'],
  ['ผี\u200bดิบ', 'ผีดิบ'],
  ['หนั\u00adง\u200bผีไท\u2060ย', 'หนัง ผี ไทย'],
  ['ຜີຢູ່ໃນເຮືອນ ខ្មោចនៅក្នុងផ្ទះ', 'ຜີ ຢູ່ໃນ ເຮືອນ ខ្មោច នៅក្នុង ផ្ទះ'],
  ['हिन्दी भूत', 'हिन्दी भूत'],
  ['שָׁלוֹם', 'שלום'],
  ['أشباح إبليس آخر ٱلليل رُعْب رعـــب', 'اشباح ابليس اخر ليل رعب رعب'],
  ['الرعب والرعب للرعب بالرعب رعب', 'رعب رعب رعب رعب رعب'],
  ['ليلة ليله مقهى مقهي یاد ٢٨ ۲۸', 'ليله ليله مقهي مقهي ياد 28 28'],
  ['IŞIK ışık Işık İFRİT ifrit', 'isik isik isik ifrit ifrit'],
  ['C++, C# and Disney+, 1+1', 'c \uff0b\uff0b c \uff03 and disnei \uff0b 1 1'],
  ['🎃🧛🏽‍♀️ ❤️❤ 🇹🇭 1️⃣ ©', '🎃 🧛‍♀ ❤ ❤ 🇹🇭 1'],
])('the stems of %s are %s', (text, stems) => {
  expect(stemsIn(text).join(' ')).toBe(stems)
})

it('words have the positions of their words', () => {
  const text = 'Don’t look, Straße 🎃 now!'
  expect(locateWords(text).map(({ stem, start, end }) => [stem, text.slice(start, end)])).toEqual([
    ['dont', 'Don’t'],
    ['look', 'look'],
    ['strasse', 'Straße'],
    ['🎃', '🎃'],
    ['now', 'now'],
  ])
  const thai = 'A หนั\u00adงผี!'
  expect(locateWords(thai).map(({ start, end }) => thai.slice(start, end))).toEqual(['A', 'หนั\u00adง', 'ผี'])
})

it('a stem has at most forty characters, however long its word', () => {
  expect(stemsIn('é'.repeat(5_000))).toEqual(['e'.repeat(40)])
})

it('English texts have the same words as they have among other letters', () => {
  const english = string({ unit: constantFrom(...Array.from("aZs9y_ ie'’“…-+#\n\u201f\0")), maxLength: 60 })
  assert(
    property(english, (text) => {
      expect(locateWords(`${text} é`).slice(0, -1)).toEqual(locateWords(text))
      expect(stemsIn(text)).toEqual(locateWords(text).map(({ stem }) => stem))
    }),
  )
})
