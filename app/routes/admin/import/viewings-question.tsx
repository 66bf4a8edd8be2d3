import type { Viewings } from '#domain/imports/import-calls.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'

interface ViewingsQuestionProps {
  /** How many reviews are of a film that another review is about. */
  readonly reviews: number
  readonly answer: Viewings
  readonly onAnswer: (answer: Viewings) => void
}

/** Asks what becomes of several reviews of one film. */
export function ViewingsQuestion({ reviews, answer, onAnswer }: ViewingsQuestionProps) {
  const { t } = useLocale()
  return (
    <div className="columns">
      <SelectField
        label={t('imports.filmsReviewedMoreThanOnce')}
        hint={t('imports.reviewsOfSameFilm', { count: reviews })}
        value={answer}
        options={[
          ['each', t('imports.postForEachReview')],
          ['one', t('imports.postForEachFilm')],
        ]}
        onChange={onAnswer}
      />
    </div>
  )
}
