/** By BCP 47 tag; elsewhere it is `, `. */
const COMMAS: Readonly<Partial<Record<string, string>>> = { ar: '، ', ja: '、', 'zh-Hans': '、' }

/** What stands between the items of a list without *and*. */
export function commaOf(language: string): string {
  return COMMAS[language] ?? ', '
}

/** What stands between two sentences. */
export function spaceOf(language: string): string {
  return language === 'ja' || language === 'zh-Hans' ? '' : ' '
}

export function fullStopOf(language: string): string {
  return spaceOf(language) === '' ? '。' : '.'
}
