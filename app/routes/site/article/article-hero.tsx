import { alternativeText, type Pictures } from '#domain/pictures/picture.ts'
import { authorNames } from '#domain/posts/authors/authors.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import type { Post } from '#domain/posts/post.ts'
import { languageBeside } from '#domain/posts/post-language.ts'
import { readingMinutes } from '#domain/posts/reading-time.ts'
import { categoryLabel } from '#domain/posts/review.ts'
import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { AuthorLinks } from '../../../ui/author-links.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { StoredPicture, sharedName } from '../../../ui/picture.tsx'
import { OverallBadge } from '../../../ui/score-badge.tsx'
import { SourceCaption } from '../../../ui/source-caption.tsx'
import { MonthLink, TermLink } from '../../../ui/term-link.tsx'
import { FilmFacts } from './film-facts.tsx'

interface ArticleHeroProps {
  post: Post
  pictures: Pictures
  slugs: TermSlugs
  /** The server draws covers of published posts only; without one the hero has no picture. */
  isPublished?: boolean
}

export function ArticleHero({ post, pictures, slugs, isPublished = false }: ArticleHeroProps) {
  const locale = useLocale()
  const lang = languageBeside(post, locale.language)
  const category = categoryLabel(post.tag)
  const hasPicture = pictures.has(post.articleImage)
  const minutes = readingMinutes(post.sections.length)
  return (
    <header className="hero">
      {(hasPicture || isPublished) && (
        <figure className="hero__figure">
          {hasPicture ? (
            <StoredPicture
              address={post.articleImage}
              pictures={pictures}
              alt={alternativeText(post.articleImageAlt, pictures.get(post.articleImage), post.title)}
              sizes="max(100vw, 164vh)"
              shared={sharedName('picture', post)}
              isHero
            />
          ) : (
            <Cover post={post} shape="hero" isHero />
          )}
          <SourceCaption source={post.articleImgSrc} />
        </figure>
      )}
      <div className="hero__text">
        <div className="beside">
          <OverallBadge post={post} />
          <p className="badge">
            <TermLink href={termHref(slugs, 'category', category)}>{categoryName(locale, post.tag)}</TermLink>
          </p>
        </div>
        <h1 className="hero__title" lang={lang} data-shared={sharedName('title', post)}>
          {post.title}
        </h1>
        {post.tagline && (
          <p className="hero__tagline" lang={lang}>
            {post.tagline}
          </p>
        )}
        {post.film && (
          <FilmFacts film={post.film} besideTitle={post.title} slugs={slugs} className="small hero__film" />
        )}
        <p className="hero__byline">
          {authorNames(post).length > 0 && (
            <span>
              <Message of="article.by" slots={{ authors: <AuthorLinks post={post} slugs={slugs} /> }} />
            </span>
          )}
          {post.date && (
            <span>
              <Message of="article.published" slots={{ date: <MonthLink date={post.date} slugs={slugs} /> }} />
            </span>
          )}
          {minutes !== null && <span>{locale.t('article.readingTime', { count: minutes })}</span>}
        </p>
      </div>
    </header>
  )
}
