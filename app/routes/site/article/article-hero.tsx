import { alternativeText, type Pictures } from '#domain/pictures/picture.ts'
import type { Post } from '#domain/posts/post.ts'
import { readingMinutes } from '#domain/posts/reading-time.ts'
import { categoryLabel } from '#domain/posts/review.ts'
import { Cover } from '../../../ui/cover.tsx'
import { StoredPicture } from '../../../ui/picture.tsx'
import { PostDate } from '../../../ui/post-date.tsx'
import { SourceCaption } from '../../../ui/source-caption.tsx'

interface ArticleHeroProps {
  post: Post
  pictures: Pictures
  /** No cover is drawn for a post that readers do not see. */
  isPublished?: boolean
}

export function ArticleHero({ post, pictures, isPublished = false }: ArticleHeroProps) {
  const hasPicture = pictures.has(post.articleImage)
  const minutes = readingMinutes(post.sections.length)
  return (
    <header className="hero">
      {hasPicture ? (
        <figure className="hero__figure">
          <StoredPicture
            address={post.articleImage}
            pictures={pictures}
            alt={alternativeText(post.articleImageAlt, pictures.get(post.articleImage), post.title)}
            sizes="max(100vw, 164vh)"
            shared={`picture-${post.id}`}
            isHero
          />
          <SourceCaption source={post.articleImgSrc} />
        </figure>
      ) : (
        isPublished && (
          <div className="hero__figure">
            <Cover post={post} shape="hero" isHero />
          </div>
        )
      )}
      <div className="hero__text">
        <p className="badge">{categoryLabel(post.tag)}</p>
        <h1 className="hero__title" data-shared={`title-${post.id}`}>
          {post.title}
        </h1>
        {post.tagline && <p className="hero__tagline">{post.tagline}</p>}
        <p className="hero__byline">
          {post.author && <span>By: {post.author}</span>}
          {post.date && (
            <span>
              Published <PostDate date={post.date} />
            </span>
          )}
          {minutes !== null && <span>{minutes} min read</span>}
        </p>
      </div>
    </header>
  )
}
