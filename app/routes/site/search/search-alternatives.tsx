import type { Pictures } from '#domain/pictures/picture.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { categoryLabel } from '#domain/posts/review.ts'
import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { useLocale } from '../../../ui/locale.ts'
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
  const locale = useLocale()
  const { t } = locale
  return (
    <>
      {found !== undefined && found > 0 && (
        <p className="page wraps search__status search__alternatives">
          {t('search.beyond')} <a href={searchHref(q)}>{t('search.toFirst')}</a>
        </p>
      )}
      {categories.length > 0 && (
        <nav className="page wraps search__alternatives" aria-label={t('shell.categories')}>
          {categories.map((tag) => (
            <a
              key={tag}
              className="button button--quiet"
              href={termHref(slugs, 'category', categoryLabel(tag)) ?? searchHref(`"${categoryLabel(tag)}"`)}
            >
              {categoryName(locale, tag)}
            </a>
          ))}
        </nav>
      )}
      <MorePosts heading={t('shell.newest')} posts={newest} pictures={pictures} slugs={slugs} />
    </>
  )
}
