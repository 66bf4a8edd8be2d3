import { data, redirect } from 'react-router'
import type { Locale } from '#domain/locales/locale.ts'
import { isCanonical, isFiltered, NEWEST_FIRST, scoreQueryFrom, scoreSearch } from '#domain/posts/scores/score-query.ts'
import type { ScorePage } from '#server/posts/scores/scores.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import ratingsScript from '../../reader/score-filters.ts?worker&url'
import ratingsStyles from '../../styles/scores/ratings.css?url'
import { ButtonLink } from '../../ui/button.tsx'
import { useLocale } from '../../ui/locale.ts'
import { Message } from '../../ui/message.tsx'
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

export default function RatingsPage({ loaderData }: Route.ComponentProps) {
  const { query, posts, pictures, slugs, pages, found, rated, canonical, isBeyond, notice, ...filters } = loaderData
  const { t, number } = useLocale()
  const first = `/ratings${scoreSearch({ ...query, page: 1 })}`
  return (
    <main id="main" className="page page--top">
      <PageHead screen={t('shell.ratings')} description={t('ratings.description')} canonical={canonical} />
      <header className="ratings-page__head">
        <h1>{t('shell.ratings')}</h1>
        <p>{t('ratings.intro')}</p>
      </header>
      {rated > 0 && <ScoreFilters {...filters} filter={query.filter} sort={query.sort} />}
      {/* Outside the part that `reader/score-filters.ts` replaces: screen readers announce changes of an element that stays. */}
      <p className="ratings-page__count" id="found-heading" role="status">
        {isBeyond ? '' : foundWords({ t, number }, found, rated)}
      </p>
      <section id="ratings-found" data-swap="" aria-labelledby="found-heading">
        {isBeyond ? (
          <Notice text={notice}>
            <ButtonLink href={first}>{t('shell.firstPage')}</ButtonLink>
          </Notice>
        ) : (
          <>
            {found > 0 && <ScoreList query={query} posts={posts} pictures={pictures} slugs={slugs} />}
            {found === 0 && rated > 0 && (
              <p className="ratings-page__none">
                <Message of="ratings.none" slots={{ link: (words) => <a href="/ratings">{words}</a> }} />
              </p>
            )}
            <Pager page={query.page} pages={pages} path={first} previous={t('shell.previous')} next={t('shell.next')} />
          </>
        )}
      </section>
      <script type="module" src={ratingsScript} />
    </main>
  )
}

function foundWords({ t, number }: Pick<Locale, 't' | 'number'>, found: number, rated: number): string {
  if (rated === 0) return t('ratings.empty')
  return found === rated
    ? t('ratings.reviews', { count: rated })
    : t('ratings.found', { found: number(found), count: rated })
}
