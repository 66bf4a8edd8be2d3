import { type KeyboardEvent, useRef } from 'react'
import type { Score } from '#domain/posts/post.ts'
import { SCORE_MAX, scoreColor, scoreText } from '#domain/posts/ratings.ts'
import { Field } from '../../../../ui/field.tsx'

interface ScoreSelectProps {
  label: string
  value: Score
  error: string | undefined
  /** Its place among the scores of other reviews. */
  hint: string | undefined
  onChange: (value: Score) => void
}

const SCORES = Array.from({ length: SCORE_MAX + 1 }, (_, score) => score)

/** Milliseconds within which 1 and 0 are a ten. */
const TEN_WITHIN_MS = 1_000

/** A score, coloured as its badge. A digit sets it, 1 followed by 0 is ten, and Delete makes it unknown. */
export function ScoreSelect({ label, value, error, hint, onChange }: ScoreSelectProps) {
  /** When 1 was typed last, in milliseconds since the page was loaded. */
  const oneAt = useRef(Number.NEGATIVE_INFINITY)

  // Browsers find options by what was typed within a second: 7 and then 1 would be "71", which none of them has.
  function onKeyDown(event: KeyboardEvent) {
    const isDigit = /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isDigit) {
      event.preventDefault()
      const isTen = event.key === '0' && event.timeStamp - oneAt.current < TEN_WITHIN_MS
      onChange(isTen ? SCORE_MAX : Number(event.key))
    }
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(null)
    oneAt.current = isDigit && event.key === '1' ? event.timeStamp : Number.NEGATIVE_INFINITY
  }

  return (
    <Field label={label} error={error} hint={hint}>
      {({ className, ...control }) => (
        <select
          {...control}
          className={`${className} ${value === 0 ? 'score-unset' : `score--${scoreColor(value)}`}`}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
          onKeyDown={onKeyDown}
          onBlur={() => {
            oneAt.current = Number.NEGATIVE_INFINITY
          }}
        >
          {SCORES.map((score) => (
            <option key={score}>{score}</option>
          ))}
          <option value="" aria-label="unknown">
            {scoreText(null)}
          </option>
        </select>
      )}
    </Field>
  )
}
