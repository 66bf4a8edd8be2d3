import { type Dispatch, useState } from 'react'
import type { Ratings } from '#domain/posts/post.ts'
import { RATING_LABELS, RATING_NAMES, SCORE_MAX, suggestedOverall } from '#domain/posts/ratings.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { FormErrors } from './form-errors.ts'
import type { FormAction } from './form-state.ts'

interface RatingFieldsProps {
  ratings: Ratings
  errors: FormErrors
  dispatch: Dispatch<FormAction>
}

const SCORES = Array.from({ length: SCORE_MAX + 1 }, (_, score) => score)

/** The six scores of a review, and the verdict that may follow from them. */
export function RatingFields({ ratings, errors, dispatch }: RatingFieldsProps) {
  const [averaged, setAveraged] = useState<Ratings | null>(null)
  // It is about six scores, and goes away with any of them.
  const isStanding = averaged !== null && RATING_NAMES.every((name) => averaged[name] === ratings[name])
  const score = (name: keyof Ratings) => ({
    value: ratings[name],
    error: errors[`ratings.${name}`],
    onChange: (value: number) => dispatch({ type: 'rating', name, value }),
  })
  return (
    <fieldset className="ratings">
      <legend className="post-form__heading">Ratings</legend>
      <div className="ratings__six">
        {RATING_NAMES.map((name) => (
          <ScoreSelect key={name} label={RATING_LABELS[name]} {...score(name)} />
        ))}
      </div>
      <div className="ratings__overall">
        <QuietButton onClick={() => setAveraged(ratings)}>Calculate Average</QuietButton>
        <p className="ratings__suggestion" role="status">
          {isStanding && `Suggested Rating: ${suggestedOverall(averaged)}`}
        </p>
        <ScoreSelect label="Overall Rating" {...score('overall')} />
      </div>
    </fieldset>
  )
}

interface ScoreSelectProps {
  label: string
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

function ScoreSelect({ label, value, error, onChange }: ScoreSelectProps) {
  return (
    <Field label={label} error={error}>
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
