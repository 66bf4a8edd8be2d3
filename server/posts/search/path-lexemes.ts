import { storable } from '../../db/text.ts'

const LENGTH = 3
/** Enough to narrow a search to few paths, which are then compared. */
const LEXEMES_MAX = 40

/** The trigrams of a path as lexemes. They begin with `_`, as no lexeme of a word does. */
export function pathLexemes(path: string): string[] {
  return trigrams(storable(path))
}

/** Lexemes that every path with this fragment has; none for a fragment that is shorter than a trigram. */
export function fragmentLexemes(fragment: string): string[] {
  return trigrams(storable(fragment)).slice(0, LEXEMES_MAX)
}

function trigrams(text: string): string[] {
  const letters = Array.from(text, (letter) => letter.codePointAt(0)!.toString(36))
  const lexemes = new Set<string>()
  for (let end = LENGTH; end <= letters.length; end++) lexemes.add(`_${letters.slice(end - LENGTH, end).join('_')}`)
  return [...lexemes]
}
