export interface Tokens {
  blogName: string
  contact: string
  siteUrl: string
}

/** Replaces `{blogName}`, `{contact}` and `{siteUrl}` in one pass: inserted values are not expanded again. Other braces stay. */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(/\{(blogName|contact|siteUrl)\}/g, (_, name: keyof Tokens) => tokens[name])
}

/** A copy of `value` with the tokens of all its texts replaced. */
export function filledTexts<T>(value: T, tokens: Tokens): T {
  if (typeof value === 'string') return fillTokens(value, tokens) as T
  if (Array.isArray(value)) return value.map((item) => filledTexts(item, tokens)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filledTexts(item, tokens)])) as T
}

/** Cached, since creating it takes longer than segmenting a line. */
let segmenter: Intl.Segmenter | undefined

/** At most `max` characters as a person counts them, on one line: cut after a word (inside only the first), then `…`. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  // No text has more graphemes than code units.
  if (line.length <= max) return line
  const graphemes: string[] = []
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(line)) {
    graphemes.push(segment)
    if (graphemes.length > max) return cut(graphemes, max)
  }
  return line
}

/** @param graphemes one more than `max`, to tell whether the last word that fits is complete */
function cut(graphemes: string[], max: number): string {
  if (max < 1) return ''
  const room = graphemes.slice(0, max)
  const space = room.lastIndexOf(' ')
  const words = room.slice(0, space > 0 ? space : max - 1).join('')
  return `${words.replace(/[\s,;:–—-]+$/, '')}…`
}
