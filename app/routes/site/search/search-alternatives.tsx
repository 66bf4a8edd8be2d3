import type { Pictures } from '#domain/pictures/picture.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { categoryLabel } from '#domain/posts/review.ts'
import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { MorePosts } from '../article/more-posts.tsx'
import { searchHref } from './search-href.ts'

interface SearchAlternativesProps {
  q: string
  newest: readonly PostSummary[]
  pictures: Pictures
  slugs: TermSlugs
  categories: readonly string[]
  /** Number of results on other pages, for a page beyond the last; undefined where no search was made. */
  found: number | undefined
}

export function SearchAlternatives({ q, newest, pictures, slugs, categories, found }: SearchAlternativesProps) {
  return (
    <>
      {found !== undefined && found > 0 && (
        <p className="page wraps search__status search__alternatives">
          This page is beyond the last one. <a href={searchHref(q)}>Back to the first results</a>
        </p>
      )}
      {categories.length > 0 && (
        <nav className="page wraps search__alternatives" aria-label="Categories">
          {categories.map((tag) => (
            <a
              key={tag}
              className="button button--quiet"
              href={termHref(slugs, 'category', categoryLabel(tag)) ?? searchHref(`"${categoryLabel(tag)}"`)}
            >
              {categoryLabel(tag)}
            </a>
          ))}
        </nav>
      )}
      <MorePosts heading="Newest posts" posts={newest} pictures={pictures} slugs={slugs} />
    </>
  )
}
