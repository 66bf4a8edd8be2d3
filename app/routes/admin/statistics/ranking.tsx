import type { ReactNode } from 'react'
import { shareWords } from '#domain/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { percent } from './scale.ts'

interface RankedRow {
  readonly key: string
  readonly name: ReactNode
  readonly views: number
  readonly visitors?: number
}

interface RankingProps {
  caption: string
  /** Kind of the rows: `Post`, `Site`. */
  of: string
  rows: readonly RankedRow[]
  /** All views of the period, of which each row is a part. */
  total: number
  /** Whether its longest bar is highlighted. */
  isFirst?: boolean
}

/** A table with a bar below each name, scaled to the longest one. */
export function Ranking({ caption, of, rows, total, isFirst }: RankingProps) {
  const { t, number } = useLocale()
  const longest = Math.max(...rows.map(({ views }) => views))
  const hasVisitors = rows.some(({ visitors }) => visitors !== undefined)
  return (
    <table className={isFirst ? 'ranking ranking--first' : 'ranking'}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {hasVisitors && (
            <th scope="col" className="numbers__number ranking__visitors">
              {t('statistics.visitors')}
            </th>
          )}
          <th scope="col" className="numbers__number">
            {t('statistics.views')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, views, visitors }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <Bar
                share={t('statistics.ofAllViews', { share: shareWords(t, views, total) })}
                length={percent(views, longest)}
              />
            </th>
            {hasVisitors && (
              <td className="numbers__number ranking__visitors">{visitors !== undefined && number(visitors)}</td>
            )}
            <td className="numbers__number">{number(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Bar({ share, length }: { share: string; length: string }) {
  return (
    <svg className="ranking__bar" role="img" aria-label={share}>
      <title>{share}</title>
      <rect className="ranking__whole" width="100%" height="100%" />
      <rect className="ranking__part" width={length} height="100%" />
    </svg>
  )
}
