import type { Pictures } from '#domain/pictures/picture.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { SCORE_FIELDS, type ScoreField, type ScoreQuery, scoreSearch } from '#domain/posts/scores/score-query.ts'
import { scoreName, sortWords } from '#domain/posts/scores/score-words.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { ScoreRow } from './score-row.tsx'

interface ScoreListProps {
  query: ScoreQuery
  posts: readonly PostSummary[]
  pictures: Pictures
  slugs: TermSlugs
}

export function ScoreList({ query, posts, pictures, slugs }: ScoreListProps) {
  const { t } = useLocale()
  return (
    <form action="/compare" className="score-list" aria-label={t('ratings.compare')}>
      <div className="score-list__head">
        <p className="score-list__sorts">
          {SCORE_FIELDS.map((field) => (
            <SortLink key={field} query={query} field={field} />
          ))}
        </p>
        <span className="score-list__compare" aria-hidden="true">
          {t('ratings.compare')}
        </span>
      </div>
      <ol className="plain-list">
        {posts.filter(showsRatings).map((post) => (
          <ScoreRow key={post.id} post={post} pictures={pictures} slugs={slugs} />
        ))}
      </ol>
      <p className="compare-bar">
        <span>{t('ratings.compareHint')}</span>
        <button type="submit" className="button">
          {t('ratings.compare')}
        </button>
      </p>
    </form>
  )
}

/** Column header that sorts by its score: highest first, and lowest first if it is pressed again. */
function SortLink({ query, field }: { query: ScoreQuery; field: ScoreField }) {
  const { by, isDescending } = query.sort
  const isCurrent = by === field
  const sort = { by: field, isDescending: !(isCurrent && isDescending) }
  const locale = useLocale()
  const title = locale.t('ratings.sortBy', { order: sortWords(locale, field, sort.isDescending) })
  return (
    <a
      className="sort"
      href={`/ratings${scoreSearch({ ...query, sort, page: 1 })}`}
      title={title}
      aria-label={title}
      aria-current={isCurrent || undefined}
      data-order={isCurrent ? (isDescending ? 'down' : 'up') : undefined}
    >
      {field === 'overall' ? scoreName(locale, field) : <Icon name={field} />}
    </a>
  )
}
