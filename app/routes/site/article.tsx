import { data, redirect } from 'react-router'
import { authorNames } from '#domain/posts/authors/authors.ts'
import { linkedAuthors } from '#domain/posts/authors/linked-author.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import { postHref } from '#domain/posts/path.ts'
import { postInstants } from '#domain/posts/post-instants.ts'
import { listData } from '#domain/posts/sections/list-data.ts'
import { listEntries } from '#domain/posts/sections/list-entries.ts'
import { canonicalAddress, searchResult } from '#domain/posts/seo/seo.ts'
import { cardPicture, shareCardPicture, sharedPicture } from '#domain/posts/social-picture.ts'
import { articleData } from '#domain/posts/structured-data.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import readingStyles from '../../styles/reading.css?url'
import { useLocale } from '../../ui/locale.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site.ts'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/article'
import { ArticleBody } from './article/article-body.tsx'
import { MissingArticle } from './article/missing-article.tsx'

export const links = () => [{ rel: 'stylesheet', href: readingStyles }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { authorProfiles, posts, redirects, config } = context.get(servicesContext)
  // The raw path: route parameters would turn `%2F` into a slash before we see it.
  const { pathname } = new URL(request.url)
  const found = await posts.article(pathname)
  if (found.kind === 'similar' || found.kind === 'missing' || found.kind === 'gone') {
    const target = await redirects.find(pathname)
    if (target !== undefined) throw redirect(target, 301)
  }
  switch (found.kind) {
    case 'no-path':
      throw redirect('/', { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
    case 'moved':
      throw redirect(postHref(found.path), 301)
    case 'similar':
      // Not cached: later a newer post may match this part of a path.
      throw redirect(postHref(found.path), { status: 302, headers: { 'Cache-Control': 'no-store' } })
    case 'missing':
    case 'gone':
      return data(
        { ...found, notice: context.get(settingsContext).missingPost },
        { status: found.kind === 'gone' ? 410 : 404 },
      )
    case 'post': {
      const shown = await authorProfiles.shown(authorNames(found.post))
      const people = linkedAuthors(shown, found.slugs)
      return data({ ...found, people, address: config.siteUrl + postHref(found.post.path) })
    }
  }
}

export default function Article({ loaderData: found }: Route.ComponentProps) {
  const site = useSite()
  const locale = useLocale()
  if (found.kind !== 'post') return <MissingArticle {...found} />
  const { post, pictures, people, reviews, seriesPlace, address } = found
  const section = categoryName(locale, post.tag)
  const shareCard = shareCardPicture(post, pictures, { ...site, locale })
  return (
    <main id="main">
      <PageHead
        {...searchResult(post)}
        canonical={canonicalAddress(post, address)}
        isHidden={post.seo?.noindex === true}
        picture={sharedPicture(post, pictures, site.siteUrl) ?? shareCard}
        article={{
          ...postInstants(post),
          authors: authorNames(post),
          section,
          tags: post.tags,
        }}
      />
      <StructuredData
        blocks={[
          ...articleData(
            post,
            cardPicture(post, pictures, site.siteUrl) ?? shareCard,
            { ...site, section },
            {
              seriesPath: seriesPlace?.path,
              people,
            },
          ),
          ...listData(post, listEntries(post, reviews), site),
        ]}
      />
      <ArticleBody {...found} isPublished />
    </main>
  )
}
