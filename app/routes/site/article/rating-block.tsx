import type { Ratings } from '#domain/posts/post.ts'
import { RATING_NAMES } from '#domain/posts/ratings.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { ScoreBadge } from '../../../ui/score-badge.tsx'
import { Radar, RadarShape } from '../scores/radar.tsx'
import { OverallRating } from './overall-rating.tsx'
import { ScoreScale } from './score-scale.tsx'

export function RatingBlock({ ratings }: { ratings: Ratings }) {
  const { t } = useLocale()
  return (
    <section className="rating" aria-labelledby="rating-heading">
      <h2 className="rating__heading" id="rating-heading">
        {t('article.rating')}
      </h2>
      <ul className="plain-list">
        {RATING_NAMES.map((name) => (
          <li key={name} className="rating__score">
            <Icon name={name} />
            <span className="rating__name" aria-hidden="true">
              {t(`ratings.${name}`)}
            </span>
            <ScoreBadge label={t(`ratings.${name}`)} score={ratings[name]} />
          </li>
        ))}
      </ul>
      <Radar>
        <RadarShape ratings={ratings} corner={({ x, y }) => <circle className="radar__point" cx={x} cy={y} r="3" />} />
      </Radar>
      <OverallRating overall={ratings.overall} />
      <ScoreScale />
    </section>
  )
}
