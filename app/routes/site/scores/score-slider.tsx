import { SCORE_MAX, SCORES } from '#domain/posts/ratings.ts'
import type { Range, ScoreField } from '#domain/posts/scores/score-query.ts'
import type { Spread } from '#domain/posts/scores/score-spread.ts'
import { scoreName, scoreRangeText } from '#domain/posts/scores/score-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { ScoreBars } from './score-bars.tsx'

interface ScoreSliderProps {
  field: ScoreField
  range: Range | undefined
  spread: { all: Spread; found: Spread }
}

/** Minimum and maximum of a score, as two range inputs over its bar chart. They may cross: the server swaps them. */
export function ScoreSlider({ field, range, spread }: ScoreSliderProps) {
  const locale = useLocale()
  const label = scoreName(locale, field)
  const { min, max } = { min: range?.min ?? 0, max: range?.max ?? SCORE_MAX }
  const handle = { type: 'range', min: 0, max: SCORE_MAX, className: 'slider__handle' }
  return (
    <fieldset className={`slider slider--${field}`}>
      <legend className="wraps slider__name">
        {field !== 'overall' && <Icon name={field} />}
        {label}
        {/* No `output`, a live region: the slider itself says its value. */}
        <span className="slider__range needs-script" data-range={field}>
          {scoreRangeText({ min, max })}
        </span>
      </legend>
      <div className="slider__track">
        <ScoreBars field={field} {...spread} />
        <input
          {...handle}
          name={`${field}-min`}
          defaultValue={min}
          aria-label={locale.t('ratings.from', { name: label })}
        />
        <input
          {...handle}
          name={`${field}-max`}
          defaultValue={max}
          aria-label={locale.t('ratings.to', { name: label })}
        />
      </div>
      <div className="slider__ticks" aria-hidden="true">
        {SCORES.map((score) => (
          <span key={score}>{score}</span>
        ))}
      </div>
    </fieldset>
  )
}
