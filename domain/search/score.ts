import type { ResolvedPart } from './resolved-query.ts'

/** What the rank of a post is made of: terms between spaces, a line for each text. */
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
/** Of a word that is in the texts alone. */
const ANYWHERE = 1
const WEAK = 0.2
/** A title, or the title of a film, that is just what was typed; that holds it as it was typed; and by the share of it that was. */
const EXACT = 20
const IN_ORDER = 8
const COVERED = 8
/** For the newest of the posts that are compared; half of it for one that is three years older. */
const NEW = 2
const DAYS_OF_HALF = 3 * 365

/**
 * How well a post answers a query: by where it has the words and how many of them, by how much of a title they are, and by its age.
 * @param isFound of each part: whether the post is known to have it somewhere
 * @param age days before the newest of the posts that are compared
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
  const { terms, phrase } = part
  const best = (term: string) => FIELDS.find(([field]) => document[field].includes(term))?.[1] ?? 0
  if (phrase !== undefined) return Math.max(best(phrase), isFound ? ANYWHERE : 0) * terms.length
  const known = Math.max(0, ...terms.map(({ term, weight }) => weight * best(` ${term} `)))
  return Math.max(known, isFound ? ANYWHERE * (terms[0]?.weight ?? 0) : 0)
}

function titleScore(title: string, parts: readonly ResolvedPart[]): number {
  const words = title.trim().split(' ')
  const typed = parts.map(({ terms, phrase }) => phrase?.trim() ?? terms[0]?.term ?? '').join(' ')
  if (words.join(' ') === typed) return EXACT + COVERED
  const weights = new Map<string, number>()
  for (const { term, weight } of parts.flatMap((part) => part.terms))
    weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  const covered = sum(words.map((word) => weights.get(word) ?? 0)) / words.length
  const isInOrder = parts.length > 1 && title.includes(` ${typed} `)
  return (isInOrder ? IN_ORDER : 0) + COVERED * covered
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
