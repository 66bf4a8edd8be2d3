import type { Viewings } from '#domain/imports/import-calls.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { counted } from '../statistics/format.ts'

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
        label={t('imports.filmsThatYouReviewed')}
        hint={`${counted(reviews, 'review')} ${reviews === 1 ? 'is' : 'are'} of a film that another one is about.`}
        value={answer}
        options={[
          ['each', t('imports.aPostForEach')],
          ['one', t('imports.onePostForEach')],
        ]}
        onChange={onAnswer}
      />
    </div>
  )
}
