import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { pageFromQuery } from '#domain/posts/page-numbers.ts'
import { termPath } from '#domain/posts/terms/term.ts'
import { collectionData } from '#domain/posts/terms/term-data.ts'
import { termTitle } from '#domain/posts/terms/term-words.ts'
import { servicesContext } from '../../../context.ts'
import { settingsContext } from '../../../middleware.ts'
import gatheringStyles from '../../../styles/gathering/gathering.css?url'
import listStyles from '../../../styles/gathering/term-list.css?url'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useSite } from '../../../ui/site.ts'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { Pager } from '../front-page/pager.tsx'
import { Notice } from '../notice.tsx'
import { GatheringHead } from './gathering-head.tsx'
import { LetterBar } from './letter-bar.tsx'
import { LetterGroups } from './letter-groups.tsx'

export const links = () => [gatheringStyles, listStyles].map((href) => ({ rel: 'stylesheet', href }))

/** By the path of a list: the kind of its terms, its heading, and how many it has. */
const LISTS = {
  films: { kind: 'film', heading: 'shell.films', count: 'terms.filmCount' },
  directors: { kind: 'director', heading: 'shell.directors', count: 'terms.directorCount' },
  authors: { kind: 'author', heading: 'shell.authors', count: 'terms.authorCount' },
  categories: { kind: 'category', heading: 'shell.categories', count: 'terms.categoryCount' },
} as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const name = pathname.replaceAll('/', '') as keyof typeof LISTS
  const page = pageFromQuery(searchParams.get('page'))
  if (page === 'canonical') throw redirect(`/${name}`, 301)
  const { termLists, config } = context.get(servicesContext)
  const { missingPage, emptyFeed } = context.get(settingsContext)
  const list = await termLists.fromAToZ(LISTS[name].kind, page)
  const isBeyond = page > list.pages
  const notice = isBeyond ? missingPage : list.total === 0 ? emptyFeed : null
  const { siteUrl } = config
  return data({ ...list, name, page, isBeyond, notice, siteUrl }, { status: isBeyond ? 404 : 200 })
}

type List = Awaited<ReturnType<typeof loader>>['data']

export default function TermListPage({ loaderData: list }: { loaderData: List }) {
  const { name, page, pages, terms, total, letters, isBeyond, siteUrl } = list
  const { blogName, language } = useSite()
  const locale = useLocale()
  const { t } = locale
  const heading = t(LISTS[name].heading)
  const path = `/${name}${page === 1 ? '' : `?page=${page}`}`
  const summary = t(LISTS[name].count, { count: total })
  return (
    <main id="main" className="gathering">
      <PageHead
        screen={heading}
        description={`${heading}: ${summary}`}
        canonical={isBeyond ? undefined : siteUrl + path}
      />
      {list.notice ? (
        <Notice text={list.notice}>
          {isBeyond && <ButtonLink href={`/${name}`}>{t('shell.firstPage')}</ButtonLink>}
        </Notice>
      ) : (
        <>
          <StructuredData
            blocks={[
              collectionData({
                siteUrl,
                blogName,
                language,
                path,
                name: heading,
                description: summary,
                total,
                passed: list.passed,
                items: terms.map((term) => ({ path: termPath(term.kind, term.slug), name: termTitle(locale, term) })),
              }),
            ]}
          />
          <GatheringHead eyebrow={t('terms.fromAToZ')} heading={heading} summary={summary} />
          <LetterBar letters={letters} page={page} path={`/${name}`} />
          <LetterGroups {...list} />
          <Pager page={page} pages={pages} path={`/${name}`} previous={t('shell.previous')} next={t('shell.next')} />
        </>
      )}
    </main>
  )
}
