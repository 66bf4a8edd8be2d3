import { data, redirect } from 'react-router'
import { isCanonical, isFiltered, NEWEST_FIRST, scoreQueryFrom, scoreSearch } from '#domain/posts/scores/score-query.ts'
import type { ScorePage } from '#server/posts/scores/scores.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import ratingsScript from '../../reader/score-filters.ts?worker&url'
import ratingsStyles from '../../styles/scores/ratings.css?url'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { admit } from '../admission.ts'
import { SEARCH_COST } from '../search-request.ts'
import type { Route } from './+types/ratings'
import { Pager } from './front-page/pager.tsx'
import { Notice } from './notice.tsx'
import { ScoreFilters } from './scores/score-filters.tsx'
import { ScoreList } from './scores/score-list.tsx'

export const links = () => [{ rel: 'stylesheet', href: ratingsStyles }]

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const { searchParams } = new URL(request.url)
  const query = scoreQueryFrom(searchParams)
  if (!isCanonical(searchParams)) throw redirect(`/ratings${scoreSearch(query)}`, 301)

  const { scores, config } = context.get(servicesContext)
  const isPlain = !isFiltered(query.filter) && query.sort.by === NEWEST_FIRST.by && query.sort.isDescending
  const page = isPlain ? await scores.page(query) : await admittedPage(args, () => scores.page(query))
  const isBeyond = query.page > page.pages
  const canonical = isPlain && !isBeyond ? `${config.siteUrl}/ratings${scoreSearch(query)}` : undefined
  return data(
    { ...page, query, canonical, isBeyond, notice: context.get(settingsContext).missingPage },
    // Filters have too many combinations for the page cache, so only the plain list is cached.
    { status: isBeyond ? 404 : 200, headers: isPlain ? {} : { 'Cache-Control': 'public, max-age=0, must-revalidate' } },
  )
}

/** Filtering compares all reviews each time, so it is limited like searches. */
async function admittedPage(args: Route.LoaderArgs, read: () => Promise<ScorePage>): Promise<ScorePage> {
  const admitted = await admit(args, { kind: 'searches', rows: async () => SEARCH_COST })
  if (!admitted.ok) {
    const { status, headers } = admitted.response
    throw data(null, { status, headers: { 'Retry-After': headers.get('Retry-After') ?? '60' } })
  }
  try {
    return await read()
  } finally {
    admitted.release()
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

const DESCRIPTION =
  'Every film that was rated here, to be found by any of its six scores, by its year and by what it warns of.'

export default function RatingsPage({ loaderData }: Route.ComponentProps) {
  const { query, posts, pictures, slugs, pages, found, rated, canonical, isBeyond, notice, ...filters } = loaderData
  const first = `/ratings${scoreSearch({ ...query, page: 1 })}`
  return (
    <main id="main" className="page page--top">
      <PageHead screen="Ratings" description={DESCRIPTION} canonical={canonical} />
      <header className="ratings-page__head">
        <h1>Ratings</h1>
        <p>
          Every film we rated, by each of its six scores. Say how much of what you can take, and share the address of
          what you find.
        </p>
      </header>
      {rated > 0 && <ScoreFilters {...filters} filter={query.filter} sort={query.sort} />}
      {/* Outside the part that `reader/score-filters.ts` replaces: screen readers announce changes of an element that stays. */}
      <p className="ratings-page__count" id="found-heading" role="status">
        {isBeyond ? '' : foundWords(found, rated)}
      </p>
      <section id="ratings-found" data-swap="" aria-labelledby="found-heading">
        {isBeyond ? (
          <Notice text={notice}>
            <ButtonLink href={first}>Back to the first page</ButtonLink>
          </Notice>
        ) : (
          <>
            {found > 0 && <ScoreList query={query} posts={posts} pictures={pictures} slugs={slugs} />}
            {found === 0 && rated > 0 && (
              <p className="ratings-page__none">
                No film here is all of that at once. Move a handle, or <a href="/ratings">clear all filters</a>.
              </p>
            )}
            <Pager page={query.page} pages={pages} path={first} previous="Previous" next="Next" />
          </>
        )}
      </section>
      <script type="module" src={ratingsScript} />
    </main>
  )
}

function foundWords(found: number, rated: number): string {
  const reviews = rated === 1 ? '1 review' : `${rated.toLocaleString('en')} reviews`
  if (rated === 0) return 'Nothing is rated yet. The first review with scores will stand here.'
  return found === rated ? reviews : `${found.toLocaleString('en')} of ${reviews}`
}
