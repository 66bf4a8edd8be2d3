import { assert, constantFrom, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { termsIn, tokensIn } from './tokens.ts'

it.each([
  ['The THING', 'the thing'],
  [
    'Häxan, Żuławski, Øvredal, Œuvre, Straße, İstanbul, Ħamrun',
    'haxan zulawski ovredal oeuvre strasse istanbul hamrun',
  ],
  ["Rosemary’s Don't", 'rosemari dont'],
  ['Spider-Man 28 Days… ½', 'spider man 28 day 12'],
  [
    'witches witch boxes box houses house bodies body zombies zombie movies movie',
    'witch witch box box house house bodi bodi zombi zombi movi movi',
  ],
  ['Us his less bus crisis', 'us his less bus crisis'],
  ['リング 呪怨 ガ', 'リ ン ク 呪 怨 カ'],
  ['한국 영화 Ωμέγας', '한국 영화 ωμεγασ'],
  ['ﬁlm e\u0301te\u0301', 'film ete'],
  ["— … '' \"", ''],
  ['light\u00adhouse mid\u200bnight sus\u2060piria Hä\u00adxan', 'lighthouse midnight suspiria haxan'],
  ['หนังผีไทย', 'หนัง ผี ไทย'],
  ['หนั\u00adง\u200bผีไท\u2060ย', 'หนัง ผี ไทย'],
  ['ຮູບເງົາຜີ ភាពយន្តខ្មោច', 'ຮູບເງົາ ຜີ ភាពយន្ត ខ្មោច'],
  ['C++, C# é++ 1 + 1 #tag a+b', 'c ＋＋ c ＃ e ＋＋ 1 1 tag a b'],
  ['👻 ❤️❤ 👍🏽👍 👩‍🚀 🇫🇷 Alien™', '👻 ❤ ❤ 👍 👍 👩‍🚀 🇫🇷 alien'],
])('the terms of %s are %s', (text, terms) => {
  expect(termsIn(text).join(' ')).toBe(terms)
})

it('tokens have the positions of their words', () => {
  const text = 'Don’t look, Straße 🎃 now!'
  expect(tokensIn(text).map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
    ['dont', 'Don’t'],
    ['look', 'look'],
    ['strasse', 'Straße'],
    ['🎃', '🎃'],
    ['now', 'now'],
  ])
  const thai = 'A หนั\u00adงผี!'
  expect(tokensIn(thai).map(({ start, end }) => thai.slice(start, end))).toEqual(['A', 'หนั\u00adง', 'ผี'])
})

it('a term has at most forty characters, however long its word', () => {
  expect(termsIn('é'.repeat(5_000))).toEqual(['e'.repeat(40)])
})

it('English texts have the same tokens as they have among other letters', () => {
  const english = string({ unit: constantFrom(...Array.from("aZs9y_+# ie'’“…-\n\u201f\0")), maxLength: 60 })
  assert(
    property(english, (text) => {
      expect(tokensIn(`${text} é`).slice(0, -1)).toEqual(tokensIn(text))
      expect(termsIn(text)).toEqual(tokensIn(text).map(({ term }) => term))
    }),
  )
})
