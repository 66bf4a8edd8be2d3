import type { Pictures } from '#domain/pictures/picture.ts'
import { pagePathMeantBy } from '#domain/posts/pages/page-path.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import type { Connection } from '../db/database.ts'
import type { PostListRepository } from './post-list-repository.ts'
import { PostRepository } from './post-repository.ts'
import { type Posts, reviewIdsOf } from './posts.ts'
import { PublishedContent } from './published-content.ts'
import { Trash } from './trash.ts'

export interface PageAround {
  readonly pictures: Pictures
  readonly slugs: TermSlugs
  /** The published posts that sections are about, by id. */
  readonly reviews: ReadonlyMap<string, PostSummary>
}

export type FoundPage =
  | ({ readonly kind: 'page'; readonly page: Post } & PageAround)
  /** The page has another path by now, or another spelling of this one. */
  | { readonly kind: 'moved'; readonly path: string }
  /** The page is in the trash. */
  | { readonly kind: 'gone' }

/** The owner's pages, such as *How I rate*, as readers see them. `PostEditor` writes them like posts. */
export class OwnPages {
  readonly #connection: Connection
  readonly #content: PublishedContent
  readonly #list: Pick<PostListRepository, 'findByIds'>
  readonly #posts: Pick<Posts, 'picturesOf' | 'slugsOf'>

  constructor(
    connection: Connection,
    list: Pick<PostListRepository, 'findByIds'>,
    posts: Pick<Posts, 'picturesOf' | 'slugsOf'>,
  ) {
    this.#connection = connection
    this.#content = new PublishedContent(connection)
    this.#list = list
    this.#posts = posts
  }

  /** @param pathname of the request, decoded */
  async at(pathname: string): Promise<FoundPage | undefined> {
    const path = pagePathMeantBy(pathname)
    if (path === null) return undefined
    if (!(await new PostRepository(this.#connection).isPathTaken(path))) return undefined
    const page = await this.#content.findByPath(path)
    if (page && page.path !== pathname) return { kind: 'moved', path: page.path }
    if (page) return { kind: 'page', page, ...(await this.around(page)) }
    const movedTo = await this.#content.findByOldPath(path)
    if (movedTo !== undefined) return { kind: 'moved', path: movedTo }
    return (await new Trash(this.#connection).hasPath(path)) ? { kind: 'gone' } : undefined
  }

  /** The published page at exactly this path. */
  published(path: string): Promise<Post | undefined> {
    return this.#content.findByPath(path)
  }

  /** Published pages, whole, those first that were changed last. */
  list(offset: number, limit: number): Promise<Post[]> {
    return this.#content.pages(offset, limit)
  }

  count(): Promise<number> {
    return this.#content.pageCount()
  }

  /** Paths of standard pages that search engines shall not keep here. */
  standardOffSitemap(): Promise<string[]> {
    return this.#content.standardOffSitemap()
  }

  paths(offset: number, limit: number): AsyncIterable<{ path: string; updatedAt: string }[]> {
    return this.#content.pagePaths(offset, limit)
  }

  async around(page: Post): Promise<PageAround> {
    const reviews = await this.#list.findByIds(reviewIdsOf(page))
    const shown = [page, ...reviews]
    const [pictures, slugs] = await Promise.all([this.#posts.picturesOf(shown), this.#posts.slugsOf(reviews)])
    return { pictures, slugs, reviews: new Map(reviews.map((review) => [review.id, review])) }
  }
}
