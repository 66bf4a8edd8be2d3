import { preload } from 'react-dom'
import { data, redirect } from 'react-router'
import { postHref } from '#domain/posts/path.ts'
import { postInstants } from '#domain/posts/post-instants.ts'
import { categoryLabel, showsRatings } from '#domain/posts/review.ts'
import { cardPicture } from '#domain/posts/social-picture.ts'
import { articleData } from '#domain/posts/structured-data.ts'
import { parseMarkedTexts } from '#domain/text/marked-text.ts'
import { hasEmphasis } from '#domain/text/marked-tree.ts'
import { servicesContext } from '../../context.ts'
import italicFont from '../../fonts/source-serif-italic.woff2?url'
import { settingsContext } from '../../middleware.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site.ts'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/article'
import { BackButton, ShareButton } from './article/article-actions.tsx'
import { ArticleHero } from './article/article-hero.tsx'
import { MorePosts } from './article/more-posts.tsx'
import { RatingBlock } from './article/rating-block.tsx'
import { Section } from './article/section.tsx'
import { Notice } from './notice.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { posts, config } = context.get(servicesContext)
  // The raw path: route parameters would turn `%2F` into a slash before we see it.
  const found = await posts.article(new URL(request.url).pathname)
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
    case 'post':
      return data({ ...found, address: config.siteUrl + postHref(found.post.path) })
  }
}

export default function Article({ loaderData: found }: Route.ComponentProps) {
  const site = useSite()
  if (found.kind !== 'post')
    return (
      <main id="main">
        <PageHead screen={found.notice.title} />
        <Notice text={found.notice}>
          <p className="actions">
            <a className="button" href="/">
              Back to the home page
            </a>
          </p>
        </Notice>
        <MorePosts heading="Newest posts" posts={found.more} pictures={found.pictures} />
      </main>
    )

  const { post, pictures, more, address } = found
  const picture = cardPicture(post, pictures, site.siteUrl)
  const texts = parseMarkedTexts(post.sections.map(({ sectionText }) => sectionText))
  // Else it would be asked for only once the styles are there and the page is laid out.
  if (texts.some(hasEmphasis)) preload(italicFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <main id="main">
      <PageHead
        title={post.title}
        description={post.description.trim() || post.tagline}
        canonical={address}
        picture={picture}
        article={{ ...postInstants(post), author: post.author.trim(), section: categoryLabel(post.tag) }}
      />
      <StructuredData blocks={articleData(post, picture, site)} />
      <article>
        <ArticleHero post={post} pictures={pictures} />
        <div className="column">
          <p className="actions">
            <BackButton />
            <ShareButton address={address} />
          </p>
          {post.sections.length > 0 && (
            <div className="prose">
              {post.sections.map((section, index) => (
                <Section key={index} number={index + 1} section={section} pictures={pictures} blocks={texts[index]!} />
              ))}
            </div>
          )}
          {showsRatings(post) && <RatingBlock ratings={post.ratings} />}
          {post.sections.length > 0 && (
            <p className="actions actions--end">
              <BackButton />
              <ShareButton address={address} />
            </p>
          )}
        </div>
      </article>
      <MorePosts heading="More to read" posts={more} pictures={pictures} />
    </main>
  )
}
