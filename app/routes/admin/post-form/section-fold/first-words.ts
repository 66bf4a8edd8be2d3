/** More than a row shows. */
const CHARACTERS = 240

/** The beginning of a text with marks, on one line and without what only marks it. */
export function firstWords(text: string): string {
  return text
    .slice(0, 2 * CHARACTERS)
    .replace(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[>*-])\s+/gm, '')
    .replace(/\*\*?|\|\||`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, CHARACTERS)
}
