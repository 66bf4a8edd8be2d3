import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Pictures } from '#domain/pictures/picture.ts'
import { linkedAuthors } from '#domain/posts/authors/linked-author.ts'
import { PAGE_SIZE, pageFromQuery } from '#domain/posts/page-numbers.ts'
import { isList } from '#domain/posts/review.ts'
import { cardPicture } from '#domain/posts/social-picture.ts'
import { personData } from '#domain/posts/structured-data.ts'
import { filmPosts } from '#domain/posts/terms/film-posts.ts'
import { termPath } from '#domain/posts/terms/term.ts'
import { collectionData, postItems, termSubject } from '#domain/posts/terms/term-data.ts'
import { termSlug } from '#domain/posts/terms/term-slug.ts'
import { termSummary, termTitle } from '#domain/posts/terms/term-words.ts'
import { servicesContext } from '../../../context.ts'
import { settingsContext } from '../../../middleware.ts'
import gatheringStyles from '../../../styles/gathering/gathering.css?url'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useSite } from '../../../ui/site.ts'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { Pager } from '../front-page/pager.tsx'
import { Notice } from '../notice.tsx'
import { GatheredPosts } from './gathered-posts.tsx'
import { MissingTerm } from './missing-term.tsx'
import { termAddress, termElsewhere } from './term-address.ts'
import { TermHead } from './term-head.tsx'

export const links = () => [{ rel: 'stylesheet', href: gatheringStyles }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { kind, slug } = termAddress(request)
  const path = termPath(kind, termSlug(kind, slug))
  const page = pageFromQuery(new URL(request.url).searchParams.get('page'))
  const { authorProfiles, categories, media, terms, config } = context.get(servicesContext)
  if (page === 'canonical' || path !== termPath(kind, slug)) {
    const isTagless = kind === 'tag' && !(await terms.exists({ kind, slug: termSlug(kind, slug) }))
    const elsewhere = isTagless ? await termElsewhere(kind, slug, terms) : null
    throw elsewhere ? movedForNow(elsewhere) : redirect(path, 301)
  }
  const found = await terms.page(kind, slug, page)
  if (found.kind === 'missing') {
    const elsewhere = await termElsewhere(kind, slug, terms)
    if (elsewhere) throw movedForNow(elsewhere)
    return data(found, { status: 404 })
  }
  const described = kind === 'category' ? await categories.described(found.term.label) : undefined
  const { description = '', picture = '', colour = '' } = described ?? {}
  const own = { description, picture, colour, pictures: picture ? await media.describe([picture]) : NO_PICTURES }
  const [person] = kind === 'author' ? linkedAuthors(await authorProfiles.shown([found.term.label]), found.slugs) : []
  const { missingPage } = context.get(settingsContext)
  const address = { path, page, siteUrl: config.siteUrl, notice: missingPage }
  return data({ ...found, ...address, own, person }, { status: page > found.pages ? 404 : 200 })
}

/** Browsers keep a 301, and a later post may have the label. */
function movedForNow(path: string): Response {
  return redirect(path, { status: 301, headers: { 'Cache-Control': 'no-cache' } })
}

const NO_PICTURES: Pictures = new Map()
const NEWEST_FIRST = { previous: 'terms.newer', next: 'terms.older' } as const
const BY_PARTS = { previous: 'terms.earlierParts', next: 'terms.laterParts' } as const

type Found = Awaited<ReturnType<typeof loader>>['data']

export default function TermPage({ loaderData: found }: { loaderData: Found }) {
  const locale = useLocale()
  if (found.kind === 'missing') return <MissingTerm {...found} />
  const { t } = locale
  const { term, posts, pictures, slugs, beside, path, page, pages, siteUrl, own, person } = found
  const { blogName, language } = useSite()
  const isBeyond = page > pages
  const address = path + (page === 1 ? '' : `?page=${page}`)
  const pictured = posts.find((post) => pictures.has(post.articleImage))
  const { about, naming } = term.kind === 'film' ? filmPosts(term, posts) : { about: [], naming: [] }
  const directions = term.kind === 'series' ? BY_PARTS : NEWEST_FIRST
  const title = termTitle(locale, term)
  const summary = termSummary(locale, term)
  const ownPicture = { title, articleImage: own.picture, articleImageAlt: '' }
  const ownCard = cardPicture(ownPicture, own.pictures, siteUrl)
  const hasFeed = term.kind !== 'published-year' && term.kind !== 'published-month'
  return (
    <main id="main" className="gathering">
      <PageHead
        screen={title}
        description={`${title}: ${own.description || person?.about || summary}`}
        canonical={isBeyond ? undefined : siteUrl + address}
        picture={ownCard ?? (pictured && cardPicture(pictured, pictures, siteUrl))}
      />
      {hasFeed && (
        <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={`${path}/feed.xml`} />
      )}
      {isBeyond ? (
        <Notice text={found.notice}>
          <ButtonLink href={path}>{t('shell.firstPage')}</ButtonLink>
        </Notice>
      ) : (
        <>
          <StructuredData
            blocks={[
              collectionData({
                siteUrl,
                blogName,
                language,
                path: address,
                name: title,
                description: summary,
                total: term.posts,
                about: person ? personData(person, { siteUrl }) : termSubject(term),
                items: postItems(posts),
                passed: (page - 1) * PAGE_SIZE,
              }),
            ]}
          />
          <TermHead
            term={term}
            summary={summary}
            feed={hasFeed ? `${path}/feed.xml` : undefined}
            slugs={slugs}
            beside={beside}
            filmPost={about[0]}
            own={page === 1 ? own : undefined}
            isColoured={own.colour !== ''}
            person={page === 1 ? person : undefined}
          />
          <GatheredPosts posts={term.kind === 'film' ? about : posts} pictures={pictures} slugs={slugs} />
          {naming.length > 0 && (
            <>
              <h2 className="label gathering__label">
                {t(naming.every(({ tag }) => isList(tag)) ? 'terms.listsNaming' : 'terms.postsNaming')}
              </h2>
              <GatheredPosts posts={naming} pictures={pictures} slugs={slugs} />
            </>
          )}
          <Pager page={page} pages={pages} path={path} previous={t(directions.previous)} next={t(directions.next)} />
        </>
      )}
    </main>
  )
}
