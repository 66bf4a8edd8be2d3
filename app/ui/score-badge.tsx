import type { Post, Score } from '#domain/posts/post.ts'
import { scoreColor, scoreLabel, scoreText } from '#domain/posts/ratings.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { useLocale } from './locale.ts'

/** A score on its colour. The number is always printed: colour is never the only sign. */
export function ScoreBadge({ label, score }: { label: string; score: Score }) {
  const locale = useLocale()
  return (
    <span className={`score score--${scoreColor(score)}`} data-score={scoreText(score)}>
      <span aria-hidden="true">{scoreText(score)}</span>
      <span className="visually-hidden">{scoreLabel(locale, label, score)}</span>
    </span>
  )
}

/** The overall score of a review; nothing for other posts, and if it is unknown. */
export function OverallBadge({ post }: { post: Pick<Post, 'tag' | 'ratings'> }) {
  const { t } = useLocale()
  const overall = showsRatings(post) ? post.ratings.overall : null
  return overall !== null && <ScoreBadge label={t('ratings.overall')} score={overall} />
}
