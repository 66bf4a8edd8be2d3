import type { Score } from '#domain/posts/post.ts'
import { SCORE_MAX, scoreLabel, scoreText } from '#domain/posts/ratings.ts'
import { useLocale } from '../../../ui/locale.ts'

/** The overall score as ten eyes, of which as many are lit as the score says. */
export function OverallRating({ overall }: { overall: Score }) {
  const locale = useLocale()
  const name = locale.t('ratings.overall')
  return (
    <div className="overall" data-score={scoreText(overall)}>
      <p className="overall__name" aria-hidden="true">
        {name}
      </p>
      <p className="visually-hidden">{scoreLabel(locale, name, overall)}</p>
      <div className="overall__eyes" aria-hidden="true">
        {Array.from({ length: SCORE_MAX }, (_, index) => (
          <svg
            key={index}
            className={`eye ${index < (overall ?? 0) ? 'eye--lit' : ''}`.trim()}
            viewBox="0 0 28 18"
            aria-hidden="true"
          >
            <path
              fillRule="evenodd"
              d="M1 9C5.5 2.5 10 1 14 1s8.5 1.5 13 8c-4.5 6.5-9 8-13 8S5.5 15.5 1 9Zm13-6.2c-2 2-2.9 4-2.9 6.2s.9 4.2 2.9 6.2c2-2 2.9-4 2.9-6.2s-.9-4.2-2.9-6.2Z"
            />
          </svg>
        ))}
      </div>
      <p className="overall__number" aria-hidden="true">
        {scoreText(overall)}
        <span> / {SCORE_MAX}</span>
      </p>
    </div>
  )
}
