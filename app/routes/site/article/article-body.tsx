import type { Locale } from '#domain/locales/locale.ts'
import type { Pictures } from '#domain/pictures/picture.ts'
import { authorWords } from '#domain/posts/authors/authors.ts'
import type { LinkedAuthor } from '#domain/posts/authors/linked-author.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import { languageBeside } from '#domain/posts/post-language.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { listEntries } from '#domain/posts/sections/list-entries.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { parseMarkedTexts } from '#domain/text/marked-text.ts'
import { hasEmphasis } from '#domain/text/marked-tree.ts'
import type { NeighbourPosts } from '#server/posts/scores/scores.ts'
import type { SeriesPlace } from '#server/posts/terms/term-repository.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useSite } from '../../../ui/site.ts'
import { TYPE_FILES } from '../../../ui/type-files.ts'
import { SubscribeBox } from '../subscription/subscribe-box.tsx'
import { BackButton, ShareButton } from './article-actions.tsx'
import { ArticleHero } from './article-hero.tsx'
import { ArticleSeries, NextInSeries } from './article-series.tsx'
import { ArticleTags } from './article-tags.tsx'
import { ArticleAuthors } from './author-profile.tsx'
import { ContentWarnings } from './content-warnings.tsx'
import { Contents, contentsOf } from './contents.tsx'
import { MorePosts } from './more-posts.tsx'
import { NeighbourCards } from './neighbour-cards.tsx'
import { RatingBlock } from './rating-block.tsx'
import { Sections } from './sections.tsx'

/** An article with this many titled parts has a contents line, and shows how far one has read. */
const LONG_PARTS = 5

interface ArticleBodyProps {
  post: Post
  pictures: Pictures
  more: readonly PostSummary[]
  reviews: ReadonlyMap<string, PostSummary>
  neighbours: NeighbourPosts
  seriesPlace: SeriesPlace | undefined
  slugs: TermSlugs
  /** Its authors that have a profile. */
  people: readonly LinkedAuthor[]
  address: string
  isPublished?: boolean
}

export function ArticleBody({
  post,
  pictures,
  more,
  neighbours,
  reviews,
  seriesPlace,
  slugs,
  people,
  address,
  isPublished = false,
}: ArticleBodyProps) {
  const { look } = useSite()
  const locale = useLocale()
  const { italic } = TYPE_FILES[look.type]
  const entries = listEntries(post, reviews)
  const parts = contentsOf(post.sections, entries)
  const isLong = parts.length >= LONG_PARTS
  const texts = parseMarkedTexts(post.sections.map(({ sectionText }) => sectionText))
  return (
    <>
      {/* Without a preload the italic font would be requested only after styles and layout. A `link` element keeps it behind the
          fonts that every page needs; React's `preload` would come before them. */}
      {italic && texts.some(hasEmphasis) && (
        <link rel="preload" href={italic} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
      <article>
        <ArticleHero post={post} pictures={pictures} slugs={slugs} isPublished={isPublished} />
        <div className="column">
          <ArticleSeries post={post} place={seriesPlace} />
          <ContentWarnings warnings={post.contentWarnings} />
          {isLong && <Contents parts={parts} />}
          <div className={isLong ? 'reading reading--long' : 'reading'}>
            {post.sections.length > 0 && (
              <div
                className="prose"
                lang={languageBeside(post, locale.language)}
                data-quote={isPublished ? quoteSource(locale, post, address) : undefined}
              >
                <Sections sections={post.sections} entries={entries} texts={texts} pictures={pictures} slugs={slugs} />
              </div>
            )}
            <NextInSeries post={post} place={seriesPlace} />
            <ArticleTags tags={post.tags} slugs={slugs} />
            {/* Follows the text in the document; wide windows show it beside the text. */}
            <div className="reading__actions">
              <p className="actions">
                <BackButton />
                <ShareButton address={address} />
              </p>
            </div>
          </div>
          {showsRatings(post) && <RatingBlock ratings={post.ratings} />}
          <ArticleAuthors authors={people} />
          <NeighbourCards neighbours={neighbours} pictures={pictures} />
          {isPublished && <SubscribeBox source="footer" place="article" />}
        </div>
      </article>
      <MorePosts heading={locale.t('article.more')} posts={more} pictures={pictures} slugs={slugs} />
    </>
  )
}

/** The source at the end of a copied quote. */
function quoteSource(locale: Locale, post: Post, address: string): string {
  const authors = authorWords(locale, post)
  if (authors === '') return `${post.title}, ${address}`
  return locale.t('article.quotedFrom', { title: post.title, authors, address })
}
