import { writtenScore } from '#domain/imports/score-scales.ts'
import type { Section } from '#domain/posts/post.ts'
import { CodeLines } from '../text/code-lines.ts'

/** `Rating: 8/10`, `My final verdict – B+`. */
const LABELLED =
  /^(?:(?:my|our|the|final|overall|total|film|movie)\s{1,3}){0,3}(?:rating|score|verdict|grade|stars)\s{0,3}[:=–—-]\s{0,3}(.{1,30})$/i
/** A line that is nothing but a score, of which the best one is usual: `8/10`, `2.5 out of 5 stars`, `★★★★½`. Others may be dates. */
const ALONE =
  /^(?:\d{1,3}(?:[.,]\d{1,2})?\s?(?:\/|out of)\s?(?:4|5|10|100)(?:\s?stars?)?|(?:[★⭐]{1,10}½?|½)☆{0,10})$/iu
const LINE_MAX = 80

/**
 * The score that stands as a line of its own in a text, as it is written there; undefined for none.
 * @param notes gets where it is from, or several of which none is taken
 */
export function scoreInText(sections: readonly Section[], notes: string[]): string | undefined {
  const open = sections.filter(({ sectionSpoilers }) => !sectionSpoilers)
  const lines = open.flatMap(({ sectionTitle, sectionText }) => {
    const code = new CodeLines()
    return [sectionTitle, ...sectionText.split('\n').filter((line) => !code.isCode(line))]
  })
  const found = new Set(lines.flatMap((line) => (line.length <= LINE_MAX ? (scoreOf(unmarked(line)) ?? []) : [])))
  const [score] = found
  if (found.size > 1) notes.push(`several scores stand in the text, of which none is taken: ${[...found].join(', ')}`)
  if (found.size !== 1) return undefined
  notes.push(`its score is taken from the text: ${score}`)
  return score
}

function unmarked(line: string): string {
  return line
    .replace(/^(?:- |> |## )|\*/g, '')
    .replace(/\.$/, '')
    .trim()
}

function scoreOf(line: string): string | undefined {
  const [, labelled] = LABELLED.exec(line) ?? []
  const score = labelled ?? (ALONE.test(line) ? line : '')
  return score !== '' && writtenScore(score) ? score : undefined
}
