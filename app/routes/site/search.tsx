import { data } from 'react-router'
import type { Pictures } from '#domain/pictures/picture.ts'
import { pageFromQuery } from '#domain/posts/page-numbers.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import type { SearchPage } from '#server/posts/search/search.ts'
import { localeContext, servicesContext } from '../../context.ts'
import searchStyles from '../../styles/search.css?url'
import { useLocale } from '../../ui/locale.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { admit } from '../admission.ts'
import { SEARCH_COST, searchRequest } from '../search-request.ts'
import type { Route } from './+types/search'
import { SearchAlternatives } from './search/search-alternatives.tsx'
import { SearchForm } from './search/search-form.tsx'
import { SearchResults } from './search/search-results.tsx'

/** Results are not cached: there are too many different queries. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  loaderHeaders.set('Cache-Control', 'private, no-cache')
  return loaderHeaders
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: searchStyles }]

interface Screen {
  readonly q: string
  readonly page: number
  readonly pictures: Pictures
  readonly slugs: TermSlugs
  /** Results; undefined where no search was made. */
  readonly found?: SearchPage
  /** Newest posts and categories, shown where there are no results. */
  readonly alternatives?: { readonly newest: readonly PostSummary[]; readonly categories: readonly string[] }
  /** Why no search was made: the query is too long, or there are too many searches. */
  readonly problem?: string
}

export async function loader(args: Route.LoaderArgs) {
  const { search, posts, media } = args.context.get(servicesContext)
  const query = new URL(args.request.url).searchParams
  const { t } = args.context.get(localeContext)!
  const asked = searchRequest(query, t)
  const { q } = asked
  const wanted = pageFromQuery(query.get('page'))
  const page = wanted === 'canonical' ? 1 : wanted
  const withAlternatives = async (more: Partial<Screen>): Promise<Screen> => ({
    q,
    page,
    ...(await findAlternatives(args)),
    ...more,
  })
  if (!asked.ok) return data(await withAlternatives({ problem: asked.problem }), { status: 422 })
  if (q === '') return data(await withAlternatives({}))

  const admitted = await admit(args, { kind: 'searches', rows: async () => SEARCH_COST })
  if (!admitted.ok) {
    const { status, headers: refused } = admitted.response
    const headers = { 'Retry-After': refused.get('Retry-After') ?? '60' }
    return data(await withAlternatives({ problem: t('search.tooOften') }), { status, headers })
  }
  try {
    const found = await search.page(q, page)
    if (found.results.length === 0)
      return data(await withAlternatives({ found }), { status: found.total > 0 ? 404 : 200 })
    const shown = found.results.map(({ post }) => post)
    const [pictures, slugs] = await Promise.all([
      media.describe(shown.map(({ articleImage }) => articleImage).filter(Boolean)),
      posts.slugsOf(shown),
    ])
    return data<Screen>({ q, page, found, pictures, slugs })
  } finally {
    admitted.release()
  }
}

async function findAlternatives({
  context,
}: Route.LoaderArgs): Promise<Pick<Screen, 'pictures' | 'slugs' | 'alternatives'>> {
  const { posts } = context.get(servicesContext)
  const [{ more, pictures, slugs }, categories] = await Promise.all([posts.newest(), posts.categories()])
  return { pictures, slugs, alternatives: { newest: more, categories } }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  const { q, page, pictures, slugs, found, alternatives, problem } = loaderData
  return (
    <main id="main" className="search">
      <PageHead screen={t('shell.search')} />
      <SearchForm
        q={q}
        problem={problem}
        total={found?.total}
        hasPages={found?.results.some(({ post }) => post.kind === 'page') ?? false}
      />
      {found && found.results.length > 0 && (
        <SearchResults found={found} pictures={pictures} slugs={slugs} q={q} page={page} />
      )}
      {alternatives && (
        <SearchAlternatives {...alternatives} q={q} pictures={pictures} slugs={slugs} found={found?.total} />
      )}
    </main>
  )
}
