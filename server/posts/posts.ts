import type { Pictures } from '#domain/pictures/picture.ts'
import { frontPageWindow, interleave } from '#domain/posts/front-page.ts'
import type { ListOrder } from '#domain/posts/list-order.ts'
import { LISTED_POSTS, pageCount } from '#domain/posts/page-numbers.ts'
import { POSTS_PREFIX, pathFromRequest, pathSpellings } from '#domain/posts/path.ts'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import { seriesOf } from '#domain/posts/series/series.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { ContentCache } from '../db/content-cache.ts'
import { contentChangedAt } from '../db/content-version.ts'
import type { Database } from '../db/database.ts'
import { mayBeStored } from '../db/text.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { OrderedPosts } from './ordered-posts.ts'
import type { PostFilter } from './post-filter.ts'
import type { FoundPost, PostListRepository, SearchFilter } from './post-list-repository.ts'
import { PublishedContent } from './published-content.ts'
import { type ListCounts, PublishedPosts } from './published-posts.ts'
import type { NeighbourPosts, Scores } from './scores/scores.ts'
import { PathSearch } from './search/path-search.ts'
import type { Search } from './search/search.ts'
import type { SeriesPlace, TermRepository } from './terms/term-repository.ts'
import { Trash } from './trash.ts'

interface FrontPage {
  /** In the order of the front page; empty on a page beyond the last. */
  readonly posts: readonly PostSummary[]
  readonly pictures: Pictures
  readonly slugs: TermSlugs
  readonly pages: number
}

type FoundArticle =
  | ({ kind: 'post'; post: Post } & AroundPost)
  /** The post has another path by now, or another spelling of this one. */
  | { kind: 'moved'; path: string }
  | ({ kind: 'gone' } & Around)
  /** No post has or had this path. `path` is that of the newest post whose path contains it. */
  | { kind: 'similar'; path: string }
  | ({ kind: 'missing' } & Around)
  /** Nothing follows `/blogs/`. */
  | { kind: 'no-path' }

interface Around {
  readonly more: readonly PostSummary[]
  readonly pictures: Pictures
  readonly slugs: TermSlugs
}

interface AroundPost extends Around {
  readonly neighbours: NeighbourPosts
  /** The published posts that sections of the post are about, by id. */
  readonly reviews: ReadonlyMap<string, PostSummary>
  /** Its place in its series; undefined in none, and for a post that is not published. */
  readonly seriesPlace: SeriesPlace | undefined
}

interface ListedPosts {
  readonly posts: readonly PostSummary[]
  readonly pictures: Pictures
  readonly total: number
}

const MORE_POSTS = 3

/** Published posts: their pages, their lists, and what an address under `/blogs` leads to. Reads only; `PostEditor` changes them. */
export class Posts {
  readonly #posts: PublishedPosts
  readonly #content: PublishedContent
  readonly #list: PostListRepository
  readonly #ordered: OrderedPosts
  readonly #search: Pick<Search, 'places'>
  readonly #trash: Trash
  readonly #paths: PathSearch
  readonly #scores: Pick<Scores, 'around'>
  readonly #terms: Pick<TermRepository, 'slugsOf' | 'seriesPlace' | 'postsLabelled'>
  readonly #pictures: Pick<MediaStore, 'describe'>
  /** Results that take longer to compute the more posts there are. */
  readonly #cache: ContentCache
  /** When posts or settings changed last; see `contentChangedAt` of the database. */
  readonly contentChangedAt: () => Promise<Date>

  constructor(
    database: Database,
    list: PostListRepository,
    ordered: OrderedPosts,
    search: Pick<Search, 'places'>,
    scores: Pick<Scores, 'around'>,
    terms: Pick<TermRepository, 'slugsOf' | 'seriesPlace' | 'postsLabelled'>,
    pictures: Pick<MediaStore, 'describe'>,
  ) {
    this.#posts = new PublishedPosts(database)
    this.#content = new PublishedContent(database)
    this.#list = list
    this.#ordered = ordered
    this.#search = search
    this.#trash = new Trash(database)
    this.#paths = new PathSearch(database)
    this.#scores = scores
    this.#terms = terms
    this.#pictures = pictures
    this.#cache = new ContentCache(() => database.contentVersion())
    this.contentChangedAt = () => contentChangedAt(database)
  }

