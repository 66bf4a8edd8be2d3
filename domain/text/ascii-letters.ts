/** Lower-case Latin letters that Unicode does not decompose into an ASCII letter and a mark. */
const ASCII: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}
const LETTER = new RegExp(`[${Object.keys(ASCII).join('')}]`, 'g')

/** Replaces letters such as `ø`, which remain after accents were removed, by ASCII letters. @param lower a text in lower case */
export function withAsciiLetters(lower: string): string {
  return lower.replace(LETTER, (letter) => ASCII[letter]!)
}
