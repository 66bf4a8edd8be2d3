import { postHref } from '#domain/posts/path.ts'
import type { Post } from '#domain/posts/post.ts'
import { seriesOf, seriesWords } from '#domain/posts/series/series.ts'
import type { SeriesPlace } from '#server/posts/terms/term-repository.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TermLink } from '../../../ui/term-link.tsx'

interface SeriesProps {
  post: Pick<Post, 'series'>
  /** Undefined for a post that is not published. */
  place: SeriesPlace | undefined
}

/** One line with the place of a post in its series, and links to the parts beside it. */
export function ArticleSeries({ post, place }: SeriesProps) {
  const locale = useLocale()
  const series = seriesOf(post)
  if (!series) return null
  return (
    <nav className="facts wraps small article-series" aria-label={locale.t('article.series')}>
      <span>
        <TermLink href={place?.path}>{seriesWords(locale, series, place?.total ?? null)}</TermLink>
      </span>
      {place?.previous && (
        <a rel="prev" href={postHref(place.previous.path)}>
          <span aria-hidden="true">← </span>
          <span className="visually-hidden">{locale.t('article.previousPart')}</span>
          {place.previous.title}
        </a>
      )}
      {place?.next && (
        <a rel="next" href={postHref(place.next.path)}>
          <span className="visually-hidden">{locale.t('article.nextPart')}</span>
          {place.next.title}
          <span aria-hidden="true"> →</span>
        </a>
      )}
    </nav>
  )
}

/** For readers at the end of the text. */
export function NextInSeries({ post, place }: SeriesProps) {
  const { t } = useLocale()
  const series = seriesOf(post)
  if (!series || !place?.next) return null
  return (
    <p className="facts small article-tags">
      {t('article.nextInSeries', { name: series.name })}
      <a href={postHref(place.next.path)}>{place.next.title}</a>
    </p>
  )
}
