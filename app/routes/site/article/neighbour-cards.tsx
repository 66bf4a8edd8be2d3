import type { Pictures } from '#domain/pictures/picture.ts'
import { filmName } from '#domain/posts/film/film-name.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { filmOf } from '#domain/posts/terms/term.ts'
import { warningCodes } from '#domain/posts/warnings/content-warnings.ts'
import type { NeighbourPosts } from '#server/posts/scores/scores.ts'
import { PostPicture } from '../../../ui/cover.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { OverallBadge } from '../../../ui/score-badge.tsx'

const KINDS = ['milder', 'sameMood', 'harsher'] as const

/** Reviews of a milder film, of one with similar scores, and of a harsher one, below a review. */
export function NeighbourCards({ neighbours, pictures }: { neighbours: NeighbourPosts; pictures: Pictures }) {
  const { t } = useLocale()
  if (KINDS.every((kind) => neighbours[kind] === null)) return null
  return (
    <aside className="neighbours" aria-label={t('article.neighbours')}>
      {KINDS.map((kind) => {
        const post = neighbours[kind]
        return post && <NeighbourCard key={kind} label={t(`article.${kind}`)} post={post} pictures={pictures} />
      })}
      <p className="neighbours__all">
        <a href="/ratings">{t('article.allRatings')}</a>
      </p>
    </aside>
  )
}

function NeighbourCard({ label, post, pictures }: { label: string; post: PostSummary; pictures: Pictures }) {
  const film = filmOf(post)
  return (
    <article className="card near" data-warning-codes={warningCodes(post.contentWarnings) || undefined}>
      <figure className="card__figure">
        <PostPicture post={post} pictures={pictures} shape="wide" sizes="(min-width: 800px) 280px, 112px" />
        <OverallBadge post={post} />
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
