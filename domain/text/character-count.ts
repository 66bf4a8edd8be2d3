/** Characters as a person counts them: a family emoji is one, a letter with its accents is one. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) count++
  return count
}
