import { scoreColor } from '#domain/posts/ratings.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useSite } from '../../../ui/site.ts'

/** The texts of the setting `scale`, from the highest score down. Scores without a text are left out. */
export function ScoreScale() {
  const { scale } = useSite()
  const { t } = useLocale()
  const lines = scale.map((text, score) => ({ text, score })).filter(({ text }) => text !== '')
  if (lines.length === 0) return null
  return (
    <details className="scale">
      <summary>{t('article.scale')}</summary>
      <dl>
        {lines.toReversed().map(({ text, score }) => (
          <div key={score}>
            <dt className={`score score--${scoreColor(score)}`}>{score}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
