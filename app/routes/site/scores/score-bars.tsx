import type { ScoreField } from '#domain/posts/scores/score-query.ts'
import type { Spread } from '#domain/posts/scores/score-spread.ts'
import { spreadWords } from '#domain/posts/scores/score-words.ts'
import { useLocale } from '../../../ui/locale.ts'

interface ScoreBarsProps {
  field: ScoreField
  all: Spread
  /** Counts of the reviews that pass the filter; `all` counts every rated review. */
  found: Spread
}

const SLOT = 10
const BAR = 8
const HEIGHT = 40
/** Minimum height of a bar in units of the drawing, so that one review is visible beside hundreds. */
const LEAST = 2

/** Bar chart of how many reviews have each score, with those that pass the filter in front. */
export function ScoreBars({ field, all, found }: ScoreBarsProps) {
  const locale = useLocale()
  const most = Math.max(1, ...all)
  return (
    <svg
      className="bars"
      id={`bars-${field}`}
      data-swap=""
      viewBox={`0 0 ${SLOT * all.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={spreadWords(locale, field, all)}
    >
      <path className="bars__all" d={bars(all, most)} />
      <path className="bars__found" d={bars(found, most)} />
    </svg>
  )
}

function bars(spread: Spread, most: number): string {
  return spread
    .map((count, score) => {
      if (count === 0) return ''
      const height = Math.round(Math.max(LEAST, (count / most) * HEIGHT) * 10) / 10
      return `M${score * SLOT + (SLOT - BAR) / 2} ${HEIGHT}v-${height}h${BAR}v${height}z`
    })
    .join('')
}
