import { writtenScore } from '#domain/imports/score-scales.ts'
import { lineIn } from '../fields.ts'
import type { WordPressItem } from './wordpress-items.ts'

interface FieldOfScore {
  readonly name: string
  /** The best score, unless the field has no fixed one. */
  readonly best?: number | undefined
}

/** Best scores by `wp_review_type` of WP Review. */
const REVIEW_TYPES: Readonly<Record<string, number>> = { star: 5, point: 10, percentage: 100, circle: 100 }
/** Of Yet Another Stars Rating, Author hReview, Taqyeem, Let's Review, All In One Schema and Valenti, which say on what scale they count. */
const FIELDS: readonly FieldOfScore[] = [
  { name: 'yasr_overall_rating', best: 5 },
  { name: 'ta_post_review_rating', best: 5 },
  { name: 'taq_review_score', best: 100 },
  { name: '_lets_review_final_score_100', best: 100 },
  { name: '_bsf_rating', best: 5 },
  { name: 'cb_final_score', best: 100 },
]
const USUAL_NAME = /^_?(?:(?:review|overall|film|movie|my|user|editor)_)?(?:rating|score|stars|grade)$/i

/** The field that holds the score of a post, and the score as it is written, such as `4.5/5`. */
export function scoreAmong(meta: WordPressItem['meta']): { readonly name: string; readonly text: string } | null {
  const fields: readonly FieldOfScore[] = [
    { name: 'wp_review_total', best: REVIEW_TYPES[lineIn(meta.wp_review_type)] },
    ...FIELDS,
    ...Object.keys(meta)
      .filter((name) => USUAL_NAME.test(name))
      .map((name) => ({ name })),
  ]
  for (const { name, best } of fields) {
    const text = lineIn(meta[name])
    const written = best === undefined ? text : `${text}/${best}`
    // Programs store 0, or less, for posts that are no reviews.
    if (text === '' || Number(text) <= 0 || writtenScore(written) === null) continue
    return { name, text: written }
  }
  return null
}
