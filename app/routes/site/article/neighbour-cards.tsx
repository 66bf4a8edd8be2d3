import type { Pictures } from '#domain/pictures/picture.ts'
import { filmName } from '#domain/posts/film/film-name.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { filmOf } from '#domain/posts/terms/term.ts'
import { warningCodes } from '#domain/posts/warnings/content-warnings.ts'
import type { NeighbourPosts } from '#server/posts/scores/scores.ts'
import { Cover } from '../../../ui/cover.tsx'
import { StoredPicture } from '../../../ui/picture.tsx'
import { ScoreBadge } from '../../../ui/score-badge.tsx'

const KINDS = [
  ['milder', 'Milder'],
  ['sameMood', 'Same mood'],
  ['harsher', 'Harsher'],
] as const

/** Where to go on from a review: to a film that asks less of its viewers, to one like it, to one that asks more. */
export function NeighbourCards({ neighbours, pictures }: { neighbours: NeighbourPosts; pictures: Pictures }) {
  if (KINDS.every(([kind]) => neighbours[kind] === null)) return null
  return (
    <aside className="neighbours" aria-label="Films by their ratings">
      {KINDS.map(([kind, label]) => {
        const post = neighbours[kind]
        return post && <NeighbourCard key={kind} label={label} post={post} pictures={pictures} />
      })}
      <p className="neighbours__all">
        <a href="/ratings">All ratings</a>
      </p>
    </aside>
  )
}

function NeighbourCard({ label, post, pictures }: { label: string; post: PostSummary; pictures: Pictures }) {
  const film = filmOf(post)
  return (
    <article className="card card--stack" data-warnings={warningCodes(post.contentWarnings) || undefined}>
      <figure className="card__figure">
        {pictures.has(post.articleImage) ? (
          <StoredPicture address={post.articleImage} pictures={pictures} alt="" sizes="190px" />
        ) : (
          <Cover post={post} shape="square" />
        )}
        {showsRatings(post) && post.ratings.overall !== null && (
          <ScoreBadge label="Overall" score={post.ratings.overall} />
        )}
      </figure>
      <div className="card__text">
        <p className="card__category">{label}</p>
        <h2 className="card__title">
          <a href={postHref(post.path)}>{post.title}</a>
        </h2>
        {film.title !== post.title && <p className="card__byline">{filmName(film)}</p>}
      </div>
    </article>
  )
}