  /** @param page counts from 1 */
  async frontPage(page: number): Promise<FrontPage> {
    const { posts, total } = await this.#page(page)
    const [pictures, slugs] = await Promise.all([this.picturesOf(posts), this.slugsOf(posts)])
    return { posts, pictures, slugs, pages: pageCount(total) }
  }

  /** @param rawPath of the request, percent-encoded as it came */
  async article(rawPath: string): Promise<FoundArticle> {
    const path = pathFromRequest(rawPath)
    if (path === null) return { kind: 'no-path' }

    const post = await this.#posts.findByPath(path)
    if (post && post.path !== path) return { kind: 'moved', path: post.path }
    if (post) return { kind: 'post', post, ...(await this.around(post)) }
    const movedTo = (await this.#posts.findByOldPath(path)) ?? (await this.#withoutSlash(path))
    if (movedTo) return { kind: 'moved', path: movedTo }
    const isGone = await this.#trash.hasPath(path)
    const similar = isGone ? undefined : await this.#containing(path.slice(POSTS_PREFIX.length))
    if (similar) return { kind: 'similar', path: similar }
    return { kind: isGone ? 'gone' : 'missing', ...(await this.newest()) }
  }

  async around(post: Post): Promise<AroundPost> {
    const { neighbours, more } = await this.#scores.around(post, MORE_POSTS)
    const reviews = await this.#list.findByIds(reviewIdsOf(post))
    const series = seriesOf(post)
    const seriesPlace = series ? await this.#terms.seriesPlace(post.id, series.name) : undefined
    const shown = Object.values(neighbours).filter((neighbour) => neighbour !== null)
    const beside = await this.#beside(more, [post, ...reviews, ...shown])
    return { neighbours, seriesPlace, reviews: new Map(reviews.map((review) => [review.id, review])), ...beside }
  }

  async newest(): Promise<Around> {
    return this.#beside(await this.#posts.newest(MORE_POSTS))
  }

  async #beside(more: readonly PostSummary[], others: readonly (Post | PostSummary)[] = []): Promise<Around> {
    const shown = [...others, ...more]
    const [pictures, slugs] = await Promise.all([this.picturesOf(shown), this.slugsOf(shown)])
    return { more, pictures, slugs }
  }

  async list(page: number, { tag, q }: PostFilter): Promise<{ posts: Post[]; pages: number; total: number }> {
    const { posts, total } = q === undefined ? await this.#page(page, tag) : await this.#foundPage(page, { tag, q })
    const whole = await this.#posts.findByIds(posts.map((post) => post.id))
    return { posts: whole, total, pages: pageCount(total) }
  }

