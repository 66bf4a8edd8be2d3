import type { SocialPicture } from '#domain/posts/social-picture.ts'
import { excerpt } from '#domain/settings/texts.ts'
import { useSite } from './site.ts'

interface PageHeadProps {
  /** The name of the screen, shown in the browser's tab with the name of the blog. */
  screen?: string
  title?: string | undefined
  description?: string | undefined
  /** Absolute address by which this page is known; absent on pages that search engines should pass over. */
  canonical?: string | undefined
  /** Search engines should pass it over, though links to it are shared. */
  isHidden?: boolean
  /** Picture that a shared link shows beside title and description. */
  picture?: SocialPicture | null | undefined
  article?: ArticleFacts
}

interface ArticleFacts {
  /** Instants, ISO 8601. */
  published: string
  modified: string
  authors: readonly string[]
  section: string
  tags: readonly string[]
}

/** Metadata of a page. React hoists the elements into the document's head. */
export function PageHead({ screen, title, description, canonical, isHidden = false, ...card }: PageHeadProps) {
  const { blogName } = useSite()
  const shown = title ?? (screen === undefined ? blogName : `${screen} – ${blogName}`)
  const line = description?.replace(/\s+/g, ' ').trim()
  return (
    <>
      <title>{shown}</title>
      {line && <meta name="description" content={line} />}
      {canonical && !isHidden ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {canonical && <Card title={shown} description={line} canonical={canonical} {...card} />}
    </>
  )
}

const DESCRIPTION_MAX = 200

/** How other sites show a link to this page: Open Graph (ogp.me), which X reads as well. */
function Card({ title, description, canonical, picture, article }: PageHeadProps) {
  const { blogName } = useSite()
  return (
    <>
      <meta property="og:site_name" content={blogName} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={excerpt(description, DESCRIPTION_MAX)} />}
      <meta property="og:url" content={canonical} />
      {picture && <CardPicture picture={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {article && <ArticleCard article={article} />}
    </>
  )
}

function CardPicture({ picture }: { picture: SocialPicture }) {
  return (
    <>
      <meta property="og:image" content={picture.src} />
      <meta property="og:image:type" content={picture.type} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
    </>
  )
}

function ArticleCard({ article }: { article: ArticleFacts }) {
  return (
    <>
      <meta property="article:published_time" content={article.published} />
      <meta property="article:modified_time" content={article.modified} />
      {article.authors.map((name) => (
        <meta key={name} property="article:author" content={name} />
      ))}
      <meta property="article:section" content={article.section} />
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}
