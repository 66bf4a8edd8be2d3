import { sql } from 'kysely'
import { authors as furtherAuthors } from '#domain/posts/authors/author-writing.ts'
import type { PostInput } from '#domain/posts/post.ts'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import { type Slices, unsliced } from '../../db/slices.ts'
import { storableJson } from '../../db/text.ts'
import { type Relabel, relabelPost } from '../relabel-post.ts'

/** In the statement itself, as in the condition of the index. */
const NONE = sql<string>`'[]'`

interface Renaming {
  readonly accountId: string
  readonly from: string
  readonly to: string
  /** E-mail address of the account. */
  readonly by: string
}

/** The name of an author in the posts of an account, which may have other authors as well. Posts of the trash are left alone. */
export class AuthorNames {
  readonly #database: Connection
  readonly #slices: Slices

  /** @param slices lets other requests be answered between two posts */
  constructor(database: Connection, slices: Slices = unsliced) {
    this.#database = database
    this.#slices = slices
  }

  /** The number of posts of an account that name this author. */
  async count(accountId: string, author: string): Promise<number> {
    return (await countOf(this.#asAuthor(accountId, author))) + (await countOf(this.#besideAuthor(accountId, author)))
  }

  /** Gives the posts of an account that name the author `from` the author `to`, one after the other. @returns their number */
  async rename({ accountId, from, to, by }: Renaming): Promise<number> {
    const found = [this.#asAuthor(accountId, from), this.#besideAuthor(accountId, from)]
    const posts = (await Promise.all(found.map((each) => each.select(['id', 'updated_at']).execute()))).flat()
    // In their order, which lists of drafts show.
    posts.sort((a, b) => (a.updated_at < b.updated_at || (a.updated_at === b.updated_at && a.id < b.id) ? -1 : 1))
    let renamed = 0
    const relabel: Relabel = (labels) => renamedIn(labels, from, to) ?? null
    for (const { id } of posts)
      if (await this.#slices.run(() => relabelPost(this.#database, id, relabel, by))) renamed++
    return renamed
  }

  #of(accountId: string) {
    return this.#database.read.selectFrom('posts').where('author_id', '=', accountId).where('trashed_at', 'is', null)
  }

  #asAuthor(accountId: string, name: string) {
    return this.#of(accountId).where('author', '=', name)
  }

  #besideAuthor(accountId: string, name: string) {
    return (
      this.#of(accountId)
        .where('author', '!=', name)
        .where('authors', '!=', NONE)
        // `replace` has regard to case on both engines, which `like` has not.
        .where((eb) =>
          eb(eb.fn('replace', ['authors', eb.val(storableJson(name)), eb.val('')]), '!=', eb.ref('authors')),
        )
    )
  }
}

type Authors = Pick<PostInput, 'author' | 'authors'>

/** The authors with another name; undefined without a change. A name that the form would divide stays among the further ones. */
function renamedIn({ author, authors }: Authors, from: string, to: string): Authors | undefined {
  const further = furtherAuthors.safeParse(authors.map((name) => (name === from ? to : name)))
  if (author !== from && !(further.success && authors.includes(from))) return undefined
  return { author: author === from ? to : author, authors: further.success ? further.data : authors }
}
