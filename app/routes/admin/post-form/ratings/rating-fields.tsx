import { type Dispatch, memo, useId, useState } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import type { Ratings, Score } from '#domain/posts/post.ts'
import { RATING_NAMES, scoreText, suggestedOverall } from '#domain/posts/ratings.ts'
import { type PlaceInSpread, placeInSpread } from '#domain/posts/scores/score-spread.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
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
  const { t } = useLocale()
  const [averaged, setAveraged] = useState<Ratings | null>(null)
  const [filled, setFilled] = useState<Score>(0)
  // The suggested rating is hidden once one of its six scores has changed.
  const isCurrent = averaged !== null && RATING_NAMES.every((name) => averaged[name] === ratings[name])
  const hint = useId()
  const spreads = useSpreads()

  /** Fills in the overall rating, unless it is one that the writer gave. */
  function average() {
    const suggested = suggestedOverall(ratings)
    if (suggested !== null && [0, filled].includes(ratings.overall)) {
      dispatch({ type: 'rating', name: 'overall', value: suggested })
      setFilled(suggested)
    }
    setAveraged(ratings)
  }

  const score = (name: keyof Ratings) => ({
    value: ratings[name],
    error: errors[`ratings.${name}`],
    // 0 is the initial value, so it is not compared with other scores.
    hint: spreads && ratings[name] !== 0 ? placeWords(t, placeInSpread(ratings[name], spreads[name])) : undefined,
    onChange: (value: Score) => dispatch({ type: 'rating', name, value }),
  })
  return (
    <fieldset className="stack ratings" aria-describedby={hint}>
      <legend className="heading heading--small">{t('form.ratings')}</legend>
      <p className="meta" id={hint}>
        {t('form.ratingsHint')}
      </p>
      <div className="ratings__six">
        {RATING_NAMES.map((name) => (
          <ScoreSelect key={name} label={t(`ratings.${name}`)} {...score(name)} />
        ))}
      </div>
      <div className="ratings__overall">
        <QuietButton onClick={average}>{t('form.average')}</QuietButton>
        <p className="ratings__suggestion" role="status">
          {isCurrent && t('form.suggested', { score: scoreText(suggestedOverall(averaged)) })}
        </p>
        <ScoreSelect label={t('form.overall')} {...score('overall')} />
      </div>
    </fieldset>
  )
})

/** `higher than 91 of 100 reviews` */
function placeWords(t: Locale['t'], place: PlaceInSpread | null): string | undefined {
  return place ? t(PLACES[place.place], { number: place.number, count: place.total }) : undefined
}

const PLACES = { higher: 'form.scoreHigher', lower: 'form.scoreLower', equal: 'form.scoreEqual' } as const
