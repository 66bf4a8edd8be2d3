import { type FoundScores, foundScoresText, SCORE_SCALES, type ScoreScale } from '#domain/imports/score-scales.ts'
import type { Locale, MessageKey } from '#domain/locales/locale.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'

export const LEFT_OUT = 'left-out'
/** Null before the owner has answered. */
export type ScoreAnswer = ScoreScale | typeof LEFT_OUT | null

const SCALES = {
  '5': 'imports.fiveIsBest',
  '10': 'imports.tenIsBest',
  '100': 'imports.hundredIsBest',
  stars: 'imports.fourStarsAreBest',
  letters: 'imports.letterIsBest',
} as const satisfies Record<ScoreScale, MessageKey>

interface ScoreQuestionProps {
  readonly found: FoundScores
  readonly answer: ScoreAnswer
  readonly error: string | undefined
  readonly onAnswer: (answer: ScoreAnswer) => void
}

/** Asks on what scale an archive has its scores. */
export function ScoreQuestion({ found, answer, error, onAnswer }: ScoreQuestionProps) {
  const locale = useLocale()
  const { t } = locale
  const scales = SCORE_SCALES.map((scale) => [scale, labelOf(t, scale, found)] as const)
  return (
    <div className="columns">
      <SelectField
        label={t('imports.bestScoreOnOldSite')}
        hint={t('imports.scoresGoUpToTen', { found: foundScoresText(locale, found) })}
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

function labelOf(t: Locale['t'], scale: ScoreScale, { proposed }: FoundScores): string {
  const label = t(SCALES[scale])
  return scale === proposed ? t('imports.probably', { scale: label }) : label
}
