import { postHref } from '#domain/posts/path.ts'
import type { Post } from '#domain/posts/post.ts'
import { seriesOf, seriesWords } from '#domain/posts/series/series.ts'
import type { SeriesPlace } from '#server/posts/terms/term-repository.ts'
import { TermLink } from '../../../ui/term-link.tsx'

interface SeriesProps {
  post: Pick<Post, 'series'>
  /** Undefined for a post that is not published. */
  place: SeriesPlace | undefined
}

/** One line with the place of a post in its series, and links to the parts beside it. */
export function ArticleSeries({ post, place }: SeriesProps) {
  const series = seriesOf(post)
  if (!series) return null
  return (
    <nav className="facts wraps small article-series" aria-label="Series">
      <span>
        <TermLink href={place?.path}>{seriesWords(series, place?.total ?? null)}</TermLink>
      </span>
      {place?.previous && (
        <a rel="prev" href={postHref(place.previous.path)}>
          <span aria-hidden="true">← </span>
          <span className="visually-hidden">Previous part: </span>
          {place.previous.title}
        </a>
      )}
      {place?.next && (
        <a rel="next" href={postHref(place.next.path)}>
          <span className="visually-hidden">Next part: </span>
          {place.next.title}
          <span aria-hidden="true"> →</span>
        </a>
      )}
    </nav>
  )
}

/** For readers at the end of the text. */
export function NextInSeries({ post, place }: SeriesProps) {
  const series = seriesOf(post)
  if (!series || !place?.next) return null
  return (
    <p className="facts small article-tags">
      {`Next in ${series.name}: `}
      <a href={postHref(place.next.path)}>{place.next.title}</a>
    </p>
  )
}
