import { type Dispatch, memo, useId, useState } from 'react'
import type { Ratings, Score } from '#domain/posts/post.ts'
import { RATING_LABELS, RATING_NAMES, scoreText, suggestedOverall } from '#domain/posts/ratings.ts'
import { placeInSpread } from '#domain/posts/scores/score-spread.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import type { FormErrors } from '../form-errors.ts'
import type { FormAction } from '../form-state.ts'
import { ScoreSelect } from './score-select.tsx'
import { useSpreads } from './use-spreads.ts'

interface RatingFieldsProps {
  ratings: Ratings
  errors: FormErrors
  dispatch: Dispatch<FormAction>
}

export const RatingFields = memo(function RatingFields({ ratings, errors, dispatch }: RatingFieldsProps) {
  const [averaged, setAveraged] = useState<Ratings | null>(null)
  // The suggested rating is hidden once one of its six scores has changed.
  const isCurrent = averaged !== null && RATING_NAMES.every((name) => averaged[name] === ratings[name])
  const hint = useId()
  const spreads = useSpreads()
  const score = (name: keyof Ratings) => ({
    value: ratings[name],
    error: errors[`ratings.${name}`],
    // 0 is the initial value, so it is not compared with other scores.
    hint: (spreads && ratings[name] !== 0 && placeInSpread(ratings[name], spreads[name])) || undefined,
    onChange: (value: Score) => dispatch({ type: 'rating', name, value }),
  })
  return (
    <fieldset className="stack ratings" aria-describedby={hint}>
      <legend className="heading heading--small">Ratings</legend>
      <p className="meta" id={hint}>
        Type a digit, or 1 and 0 for a ten. Delete makes a score unknown: readers see a dash.
      </p>
      <div className="ratings__six">
        {RATING_NAMES.map((name) => (
          <ScoreSelect key={name} label={RATING_LABELS[name]} {...score(name)} />
        ))}
      </div>
      <div className="ratings__overall">
        <QuietButton onClick={() => setAveraged(ratings)}>Calculate Average</QuietButton>
        <p className="ratings__suggestion" role="status">
          {isCurrent && `Suggested Rating: ${scoreText(suggestedOverall(averaged))}`}
        </p>
        <ScoreSelect label="Overall Rating" {...score('overall')} />
      </div>
    </fieldset>
  )
})