  /** A published post or own page. @param name an id, or a path as it is stored */
  async find(name: string): Promise<Post | undefined> {
    if (name.startsWith('/')) return this.#content.findByPath(name)
    return mayBeStored(name) ? (await this.#content.findByIds([name]))[0] : undefined
  }

  /**
   * A page of the administrators' list.
   * @param order undefined for the newest first, or for the best first among what a search for `q` finds
   */
  async listed({ tag, q, tagged }: PostFilter, offset: number, order?: ListOrder): Promise<ListedPosts> {
    const { posts, total } = await (q === undefined &&
    tagged === undefined &&
    (order === undefined || order === 'newest')
      ? this.#listPage(tag, offset)
      : this.#orderedPage({ tag, q, tagged }, offset, order))
    return { posts, pictures: await this.picturesOf(posts), total }
  }

  categories(): Promise<string[]> {
    return this.#cache.get('categories', () => this.#list.categories())
  }

  async newestWhole(limit: number): Promise<{ posts: readonly Post[]; pictures: Pictures }> {
    const posts = await this.#posts.newestWhole(limit)
    return { posts, pictures: await this.picturesOf(posts) }
  }

  async count(): Promise<number> {
    return totalOf(await this.#counts())
  }

  paths(offset: number, limit: number): AsyncIterable<{ path: string; updatedAt: string }[]> {
    return this.#posts.paths(offset, limit)
  }

  all(): AsyncIterable<Post> {
    return this.#posts.streamAll()
  }

  async #page(page: number, tag?: string): Promise<{ posts: PostSummary[]; total: number }> {
    const counts = await this.#counts(tag)
    const rows = await this.#posts.frontPageRows(frontPageWindow(page, counts), counts, { tag })
    return { posts: interleave(page, counts, rows), total: totalOf(counts) }
  }

  /** Requests may name any text as a category, so only the counts of all posts are cached. */
  #counts(tag?: string): Promise<ListCounts> {
    return tag === undefined ? this.#cache.get('counts', () => this.#posts.counts()) : this.#posts.counts({ tag })
  }

  async #foundPage(page: number, filter: SearchFilter): Promise<{ posts: FoundPost[]; total: number }> {
    const found = await this.#list.search(filter)
    const featured = found.filter((post) => post.featured)
    const regular = found.filter((post) => !post.featured)
    const counts = { featured: featured.length, regular: regular.length }
    const window = frontPageWindow(page, counts)
    const rows = { featured: rowsIn(featured, window.featured), regular: rowsIn(regular, window.regular) }
    return { posts: interleave(page, counts, rows), total: found.length }
  }

  async #listPage(tag: string | undefined, offset: number): Promise<{ posts: PostSummary[]; total: number }> {
    const [posts, counts] = await Promise.all([
      this.#list.page({ tag }, { offset, limit: LISTED_POSTS }),
      this.#counts(tag),
    ])
    return { posts, total: totalOf(counts) }
  }

  async #orderedPage(
    { tag, q, tagged }: PostFilter,
    offset: number,
    order: ListOrder | undefined,
  ): Promise<{ posts: PostSummary[]; total: number }> {
    const among = tagged === undefined ? undefined : await this.#terms.postsLabelled('tag', tagged)
    const ids =
      q === undefined
        ? await this.#ordered.all({ tag, among }, order ?? 'newest')
        : await this.#ordered.found(await this.#search.places(q), { tag, among }, order)
    const wanted = rowsIn(ids, { offset, limit: LISTED_POSTS })
    return { posts: await this.#list.findByIds(wanted), total: ids.length }
  }

  /** Ignores slashes at the end of a path that leads to no post with them. */
  async #containing(fragment: string): Promise<string | undefined> {
    for (const spelling of pathSpellings(fragment)) {
      const path = await this.#paths.containing(spelling)
      if (path !== undefined) return path
    }
    return undefined
  }

  async #withoutSlash(path: string): Promise<string | undefined> {
    return path.endsWith('/') ? (await this.#posts.findByPath(path.replace(/\/+$/, '')))?.path : undefined
  }

  slugsOf(posts: readonly { readonly id: string }[]): Promise<TermSlugs> {
    return this.#terms.slugsOf(posts.map(({ id }) => id))
  }

  picturesOf(posts: readonly (PostSummary | Post)[]): Promise<Pictures> {
    return this.#pictures.describe(posts.flatMap(addressesOf))
  }
}

function rowsIn<T>(rows: readonly T[], { offset, limit }: { offset: number; limit: number }): T[] {
  return rows.slice(offset, offset + limit)
}

function totalOf({ pinned, featured, regular }: ListCounts): number {
  return pinned + featured + regular
}

export function reviewIdsOf({ id, sections }: Post): string[] {
  const ids = new Set(sections.flatMap(({ sectionReview }) => sectionReview ?? []))
  ids.delete(id)
  return [...ids].filter(mayBeStored)
}

function addressesOf(post: PostSummary | Post): string[] {
  return ('sections' in post ? pictureAddresses(post) : [post.articleImage]).filter(Boolean)
}
