import type { ResolvedPart } from './resolved-query.ts'

/** The texts of a post that its rank is computed from: stems between spaces, a line for each text. */
export interface ScoredDocument {
  readonly names: string
  readonly facts: string
  readonly captions: string
  readonly topics: string
}

const FIELDS = [
  ['names', 10],
  ['facts', 6],
  ['captions', 3.5],
  ['topics', 2.5],
] as const
/** Points for a word that only the texts of sections contain. */
const ANYWHERE = 1
const WEAK = 0.2
/** Points for the title of a post or film: when it equals the query, contains it, and for the share of its words in the query. */
const EXACT = 20
const IN_ORDER = 8
const COVERED = 8
/** Points for the newest of the compared posts; a post that is three years older gets half of them. */
const NEW = 2
const DAYS_OF_HALF = 3 * 365

/**
 * By the fields that contain the words, the number of words found, the share of a title that they cover, and the age of the post.
 * @param isFound for each part, whether the post is known to contain it anywhere
 * @param age days by which the post is older than the newest of the compared posts
 */
export function score(
  document: ScoredDocument,
  parts: readonly ResolvedPart[],
  isFound: readonly boolean[],
  age: number,
): number {
  const scores = parts.map((part, index) => partScore(document, part, isFound[index] === true))
  const words = scores.map((points, index) => (parts[index]!.isWeak ? WEAK : 1) * points)
  const titles = document.names.split('\n').map((name) => titleScore(name, parts))
  const needed = scores.filter((_, index) => !parts[index]!.isWeak)
  const share = needed.length > 0 ? needed.filter((points) => points > 0).length / needed.length : 1
  return (sum(words) + Math.max(0, ...titles) + NEW / (1 + age / DAYS_OF_HALF)) * share ** 2
}

function partScore(document: ScoredDocument, part: ResolvedPart, isFound: boolean): number {
  const { stems, phrase } = part
  const best = (stem: string) => FIELDS.find(([field]) => document[field].includes(stem))?.[1] ?? 0
  if (phrase !== undefined) return Math.max(best(phrase), isFound ? ANYWHERE : 0) * stems.length
  const known = Math.max(0, ...stems.map(({ stem, weight }) => weight * best(` ${stem} `)))
  return Math.max(known, isFound ? ANYWHERE * (stems[0]?.weight ?? 0) : 0)
}

function titleScore(title: string, parts: readonly ResolvedPart[]): number {
  const words = title.trim().split(' ')
  const typed = parts.map(({ stems, phrase }) => phrase?.trim() ?? stems[0]?.stem ?? '').join(' ')
  if (words.join(' ') === typed) return EXACT + COVERED
  const weights = new Map<string, number>()
  for (const { stem, weight } of parts.flatMap((part) => part.stems))
    weights.set(stem, Math.max(weight, weights.get(stem) ?? 0))
  const covered = sum(words.map((word) => weights.get(word) ?? 0)) / words.length
  const isInOrder = parts.length > 1 && title.includes(` ${typed} `)
  return (isInOrder ? IN_ORDER : 0) + COVERED * covered
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
