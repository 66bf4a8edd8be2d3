import { storable } from '../../db/text.ts'

const LENGTH = 3
/** Enough to narrow a search to few paths, which are then compared. */
const TOKENS_MAX = 40

/** The trigrams of a path as tokens. They begin with `_`, as no token of a word does. */
export function pathTokens(path: string): string[] {
  return trigrams(storable(path))
}

/** Tokens that every path with this fragment has; none for a fragment that is shorter than a trigram. */
export function fragmentTokens(fragment: string): string[] {
  return trigrams(storable(fragment)).slice(0, TOKENS_MAX)
}

function trigrams(text: string): string[] {
  const letters = Array.from(text, (letter) => letter.codePointAt(0)!.toString(36))
  const tokens = new Set<string>()
  for (let end = LENGTH; end <= letters.length; end++) tokens.add(`_${letters.slice(end - LENGTH, end).join('_')}`)
  return [...tokens]
}
