import { postHref } from '#domain/path.ts'
import type { Pictures } from '#domain/picture.ts'
import type { PostSummary } from '#domain/post.ts'
import { categoryLabel, showsRatings } from '#domain/review.ts'
import { Cover } from '../../../ui/cover.tsx'
import { StoredPicture } from '../../../ui/picture.tsx'
import { PostDate } from '../../../ui/post-date.tsx'
import { ScoreBadge } from '../../../ui/score-badge.tsx'
import { SourceCaption } from '../../../ui/source-caption.tsx'

export interface PostCardProps {
  post: PostSummary
  pictures: Pictures
  /** Where it stands: the poster on top of the page, the large one of the second row, one of a stack, one of a grid. */
  place: 'poster' | 'wide' | 'stack' | 'grid'
}

/** What a card says is decided by the post (featured or not); how large it says it, by its place. */
export function PostCard({ post, pictures, place }: PostCardProps) {
  const isFeatured = post.featured === 1
  const summary = isFeatured ? post.description : post.tagline
  return (
    <article className={`card card--${place} ${isFeatured ? 'card--featured' : ''}`.trim()}>
      <figure className="card__figure">
        <CardPicture post={post} pictures={pictures} isHero={place === 'poster'} />
        {showsRatings(post) && <ScoreBadge label="Overall" score={post.ratings.overall} />}
        {isFeatured && pictures.has(post.articleImage) && (
          <SourceCaption source={post.articleImgSrc} className="card__source" />
        )}
      </figure>
      <div className="card__text">
        <p className="card__category">{categoryLabel(post.tag)}</p>
        <h2 className="card__title">
          <a href={postHref(post.path)}>{post.title}</a>
        </h2>
        {summary && <p className="card__summary">{summary}</p>}
        <p className="card__byline">
          <span>{post.author}</span>
          <PostDate date={post.date} />
        </p>
      </div>
    </article>
  )
}

function CardPicture({ post, pictures, isHero }: { post: PostSummary; pictures: Pictures; isHero: boolean }) {
  if (!pictures.has(post.articleImage)) return <Cover post={post} />
  // The title beside it says what the card is about; a second voice would only repeat it.
  return <StoredPicture address={post.articleImage} pictures={pictures} alt={post.articleImageAlt} isHero={isHero} />
}
