import type { Pictures } from '#domain/pictures/picture.ts'
import { PAGE_SIZE, pageCount } from '#domain/posts/page-numbers.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import { decadeLabel, type TermKind, type TermSlugs, termPath } from '#domain/posts/terms/term.ts'
import type { PostListRepository } from '../post-list-repository.ts'
import type { Posts } from '../posts.ts'
import type { PublishedPosts } from '../published-posts.ts'
import type { Term, TermFacts, TermLink, TermRepository } from './term-repository.ts'

/** What an address such as `/category/horror-list` leads to. */
type FoundTerm =
  | {
      readonly kind: 'page'
      readonly term: Term & TermFacts
      readonly pages: number
      /** The posts of the page, newest first, those of a series by their parts; empty beyond the last page. */
      readonly posts: readonly PostSummary[]
      readonly pictures: Pictures
      readonly slugs: TermSlugs
      /** For years, decades and months: the periods next to this one, around it and within it. */
      readonly beside: readonly TermLink[]
    }
  /** No post has this term. `near` holds the terms with the nearest slugs. */
  | { readonly kind: 'missing'; readonly near: readonly TermLink[] }

const NEAR_EACH = 3

export class Terms {
  readonly #terms: TermRepository
  readonly #posts: Pick<PublishedPosts, 'findByIds'>
  readonly #list: Pick<PostListRepository, 'findByIds'>
  readonly #picturesOf: Posts['picturesOf']

  constructor(
    terms: TermRepository,
    posts: Pick<PublishedPosts, 'findByIds'>,
    list: Pick<PostListRepository, 'findByIds'>,
    picturesOf: Posts['picturesOf'],
  ) {
    this.#terms = terms
    this.#posts = posts
    this.#list = list
    this.#picturesOf = picturesOf
  }

  async exists({ kind, slug }: { readonly kind: TermKind; readonly slug: string }): Promise<boolean> {
    return (await this.#terms.find(kind, slug)) !== undefined
  }

  /** The path of the term to which one that was renamed leads. */
  async pathAfter(kind: TermKind, slug: string): Promise<string | undefined> {
    const after = await this.#terms.slugAfter(kind, slug)
    return after === undefined ? undefined : termPath(kind, after)
  }

  /** @param page counts from 1 */
  async page(kind: TermKind, slug: string, page: number): Promise<FoundTerm> {
    const term = await this.#terms.find(kind, slug)
    if (!term) return { kind: 'missing', near: await this.#terms.near(kind, slug, NEAR_EACH) }
    const order = kind === 'series' ? 'parts' : 'newest'
    const ids = await this.#terms.postIds(term, (page - 1) * PAGE_SIZE, PAGE_SIZE, order)
    const posts = await this.#list.findByIds(ids)
    const [pictures, slugs, beside] = await Promise.all([
      this.#picturesOf(posts),
      this.#terms.slugsOf(ids),
      this.#beside(term),
    ])
    return { kind: 'page', term, pages: pageCount(term.posts), posts, pictures, slugs, beside }
  }

  /** For a year, its decade and the years next to it; for a decade, its years. Months and years of publication likewise. */
  async #beside({ kind, slug }: Term): Promise<TermLink[]> {
    if (kind === 'decade') return this.#terms.between('year', slug, `${slug.slice(0, -1)}9`)
    if (kind === 'published-year') return this.#terms.between('published-month', slug, `${slug}-~`)
    if (kind !== 'year' && kind !== 'published-month') return []
    const label = kind === 'year' ? decadeLabel(Number(slug)) : slug.slice(0, 4)
    const whole = await this.#terms.labelled(kind === 'year' ? 'decade' : 'published-year', [label])
    return [...whole, ...(await this.#terms.near(kind, slug, 1))]
  }

  /** Whole posts of a term for its feed, newest first; undefined when there is no such term. */
  async newestWhole(
    kind: TermKind,
    slug: string,
    limit: number,
  ): Promise<{ term: Term; posts: readonly Post[]; pictures: Pictures } | undefined> {
    const term = await this.#terms.find(kind, slug)
    if (!term) return undefined
    const posts = await this.#posts.findByIds(await this.#terms.postIds(term, 0, limit))
    return { term, posts, pictures: await this.#picturesOf(posts) }
  }
}
