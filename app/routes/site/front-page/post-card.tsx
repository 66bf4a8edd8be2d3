import type { Pictures } from '#domain/pictures/picture.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import type { CoverShape } from '#domain/posts/cover.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { categoryLabel } from '#domain/posts/review.ts'
import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { warningCodes } from '#domain/posts/warnings/content-warnings.ts'
import { AuthorLinks } from '../../../ui/author-links.tsx'
import { PostPicture } from '../../../ui/cover.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { sharedName } from '../../../ui/picture.tsx'
import { OverallBadge } from '../../../ui/score-badge.tsx'
import { SourceCaption } from '../../../ui/source-caption.tsx'
import { MonthLink, TermLink } from '../../../ui/term-link.tsx'

interface PostCardProps {
  post: PostSummary
  pictures: Pictures
  slugs: TermSlugs
  /** Position: the poster at the top of the page, the large card of the second row, or a card of the stack or of a grid. */
  place: 'poster' | 'wide' | 'stack' | 'grid'
}

/** The content of a card depends on the post (featured or not), its size on its place. */
export function PostCard({ post, pictures, slugs, place }: PostCardProps) {
  const locale = useLocale()
  const isFeatured = post.featured === 1
  const category = categoryLabel(post.tag)
  const summary = isFeatured ? post.description : post.tagline
  const isPoster = place === 'poster'
  return (
    <article className={`card card--${place}`} data-warning-codes={warningCodes(post.contentWarnings) || undefined}>
      <figure className="card__figure">
        <CardPicture post={post} pictures={pictures} place={place} />
        {!isPoster && <OverallBadge post={post} />}
        {isFeatured && <SourceCaption source={post.articleImgSrc} className="card__source" />}
      </figure>
      <div className="card__text">
        <p className="card__category">
          {isPoster && <OverallBadge post={post} />}
          <TermLink href={termHref(slugs, 'category', category)}>{categoryName(locale, post.tag)}</TermLink>
        </p>
        <h2 className="card__title" data-shared={sharedName('title', post)}>
          <a href={postHref(post.path)}>{post.title}</a>
        </h2>
        {summary && <p className="card__summary">{summary}</p>}
        <p className="card__byline">
          <AuthorLinks post={post} slugs={slugs} />
          <MonthLink date={post.date} slugs={slugs} />
        </p>
      </div>
    </article>
  )
}

/**
 * `sizes` by place. The poster and the squares of the stack crop a wide picture, so they need one that is wider than they are.
 * Pictures as wide as a phone claim less than their width: at a pixel ratio of 3, two pixels look like three and have half the
 * bytes.
 */
const SIZES: Readonly<Record<PostCardProps['place'], string>> = {
  poster: '(min-width: 960px) max(67vw, 160vh), (min-width: 640px) 100vw, 190vw',
  wide: '(min-width: 1280px) 720px, 60vw',
  stack: '(min-width: 960px) 190px, min(60vw - 24px, 264px)',
  grid: '(min-width: 960px) 300px, (min-width: 640px) 46vw, 60vw',
}

/** Shape of the cover by place: the poster has the title on top of it, and the squares of the stack are too small for text. */
const COVERS: Readonly<Record<PostCardProps['place'], CoverShape>> = {
  poster: 'poster',
  wide: 'wide',
  stack: 'square',
  grid: 'wide',
}

function CardPicture({ post, pictures, place }: Omit<PostCardProps, 'slugs'>) {
  return (
    <PostPicture
      post={post}
      pictures={pictures}
      shape={COVERS[place]}
      // No fallback to the title, which is beside the picture: screen readers would read it twice.
      alt={post.articleImageAlt}
      sizes={SIZES[place]}
      shared={sharedName('picture', post)}
      isHero={place === 'poster'}
    />
  )
}
