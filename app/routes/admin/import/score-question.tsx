import {
  type FoundScores,
  foundScoresText,
  SCALE_LABELS,
  SCORE_SCALES,
  type ScoreScale,
} from '#domain/imports/score-scales.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'

export const LEFT_OUT = 'left-out'
/** Null before the owner has answered. */
export type ScoreAnswer = ScoreScale | typeof LEFT_OUT | null

interface ScoreQuestionProps {
  readonly found: FoundScores
  readonly answer: ScoreAnswer
  readonly error: string | undefined
  readonly onAnswer: (answer: ScoreAnswer) => void
}

/** Asks on what scale an archive has its scores. */
export function ScoreQuestion({ found, answer, error, onAnswer }: ScoreQuestionProps) {
  const { t } = useLocale()
  const scales = SCORE_SCALES.map((scale) => [scale, labelOf(scale, found)] as const)
  return (
    <div className="columns">
      <SelectField
        label={t('imports.bestScoreOnOld')}
        hint={t('imports.densScoresGoUp', { foundScoresText: foundScoresText(found) })}
        error={error}
        value={answer ?? ''}
        options={[
          ...(answer === null ? [['', t('labels.choose')] as const] : []),
          ...scales,
          [LEFT_OUT, t('imports.leaveScoresOut')],
        ]}
        onChange={(chosen) => onAnswer(chosen || null)}
      />
    </div>
  )
}

function labelOf(scale: ScoreScale, { proposed }: FoundScores): string {
  return scale === proposed ? `${SCALE_LABELS[scale]} (probably)` : SCALE_LABELS[scale]
}
