import { pathToFileURL } from 'node:url'
import { defaultSettings } from '#content/default-settings.ts'
import type { DemoPost } from '#content/demo/demo-post.ts'
import { demoPosts } from '#content/demo/posts.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import { DEFAULT_DRAWN } from '#domain/look/drawn-look.ts'
import { DEFAULT_PAGES } from '#domain/look/look-choices.ts'
import type { Pictures } from '#domain/pictures/picture.ts'
import { postHref, postPath } from '#domain/posts/path.ts'
import { CATEGORIES, type Post } from '#domain/posts/post.ts'
import { namesReview } from '#domain/posts/review.ts'
import { type TermSlugs, termKey, termsOf } from '#domain/posts/terms/term.ts'
import { termSlug } from '#domain/posts/terms/term-slug.ts'
import { compress } from '#server/http/encoding.ts'
import type { PageResponse } from '#server/pages/app-pages.ts'

/** Width and height of each demo picture. */
const PICTURE = { width: 1600, height: 900 }

/** Bytes as they are sent: the front page and the longest demo post, rendered by the given bundle without a database. */
export async function pageWeights(serverBundle: string): Promise<Readonly<Record<string, number>>> {
  const posts = demoPosts.map(asPost)
  const longest = posts.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]!
  const pictures: Pictures = new Map(
    posts.flatMap(addressesOf).map((address) => [
      address,
      {
        src: address,
        ...PICTURE,
        file: { ...PICTURE, byteLength: 0 },
        colors: Array.from({ length: 6 }, () => 'a1b2c3'),
      },
    ]),
  )
  const slugs: TermSlugs = new Map(
    posts.flatMap(termsOf).map(({ kind, label, year }) => [termKey(kind, label, year), termSlug(kind, label)]),
  )
  const services = {
    config: { siteUrl: 'https://den.example' },
    settings: { current: async () => defaultSettings },
    locales: { of: async () => ENGLISH, last: ENGLISH },
    siteLook: {
      of: async () => ({
        document: { version: null, firstTheme: 'dark', type: 'den', pages: DEFAULT_PAGES, icon: null },
        logo: null,
        drawn: DEFAULT_DRAWN,
      }),
    },
    captcha: { pageSources: null },
    categories: {
      known: async () =>
        CATEGORIES.map((name) => ({
          name,
          slug: termSlug('category', name),
          description: '',
          picture: '',
          colour: '',
          isReview: namesReview(name),
          posts: 1,
          isDescribed: true,
        })),
    },
    authorProfiles: { shown: async () => [] },
    posts: {
      frontPage: async () => ({ posts: posts.slice(0, 10), pictures, slugs, pages: 3 }),
      article: async () => ({
        kind: 'post',
        post: longest,
        pictures,
        more: posts.slice(0, 3),
        reviews: new Map(),
        neighbours: { milder: posts[3], sameMood: posts[4], harsher: posts[5] },
        slugs,
      }),
    },
  }
  const { createRequestHandler } = await import(pathToFileURL(serverBundle).href)
  const render = createRequestHandler(services)

  const weightOf = async (path: string) => {
    const response: PageResponse = await render(new Request(services.config.siteUrl + path))
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    const html = response.html ?? (await response.text())
    if (!html.endsWith('</html>')) throw new Error(`${path} was answered with something other than a page.`)
    return (await compress(Buffer.from(html), 'br')).byteLength
  }
  return { 'home page': await weightOf('/'), 'longest article': await weightOf(postHref(longest.path)) }
}

function asPost(post: DemoPost, index: number): Post {
  const instant = `${post.date}T12:00:00.000Z`
  return {
    ...post,
    articleImage: addressOf(post.articleImage),
    sections: post.sections.map((section) => ({ ...section, sectionImage: addressOf(section.sectionImage) })),
    id: `post-${index}`,
    path: postPath(post.title),
    comments: [],
    views: 0,
    revision: 1,
    createdAt: instant,
    updatedAt: instant,
    updatedBy: '',
  }
}

/** An address that is as long as a real one, and as hard to compress. */
function addressOf(fileName: string): string {
  return fileName && `/media/${Buffer.from(fileName.repeat(4)).toString('hex').slice(0, 32)}.jpg`
}

function addressesOf(post: Post): string[] {
  return [post.articleImage, ...post.sections.map((section) => section.sectionImage)].filter(Boolean)
}

function lengthOf(post: Post): number {
  return JSON.stringify(post).length
}
