import type { Ratings } from '#domain/posts/post.ts'
import { RATING_LABELS, RATING_NAMES, scoreLabel } from '#domain/posts/ratings.ts'
import { Radar, RadarShape } from '../scores/radar.tsx'

/** A radar of the six scores, and the scores as text for screen readers. */
export function FilmScores({ ratings }: { ratings: Ratings }) {
  return (
    <div className="film-scores">
      <p className="visually-hidden">
        {RATING_NAMES.map((name) => scoreLabel(RATING_LABELS[name], ratings[name])).join(', ')}
      </p>
      <Radar>
        <RadarShape ratings={ratings} corner={({ x, y }) => <circle className="radar__point" cx={x} cy={y} r="3" />} />
      </Radar>
    </div>
  )
}
