import type { Pictures } from '#domain/pictures/picture.ts'
import { PAGE_SIZE } from '#domain/posts/page-numbers.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import type { SearchPage } from '#server/posts/search/search.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Pager } from '../front-page/pager.tsx'
import { searchHref } from './search-href.ts'
import { SearchResult } from './search-result.tsx'

interface SearchResultsProps {
  found: SearchPage
  pictures: Pictures
  slugs: TermSlugs
  q: string
  page: number
}

export function SearchResults({ found, pictures, slugs, q, page }: SearchResultsProps) {
  const { t } = useLocale()
  return (
    <>
      <ol className="page plain-list search__results" start={(page - 1) * PAGE_SIZE + 1}>
        {found.results.map((result) => (
          <li key={result.post.id}>
            <SearchResult result={result} parts={found.parts} pictures={pictures} slugs={slugs} />
          </li>
        ))}
      </ol>
      <Pager page={page} pages={found.pages} path={searchHref(q)} previous={t('search.back')} next={t('search.more')} />
    </>
  )
}
