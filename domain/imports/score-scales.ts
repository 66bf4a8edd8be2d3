import type { Locale } from '../locales/locale.ts'
import { SCORE_MAX } from '../posts/ratings.ts'

/** By what a site gives its best films: five, ten or a hundred points, four stars, or an A. */
export const SCORE_SCALES = ['5', '10', '100', 'stars', 'letters'] as const
export type ScoreScale = (typeof SCORE_SCALES)[number]

const BEST: Readonly<Record<Exclude<ScoreScale, 'letters'>, number>> = { '5': 5, '10': 10, '100': 100, stars: 4 }
/** Grades from the best to the worst, as scores. */
const LETTERS: Readonly<Record<string, number>> = {
  'A+': 10,
  A: 9,
  'A-': 9,
  'B+': 8,
  B: 7,
  'B-': 7,
  'C+': 6,
  C: 5,
  'C-': 5,
  'D+': 4,
  D: 3,
  'D-': 2,
  F: 1,
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)\b/g

type WrittenScore =
  /** From 0 to 1, where the best score is written as well: `4/5`, `80 %`, `★★★☆☆`. */
  | { readonly kind: 'share'; readonly share: number }
  /** A number, or a row of stars. */
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'letter'; readonly letter: string }

/** @returns null for what is no score */
export function writtenScore(text: string): WrittenScore | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(NUMBER, (word) => String(NUMBERS.indexOf(word)))
    .replace(/(?<=\d)(?: and a half|-and-a-half)(?![a-z])/, '.5')
    .replaceAll('\ufe0f', '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<=\d)½/, '.5')
    .replaceAll('−', '-')
  const [, of, best] = /^(\d{1,3}(?:\.\d{1,16})?)\s*(?:\/|(?:out )?of)\s*(\d{1,3})(?:\s*stars?)?$/.exec(plain) ?? []
  if (of !== undefined) return share(Number(of), Number(best))
  const [, percent] = /^(\d{1,3}(?:\.\d{1,16})?)\s*%$/.exec(plain) ?? []
  if (percent !== undefined) return share(Number(percent), 100)
  if (/^[★⭐]{1,10}½?☆{1,10}$/u.test(plain)) return share(starsIn(plain), [...plain.replace('½', '☆')].length)
  if (/^[★⭐]{0,10}½?$/u.test(plain) && plain !== '') return { kind: 'points', points: starsIn(plain) }
  const [, points] = /^(\d{1,3}(?:\.\d{1,16})?)(?:\s*stars?)?$/.exec(plain) ?? []
  if (points !== undefined) return { kind: 'points', points: Number(points) }
  const letter = plain.toUpperCase()
  return letter in LETTERS ? { kind: 'letter', letter } : null
}

/** From 0 to 10, with fractions; null where the scale has no such score, or is not known and needed. */
export function scoreOn(written: WrittenScore, scale: ScoreScale | null): number | null {
  if (written.kind === 'share') return written.share * SCORE_MAX
  if (scale === null) return null
  if (written.kind === 'letter') return scale === 'letters' ? LETTERS[written.letter]! : null
  if (scale === 'letters' || written.points > BEST[scale]) return null
  return (written.points / BEST[scale]) * SCORE_MAX
}

/** What an archive has of scores whose scale it does not say. */
export interface FoundScores {
  readonly posts: number
  readonly lowest: string
  readonly highest: string
  readonly mostOften: string
  readonly proposed: ScoreScale
}

/** Counts scores of which the best one is not written. There are at most some thousand different ones. */
export class ScoreTally {
  readonly #counts = new Map<string, number>()
  #posts = 0

  add(scores: readonly string[]): void {
    if (scores.length > 0) this.#posts++
    for (const score of scores) this.#counts.set(score, (this.#counts.get(score) ?? 0) + 1)
  }

  found(): FoundScores | null {
    const scores = [...this.#counts].map(([text, count]) => ({ text, count, rank: rankOf(text) }))
    const [first] = scores
    if (!first) return null
    const sorted = scores.toSorted((one, other) => one.rank - other.rank)
    const [lowest, highest] = [sorted[0]!, sorted.at(-1)!]
    const often = scores.reduce((best, score) => (score.count > best.count ? score : best), first)
    return {
      posts: this.#posts,
      lowest: lowest.text,
      highest: highest.text,
      mostOften: often.text,
      proposed: proposedFor(scores.map(({ text }) => writtenScore(text))),
    }
  }
}

/** A sentence such as `53 posts have a score, from 1 to 5, most often 4.` */
export function foundScoresText(
  { t }: Locale,
  { posts: count, lowest, highest, mostOften: often }: FoundScores,
): string {
  return lowest === highest
    ? t('imports.scoresAlways', { count, score: lowest })
    : t('imports.scoresFromTo', { count, lowest, highest, often })
}

function share(points: number, best: number): WrittenScore | null {
  return best > 0 && points <= best ? { kind: 'share', share: points / best } : null
}

function starsIn(text: string): number {
  return [...text.matchAll(/[★⭐]/gu)].length + (text.includes('½') ? 0.5 : 0)
}

function rankOf(text: string): number {
  const written = writtenScore(text)
  if (written?.kind === 'points') return written.points
  return written?.kind === 'letter' ? LETTERS[written.letter]! : 0
}

function proposedFor(written: readonly (WrittenScore | null)[]): ScoreScale {
  const points = written.flatMap((score) => (score?.kind === 'points' ? score.points : []))
  if (points.length === 0) return 'letters'
  const best = points.reduce((highest, each) => Math.max(highest, each), 0)
  return best <= BEST['5'] ? '5' : best <= BEST['10'] ? '10' : '100'
}
