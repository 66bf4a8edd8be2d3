import { data, redirect } from 'react-router'
import { pageFromQuery } from '#domain/posts/page-numbers.ts'
import { cardPicture } from '#domain/posts/social-picture.ts'
import { websiteData } from '#domain/posts/structured-data.ts'
import { wordPressId } from '#domain/redirects/wordpress-id.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { VERIFIERS, type Verifier } from '#domain/settings/verification.ts'
import type { SiteLook } from '#server/settings/site-look.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import homeStyles from '../../styles/feed/home.css?url'
import { ButtonLink } from '../../ui/button.tsx'
import { useLocale } from '../../ui/locale.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site.ts'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/home'
import { FrontPageGrid } from './front-page/front-page-grid.tsx'
import { Masthead } from './front-page/masthead.tsx'
import { Pager } from './front-page/pager.tsx'
import { Notice } from './notice.tsx'
import { searchHref } from './search/search-href.ts'

export const links = () => [{ rel: 'stylesheet', href: homeStyles }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  if (query.has('q')) throw redirect(searchHref(query.get('q')!), 301)
  const { posts, config, redirects, siteLook } = context.get(servicesContext)
  const id = wordPressId(query)
  if (id !== null) {
    const path = await redirects.ofWordPress(id)
    throw path === undefined ? redirect('/') : redirect(path, 301)
  }
  const page = pageFromQuery(query.get('page'))
  if (page === 'canonical') throw redirect('/', 301)

  const settings = context.get(settingsContext)
  const { description, adsEnabled, emptyFeed, missingPage } = settings
  const frontPage = await posts.frontPage(page)
  const isBeyond = page > frontPage.pages
  const canonical = isBeyond ? undefined : `${config.siteUrl}${page === 1 ? '/' : `/?page=${page}`}`
  const ofFirstPage = page === 1 && !isBeyond ? firstPage(settings, siteLook) : null
  const notice = isBeyond ? missingPage : frontPage.posts.length === 0 ? emptyFeed : null
  return data(
    { ...frontPage, page, isBeyond, notice, canonical, description, adsEnabled, ...(await ofFirstPage) },
    { status: isBeyond ? 404 : 200 },
  )
}

/** What the blog has on its first page alone. */
async function firstPage(settings: Settings, siteLook: SiteLook) {
  const { headerPicture } = await siteLook.of(settings)
  const codes = Object.entries(settings.verification).filter(([, code]) => code !== '')
  return {
    headerPicture,
    verification: codes.map(([verifier, code]) => ({ name: VERIFIERS[verifier as Verifier].tag, content: code })),
  }
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { t } = useLocale()
  const site = useSite()
  const { blogName } = site
  // The first picture of the page represents it.
  const pictured = home.posts.find((post) => home.pictures.has(post.articleImage))
  const picture = pictured && cardPicture(pictured, home.pictures, site.siteUrl)
  return (
    <main id="main" className="feed">
      <PageHead description={home.description} canonical={home.canonical} picture={picture} />
      {home.verification?.map((tag) => (
        <meta key={tag.name} {...tag} />
      ))}
      {home.page === 1 && <StructuredData blocks={[websiteData(site)]} />}
      {home.notice ? (
        <Notice text={home.notice}>{home.isBeyond && <ButtonLink href="/">{t('shell.firstPage')}</ButtonLink>}</Notice>
      ) : (
        <>
          <h1 className="visually-hidden">{blogName}</h1>
          {home.headerPicture && <Masthead picture={home.headerPicture} />}
          <FrontPageGrid {...home} />
          <Pager
            page={home.page}
            pages={home.pages}
            path="/"
            previous={t('shell.previousBlogs')}
            next={t('shell.nextBlogs')}
          />
        </>
      )}
    </main>
  )
}
