import type { Language } from '../locales/language.ts'
import type { Locale } from '../locales/locale.ts'
import type { Pictures } from '../pictures/picture.ts'
import { authorNames } from '../posts/authors/authors.ts'
import { categoryName } from '../posts/categories/category-name.ts'
import { postHref } from '../posts/path.ts'
import type { Post } from '../posts/post.ts'
import { postInstants } from '../posts/post-instants.ts'
import { languageBeside } from '../posts/post-language.ts'
import { type WholePicture, wholePicture } from '../posts/social-picture.ts'
import { feedHtml } from './feed-html.ts'

export const SYNDICATED_POSTS = 20

/** The content of RSS, Atom and JSON Feed, which differ in format only. */
export interface SyndicationFeed {
  /** Address of the blog, without a slash at the end. */
  readonly siteUrl: string
  /** Path of the page with the same posts: `/`, or that of a term such as `/category/horror-list`. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly language: Language
  /** Instant of the last change among the entries, ISO 8601. */
  readonly updated: string
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** `urn:den:<id of the post>`: the same for ever, also under another path or on another host. */
  readonly id: string
  readonly url: string
  readonly title: string
  /** Plain text; may be empty. */
  readonly summary: string
  readonly html: string
  /** BCP 47 tag, where it is not that of the feed. */
  readonly language: string | undefined
  readonly authors: readonly string[]
  /** The category, and then the tags. */
  readonly categories: readonly string[]
  /** Instants, ISO 8601. */
  readonly published: string
  readonly updated: string
  readonly picture: WholePicture | null
}

interface FeedSource extends Pick<SyndicationFeed, 'siteUrl' | 'title' | 'description'> {
  readonly path?: string
  readonly posts: readonly Post[]
  readonly pictures: Pictures
  readonly locale: Locale
}

export function syndicationFeed({
  siteUrl,
  path = '/',
  title,
  description,
  posts,
  pictures,
  locale,
}: FeedSource): SyndicationFeed {
  const entries = posts.map((post) => entryOf(post, pictures, siteUrl, locale))
  // Atom needs an instant also for an empty feed. It must not be the current one: the feed would change by itself.
  const updated = entries.map((entry) => entry.updated).reduce((a, b) => (a > b ? a : b), '1970-01-01T00:00:00.000Z')
  return { siteUrl, path, title, description, language: locale.language, updated, entries }
}

function entryOf(post: Post, pictures: Pictures, siteUrl: string, locale: Locale): FeedEntry {
  const { published, modified } = postInstants(post)
  return {
    id: `urn:den:${encodeURIComponent(post.id)}`,
    url: siteUrl + postHref(post.path),
    title: post.title,
    summary: post.description.trim() || post.tagline.trim(),
    language: languageBeside(post, locale.language),
    html: feedHtml(post, pictures, siteUrl, locale),
    authors: authorNames(post),
    categories: [categoryName(locale, post.tag), ...post.tags],
    published,
    updated: modified,
    picture: wholePicture(post, pictures, siteUrl),
  }
}
