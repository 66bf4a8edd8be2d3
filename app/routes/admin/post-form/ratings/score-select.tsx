import { type KeyboardEvent, useRef } from 'react'
import type { Score } from '#domain/posts/post.ts'
import { SCORE_MAX, SCORES, scoreColor, scoreText } from '#domain/posts/ratings.ts'
import { Field } from '../../../../ui/field.tsx'
import { useLocale } from '../../../../ui/locale.ts'

interface ScoreSelectProps {
  label: string
  value: Score
  error: string | undefined
  /** How the score compares with those of other reviews, in words. */
  hint: string | undefined
  onChange: (value: Score) => void
}

/** Milliseconds from a 1 within which a following 0 makes it a 10. */
const TEN_WITHIN_MS = 1_000

/** Select of a score, in the colour of its badge. A digit sets it, 1 followed by 0 sets 10, Delete and Backspace set unknown. */
export function ScoreSelect({ label, value, error, hint, onChange }: ScoreSelectProps) {
  const { t } = useLocale()
  /** Time stamp of the last key if that was 1, in milliseconds since the page was loaded. */
  const oneAt = useRef(Number.NEGATIVE_INFINITY)

  // Replaces the browsers' search for options, which joins keys within a second: 7 and then 1 would look for "71".
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
          <option value="" aria-label={t('form.unknown')}>
            {scoreText(null)}
          </option>
        </select>
      )}
    </Field>
  )
}
