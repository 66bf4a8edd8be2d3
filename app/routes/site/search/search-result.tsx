import type { Pictures } from '#domain/pictures/picture.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import { postHref } from '#domain/posts/path.ts'
import type { Post } from '#domain/posts/post.ts'
import { categoryLabel } from '#domain/posts/review.ts'
import { directorNames, filmOf, type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { marksIn } from '#domain/search/excerpt.ts'
import type { ResolvedPart } from '#domain/search/resolved-query.ts'
import { fillTokens } from '#domain/settings/texts.ts'
import type { SearchResult as Found } from '#server/posts/search/search.ts'
import { AuthorLinks } from '../../../ui/author-links.tsx'
import { PostPicture } from '../../../ui/cover.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { OverallBadge } from '../../../ui/score-badge.tsx'
import { useSite } from '../../../ui/site.ts'
import { MonthLink, TermLink } from '../../../ui/term-link.tsx'
import { Marked } from './marked.tsx'

interface SearchResultProps {
  result: Found
  parts: readonly ResolvedPart[]
  pictures: Pictures
  slugs: TermSlugs
}

export function SearchResult(props: SearchResultProps) {
  return props.result.post.kind === 'page' ? <FoundPage {...props} /> : <FoundPost {...props} />
}

function FoundPage({ result: { post, excerpt, marks }, parts }: SearchResultProps) {
  const { t } = useLocale()
  const { blogName, contact, siteUrl } = useSite()
  const shown = (text: string) => fillTokens(text, { blogName, contact, siteUrl })
  return (
    <article className="card result">
      <div className="card__text result__text">
        <p className="card__category">{t('search.page')}</p>
        <h2 className="card__title">
          <a href={postHref(post.path)}>
            <Marked text={post.title} marks={marksIn(post.title, parts)} shown={shown} />
          </a>
        </h2>
        {excerpt && (
          <p className="card__summary result__excerpt">
            <Marked text={excerpt} marks={marks} shown={shown} />
          </p>
        )}
      </div>
    </article>
  )
}

function FoundPost({ result: { post, excerpt, marks }, parts, pictures, slugs }: SearchResultProps) {
  const locale = useLocale()
  const category = categoryLabel(post.tag)
  const facts = filmFacts(post, slugs)
  return (
    <article className="card result">
      <figure className="card__figure result__figure">
        <PostPicture post={post} pictures={pictures} shape="wide" sizes={SIZES} alt={post.articleImageAlt} />
        <OverallBadge post={post} />
      </figure>
      <div className="card__text result__text">
        <p className="card__category">
          <TermLink href={termHref(slugs, 'category', category)}>{categoryName(locale, post.tag)}</TermLink>
        </p>
        <h2 className="card__title">
          <a href={postHref(post.path)}>
            <Marked text={post.title} marks={marksIn(post.title, parts)} />
          </a>
        </h2>
        {facts.length > 0 && (
          <p className="card__byline result__film">
            {facts.map(({ text, href }) => (
              <TermLink key={text} href={href}>
                <Marked text={text} marks={marksIn(text, parts)} />
              </TermLink>
            ))}
          </p>
        )}
        {excerpt && (
          <p className="card__summary result__excerpt">
            <Marked text={excerpt} marks={marks} />
          </p>
        )}
        <p className="card__byline result__date">
          <AuthorLinks post={post} slugs={slugs} />
          <MonthLink date={post.date} slugs={slugs} />
        </p>
      </div>
    </article>
  )
}

const SIZES = '(min-width: 800px) 360px, 160px'

/** Title, year and directors of the film. A title equal to that of the post is left out. */
function filmFacts(post: Post, slugs: TermSlugs): { text: string; href: string | undefined }[] {
  const { title, year, director } = filmOf(post)
  const facts = directorNames(director).map((name) => ({ text: name, href: termHref(slugs, 'director', name) }))
  if (year > 0) facts.unshift({ text: String(year), href: termHref(slugs, 'year', String(year)) })
  if (title && title !== post.title.trim()) facts.unshift({ text: title, href: termHref(slugs, 'film', title, year) })
  return facts
}
