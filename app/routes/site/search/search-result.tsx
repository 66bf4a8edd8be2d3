import type { Pictures } from '#domain/pictures/picture.ts'
import { postHref } from '#domain/posts/path.ts'
import type { Film, Post } from '#domain/posts/post.ts'
import { categoryLabel, showsRatings } from '#domain/posts/review.ts'
import { marksIn } from '#domain/search/excerpt.ts'
import type { ResolvedPart } from '#domain/search/resolved-query.ts'
import type { SearchResult as Found } from '#server/posts/search/search.ts'
import { Cover } from '../../../ui/cover.tsx'
import { StoredPicture } from '../../../ui/picture.tsx'
import { PostDate } from '../../../ui/post-date.tsx'
import { ScoreBadge } from '../../../ui/score-badge.tsx'
import { Marked } from './marked.tsx'

interface SearchResultProps {
  result: Found
  parts: readonly ResolvedPart[]
  pictures: Pictures
}

export function SearchResult({ result: { post, excerpt, marks }, parts, pictures }: SearchResultProps) {
  const film = filmLine(post)
  return (
    <article className="card result">
      <figure className="card__figure result__figure">
        <ResultPicture post={post} pictures={pictures} />
        {showsRatings(post) && <ScoreBadge label="Overall" score={post.ratings.overall} />}
      </figure>
      <div className="card__text result__text">
        <p className="card__category">{categoryLabel(post.tag)}</p>
        <h2 className="card__title">
          <a href={postHref(post.path)}>
            <Marked text={post.title} marks={marksIn(post.title, parts)} />
          </a>
        </h2>
        {film && (
          <p className="result__film">
            <Marked text={film} marks={marksIn(film, parts)} />
          </p>
        )}
        {excerpt && (
          <p className="card__summary result__excerpt">
            <Marked text={excerpt} marks={marks} />
          </p>
        )}
        <p className="card__byline">
          {post.author && <span>{post.author}</span>}
          <PostDate date={post.date} />
        </p>
      </div>
    </article>
  )
}

const SIZES = '(min-width: 720px) 330px, 150px'

function ResultPicture({ post, pictures }: { post: Post; pictures: Pictures }) {
  if (!pictures.has(post.articleImage)) return <Cover post={post} shape="square" />
  return <StoredPicture address={post.articleImage} pictures={pictures} alt={post.articleImageAlt} sizes={SIZES} />
}

/** `The Lighthouse · 2019 · Robert Eggers`; the title only where it is another than that of the post. */
function filmLine({ film, title }: { film: Film | null; title: string }): string {
  const name = film?.title?.trim() === title.trim() ? undefined : film?.title
  return [name, film?.year, film?.director].filter(Boolean).join(' · ')
}
