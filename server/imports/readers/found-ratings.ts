import { type ScoreScale, scoreOn, writtenScore } from '#domain/imports/score-scales.ts'
import { isReviewCategory, type JudgedCategories, reviewCategory } from '#domain/posts/categories/category.ts'
import type { Ratings, Score, Section } from '#domain/posts/post.ts'
import { eachRating, RATING_NAMES } from '#domain/posts/ratings.ts'
import { type Fields, isFields, lineIn } from './fields.ts'
import { scoreInText } from './score-in-text.ts'

/** How the scores of other programs are taken over. */
export interface ScoreOptions {
  /** Null leaves out scores of which the best one is not written. */
  readonly scale: ScoreScale | null
  readonly categories: JudgedCategories
  /** The category of posts with an overall score whose own is not one of reviews; the first one of reviews by default. */
  readonly categoryOfScored?: string | undefined
}

interface PostLabels {
  readonly category: string
  /** Further categories and tags. */
  readonly others: readonly string[]
}

interface FoundRatings {
  readonly ratings: Ratings | null
  /** Scores as they are written, of which the best one is not. */
  readonly scores: readonly string[]
}

/**
 * The ratings of a post, and the category under which readers see them: scores of its fields, else the one in its text.
 * @param notes gets what was left out, rounded or replaced
 */
export function ratingsOf(
  values: Fields,
  { sections, ...labels }: { readonly sections: readonly Section[] } & PostLabels,
  options: ScoreOptions,
  notes: string[],
): FoundRatings & { readonly tag: string } {
  const hasScore = Object.values(values).some((value) => scoreText(value) !== '')
  const found = foundRatings(hasScore ? values : { overall: scoreInText(sections, notes) }, options, notes)
  return { ...found, tag: categoryOfScored(labels, found.ratings, options, notes) }
}

/** The scores among the values of another program. @param notes gets those that are left out or rounded */
function foundRatings(values: Fields, { scale }: Pick<ScoreOptions, 'scale'>, notes: string[]): FoundRatings {
  const ratings = eachRating<Score>(null)
  const scores: string[] = []
  const unscaled: string[] = []
  for (const name of [...RATING_NAMES, 'overall'] as const) {
    const text = scoreText(values[name])
    if (text === '') continue
    const written = writtenScore(text)
    const exact = written && scoreOn(written, scale)
    const score = exact === null ? null : Math.round(exact)
    ratings[name] = score
    if (written && written.kind !== 'share') scores.push(text)
    if (written && written.kind !== 'share' && scale === null) unscaled.push(`${name} ${text}`)
    else if (score === null)
      notes.push(`the score ${name} "${text.slice(0, 200)}" is none${scale === null ? '' : ' on this scale'}`)
    else if (score !== exact) notes.push(`the score ${name} "${text}" became ${score}`)
  }
  const others = Object.keys(values).filter((name) => !(name in ratings))
  if (others.length > 0)
    notes.push(
      `Den has no such score: ${others.map((name) => `${name} ${scoreText(values[name])}`).join(', ')} left out`,
    )
  if (unscaled.length > 0) notes.push(`scores left out, since their scale is not given: ${unscaled.join(', ')}`)
  return { ratings: Object.values(ratings).some((score) => score !== null) ? ratings : null, scores }
}

/** As it is written; of a table such as `{value: 4, best: 5}` both; anything else as JSON, which is no score. */
function scoreText(score: unknown): string {
  if (score === undefined || score === null) return ''
  if (!isFields(score)) return lineIn(score) || (score === '' ? '' : JSON.stringify(score).slice(0, 200))
  const { value, ratingValue, score: inner, rating, best, bestRating, max, ...others } = score
  const given = lineIn(value ?? ratingValue ?? inner ?? rating)
  const highest = lineIn(best ?? bestRating ?? max)
  if (given === '' || Object.keys(others).length > 0) return JSON.stringify(score).slice(0, 200)
  return highest === '' ? given : `${given}/${highest}`
}

/** The category under which readers see the overall score: its own if it has one of reviews. @param notes gets a category that is replaced */
function categoryOfScored(
  { category, others }: PostLabels,
  ratings: Ratings | null,
  { categories, categoryOfScored: wanted = reviewCategory(categories) }: ScoreOptions,
  notes: string[],
): string {
  if (ratings === null || ratings.overall === null || isReviewCategory(categories, category)) return category
  const scored = others.find((name) => isReviewCategory(categories, name)) ?? wanted
  if (category !== '') notes.push(`it has a score, so its category "${category}" became "${scored}"`)
  return scored
}
