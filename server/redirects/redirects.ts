import { sql } from 'kysely'
import { answer } from '#domain/locales/en/answers/answer.ts'
import { fieldProblems } from '#domain/locales/en/answers/field-problems.ts'
import { isPagePath } from '#domain/posts/pages/page-path.ts'
import { POSTS_PREFIX, pathSpellings, postHref } from '#domain/posts/path.ts'
import { decodedPath } from '#domain/redirects/decoded-path.ts'
import { type RedirectTarget, redirectPath, redirectTarget } from '#domain/redirects/redirect-writing.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { mayBeStored } from '../db/text.ts'
import { PostRepository } from '../posts/post-repository.ts'
import { PublishedContent } from '../posts/published-content.ts'

/** A permanent redirect (301) of a path. */
export interface Redirect {
  /** Decoded, without a slash at its end. */
  readonly path: string
  /** As a link; null while its post is not published. */
  readonly target: string | null
  /** The post that it leads to, wherever that moves; null for any other address. Its title is empty while it is not published. */
  readonly post: { readonly id: string; readonly title: string } | null
  readonly createdAt: string
}

export interface RedirectPage {
  readonly redirects: readonly Redirect[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

interface TypedRedirect {
  readonly path: string
  readonly target: string
}

export type RedirectResult = { readonly ok: true; readonly redirect: Redirect } | RedirectRefusal
type RedirectRefusal =
  | { readonly ok: false; readonly problem: 'missing' }
  /** What is wrong, in words, by the name of the field. */
  | { readonly ok: false; readonly problem: 'fields'; readonly errors: Readonly<Record<string, string>> }

const PAGE_SIZE = 50
const CHAIN_MAX = 10

/** Paths are those that posts had, here (`old_paths`) or elsewhere, and those of an owner. An existing page takes precedence. */
export class Redirects {
  readonly #database: Connection
  readonly #siteUrl: string

  constructor(database: Connection, siteUrl: string) {
    this.#database = database
    this.#siteUrl = siteUrl
  }

  /** The address that a path of a request leads to; undefined for none. Paths that posts had under `/blogs/` are found by `Posts`. */
  async find(path: string): Promise<string | undefined> {
    const decoded = decodedPath(path)
    if (decoded === null) return undefined
    const row = await this.#database.read
      .selectFrom('redirects')
      .leftJoin('published_content as posts', 'posts.id', 'redirects.post_id')
      .select(['redirects.target', 'posts.path'])
      .where('redirects.path', 'in', pathSpellings(decoded))
      .executeTakeFirst()
    return row?.target ?? (typeof row?.path === 'string' ? postHref(row.path) : undefined)
  }

  /** The address of a post by its id in an import of WordPress; undefined where no post has it, or those of two sites. @param id of digits */
  async ofWordPress(id: string): Promise<string | undefined> {
    const [post, ...others] = await this.#database.read
      .selectFrom('imported_posts as imported')
      .innerJoin('published_content as posts', 'posts.id', 'imported.post_id')
      .select('posts.path')
      .where('imported.source_id', '=', id)
      .where('imported.source', 'like', 'wordpress %')
      .limit(2)
      .execute()
    return post && others.length === 0 ? postHref(post.path) : undefined
  }

  /** Redirects in the order of their paths. @param q a part of the path or of the address that it leads to */
  async page(q: string, page: number): Promise<RedirectPage> {
    const { engine } = this.#database
    const empty = { redirects: [], page, pages: 1, total: 0 }
    if (!mayBeStored(q)) return empty
    const matching = q
      ? allRedirects(this.#database).where((eb) =>
          eb.or([engine.contains('all.path', q), engine.contains('all.target', q), engine.contains('posts.path', q)]),
        )
      : allRedirects(this.#database)
    const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const rows = await matching
      .select(COLUMNS)
      .orderBy('all.path')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute()
    return { redirects: rows.map(toRedirect), page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total }
  }

  add(typed: TypedRedirect): Promise<RedirectResult> {
    return lockedTransaction(this.#database, 'content', (trx) => this.#save(trx, typed, null))
  }

  change(
    path: string,
    typed: { readonly [Name in keyof TypedRedirect]?: string | undefined },
  ): Promise<RedirectResult> {
    return lockedTransaction(this.#database, 'content', async (trx) => {
      const before = await findOne(trx, path)
      if (!before) return { ok: false, problem: 'missing' }
      // The post of an unchanged target stays, published or not.
      const target = typed.target ?? before.target
      if (target === null)
        return {
          ok: false,
          problem: 'fields',
          errors: { target: 'The post is not published. Enter where the address should lead' },
        }
      return this.#save(trx, { path: typed.path ?? path, target }, before)
    })
  }

  /** @returns false when there is none */
  remove(path: string): Promise<boolean> {
    return lockedTransaction(this.#database, 'content', async (trx) => (await removeOne(trx, path)) > 0)
  }

  async #save(trx: Connection, typed: TypedRedirect, before: Redirect | null): Promise<RedirectResult> {
    // A listed path is decoded already, and may contain a `?`.
    const path = before?.path === typed.path ? { ok: true as const, value: before.path } : redirectPath(typed.path)
    const target = redirectTarget(typed.target, this.#siteUrl)
    if (!path.ok || !target.ok)
      return fieldErrors({ ...(!path.ok && { path: path.problem }), ...(!target.ok && { target: target.problem }) })
    const pathProblem = await problemOfPath(trx, path.value, before)
    if (pathProblem) return fieldErrors({ path: pathProblem })
    const postId = await postAt(trx, target.value.path)
    if (!postId && (await leadsTo(trx, target.value, path.value)))
      return fieldErrors({ target: 'This would lead in a circle' })
    if (before) await removeOne(trx, before.path)
    const row = { path: path.value, created_at: before?.createdAt ?? trx.now().toISOString() }
    if (postId && row.path.startsWith(POSTS_PREFIX))
      await trx.write
        .insertInto('old_paths')
        .values({ ...row, post_id: postId })
        .execute()
    else
      await trx.write
        .insertInto('redirects')
        .values({ ...row, post_id: postId ?? '', target: postId ? null : target.value.address })
        .execute()
    return { ok: true, redirect: (await findOne(trx, row.path))! }
  }
}

function allRedirects({ read }: Connection) {
  return read
    .selectFrom((eb) =>
      eb
        .selectFrom('redirects')
        .select(['path', 'post_id', 'target', 'created_at'])
        .unionAll(
          eb
            .selectFrom('old_paths')
            .select(['path', 'post_id', sql<string | null>`cast(null as text)`.as('target'), 'created_at']),
        )
        .as('all'),
    )
    .leftJoin('published_content as posts', 'posts.id', 'all.post_id')
}

const COLUMNS = [
  'all.path',
  'all.target',
  'all.created_at',
  'all.post_id',
  'posts.title as post_title',
  'posts.path as post_path',
] as const

interface Row {
  readonly path: string
  readonly target: string | null
  readonly created_at: string
  /** Empty where it leads to no post. */
  readonly post_id: string
  readonly post_title: string | null
  readonly post_path: string | null
}

function toRedirect({ path, target, created_at, post_id, post_title, post_path }: Row): Redirect {
  return {
    path,
    target: target ?? (post_path === null ? null : postHref(post_path)),
    post: post_id === '' ? null : { id: post_id, title: post_title ?? '' },
    createdAt: created_at,
  }
}

async function findOne(connection: Connection, path: string): Promise<Redirect | undefined> {
  if (!mayBeStored(path)) return undefined
  const row = await allRedirects(connection).select(COLUMNS).where('all.path', '=', path).executeTakeFirst()
  return row && toRedirect(row)
}

async function removeOne({ write }: Connection, path: string): Promise<number> {
  if (!mayBeStored(path)) return 0
  let removed = 0
  for (const table of ['redirects', 'old_paths'] as const)
    removed += Number((await write.deleteFrom(table).where('path', '=', path).executeTakeFirst()).numDeletedRows)
  return removed
}

async function problemOfPath(trx: Connection, path: string, before: Redirect | null): Promise<string | null> {
  if (path === before?.path) return null
  if (await findOne(trx, path)) return 'This path already has a redirect. Change that one'
  const post = await new PublishedContent(trx).findByPath(path)
  if (post)
    return answer(post.kind === 'page' ? fieldProblems.pageAtAddress : fieldProblems.postAtAddress, {
      title: post.title,
    })
  return (await new PostRepository(trx).isPathTaken(path)) ? 'A draft, or a post in the trash, has this address' : null
}

/** The published post or own page at a path of this site, also by a path that it had before. */
async function postAt(trx: Connection, path: string | null): Promise<string | undefined> {
  if (path === null || !(path.startsWith(POSTS_PREFIX) || isPagePath(path))) return undefined
  const posts = new PublishedContent(trx)
  const found = (await posts.findByPath(path)) ?? (await posts.findByPath((await posts.findByOldPath(path)) ?? ''))
  return found?.id
}

/** Whether the chain of redirects that begins at a target contains a path, or is longer than {@link CHAIN_MAX}. */
async function leadsTo(trx: Connection, target: RedirectTarget, path: string): Promise<boolean> {
  let next = target.path
  for (let hops = 0; next !== null; hops++) {
    if (next === path || hops === CHAIN_MAX) return true
    const row = await trx.read.selectFrom('redirects').select('target').where('path', '=', next).executeTakeFirst()
    if (!row?.target?.startsWith('/')) return false
    const parsed = redirectTarget(row.target, 'http://site')
    next = parsed.ok ? parsed.value.path : null
  }
  return false
}

function fieldErrors(errors: Readonly<Record<string, string>>): RedirectRefusal {
  return { ok: false, problem: 'fields', errors }
}
