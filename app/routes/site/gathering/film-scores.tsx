import type { Ratings } from '#domain/posts/post.ts'
import { RATING_NAMES, scoreLabel } from '#domain/posts/ratings.ts'
import { scoreName } from '#domain/posts/scores/score-words.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Radar, RadarShape } from '../scores/radar.tsx'

/** A radar of the six scores, and the scores as text for screen readers. */
export function FilmScores({ ratings }: { ratings: Ratings }) {
  const locale = useLocale()
  return (
    <div className="film-scores">
      <p className="visually-hidden">
        {locale.commas(RATING_NAMES.map((name) => scoreLabel(locale, scoreName(locale, name), ratings[name])))}
      </p>
      <Radar>
        <RadarShape ratings={ratings} corner={({ x, y }) => <circle className="radar__point" cx={x} cy={y} r="3" />} />
      </Radar>
    </div>
  )
}
