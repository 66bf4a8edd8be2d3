import { type Dispatch, useState } from 'react'
import type { Ratings } from '#domain/post.ts'
import { RATING_LABELS, RATING_NAMES, SCORE_MAX, suggestedOverall } from '#domain/ratings.ts'
import { Field } from '../../../ui/field.tsx'
import type { FormAction } from './form-state.ts'

interface RatingFieldsProps {
  ratings: Ratings
  dispatch: Dispatch<FormAction>
}

const SCORES = Array.from({ length: SCORE_MAX + 1 }, (_, score) => score)

/** The six scores of a review, and the verdict that may follow from them. */
export function RatingFields({ ratings, dispatch }: RatingFieldsProps) {
  const [suggestion, setSuggestion] = useState<number | null>(null)
  return (
    <fieldset className="ratings">
      <legend className="post-form__heading">Ratings</legend>
      <div className="ratings__six">
        {RATING_NAMES.map((name) => (
          <ScoreSelect
            key={name}
            label={RATING_LABELS[name]}
            value={ratings[name]}
            onChange={(value) => dispatch({ type: 'rating', name, value })}
          />
        ))}
      </div>
      <div className="ratings__overall">
        <button type="button" className="button button--quiet" onClick={() => setSuggestion(suggestedOverall(ratings))}>
          Calculate Average
        </button>
        <p className="ratings__suggestion" role="status">
          {suggestion !== null && `Suggested Rating: ${suggestion}`}
        </p>
        <ScoreSelect
          label="Overall Rating"
          value={ratings.overall}
          onChange={(value) => dispatch({ type: 'rating', name: 'overall', value })}
        />
      </div>
    </fieldset>
  )
}

interface ScoreSelectProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function ScoreSelect({ label, value, onChange }: ScoreSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {SCORES.map((score) => (
            <option key={score}>{score}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
