import { TextBudget } from '../../files/text-budget.ts'
import type { ImportedProfile } from '../../imported-post.ts'
import { ImportError } from '../../imported-post.ts'
import { type Fields, isFields, lineIn, textIn } from '../fields.ts'
import { GhostMembers, MEMBER_TABLES } from './ghost-members.ts'
import { ghostProfile, USER_FIELDS } from './ghost-people.ts'
import { META_OF_SEO } from './ghost-seo.ts'

/** The tables with further data of posts. No other table is read, least of all settings, which hold secrets. */
export const POST_TABLES = ['tags', 'posts_tags', 'users', 'posts_authors', 'posts_meta', ...MEMBER_TABLES]

export interface PostRelations {
  /** Names in their order, without internal tags. */
  readonly tags: readonly string[]
  readonly authors: readonly string[]
  /** The number of authors that the export does not name. */
  readonly unnamed: number
  readonly authorEmails: readonly string[]
  readonly meta: Fields
}

const ROWS_MAX = 500_000
const KEPT_MAX = { characters: 30_000_000, texts: 3 * ROWS_MAX }
const META = ['feature_image_alt', 'feature_image_caption', 'email_only', ...META_OF_SEO]

export class GhostTables {
  readonly #names = new Map<string, string>()
  readonly #emails = new Map<string, string>()
  readonly #links = new Map<string, { readonly key: string; readonly order: number }[]>()
  readonly #meta = new Map<string, Fields>()
  readonly #budget = new TextBudget(KEPT_MAX, 'The export has more tags, authors and captions than any blog.')
  readonly #people: Fields[] = []
  readonly #colours = new Map<string, string>()
  readonly members = new GhostMembers()
  #rows = 0

  add(table: string, row: unknown): void {
    if (++this.#rows > ROWS_MAX)
      throw new ImportError(`The export has more than ${ROWS_MAX.toLocaleString('en')} rows.`)
    if (!isFields(row)) return
    if (MEMBER_TABLES.includes(table)) {
      this.members.add(table, row)
      return
    }
    const kept = (value: unknown) => this.#budget.keep(lineIn(value))
    const post = kept(row.post_id)
    const id = kept(row.id)
    if (table === 'users') {
      this.#emails.set(`users ${id}`, kept(row.email))
      const filled = ['name', ...USER_FIELDS].filter((name) => textIn(row[name]) !== '')
      const person = filled.map((name) => [name, this.#budget.keep(textIn(row[name]))])
      this.#people.push(Object.fromEntries(person))
    }
    if (table === 'tags' && lineIn(row.accent_color) !== '') this.#colours.set(kept(row.name), kept(row.accent_color))
    if (table === 'tags' || table === 'users') this.#names.set(`${table} ${id}`, kept(row.name))
    else if (table === 'posts_tags') this.#link(`tags ${post}`, `tags ${kept(row.tag_id)}`, row.sort_order)
    else if (table === 'posts_authors') this.#link(`users ${post}`, `users ${kept(row.author_id)}`, row.sort_order)
    else this.#meta.set(post, this.#metaOf(row))
  }

  /** @param authorId of an export from before posts had several authors */
  of(postId: string, authorId: string): PostRelations {
    if (authorId !== '' && !this.#links.has(`users ${postId}`)) this.#link(`users ${postId}`, `users ${authorId}`, 0)
    const authors = this.#named(`users ${postId}`)
    return {
      tags: this.#named(`tags ${postId}`).filter((name) => !name.startsWith('#')),
      authors,
      unnamed: (this.#links.get(`users ${postId}`) ?? []).length - authors.length,
      authorEmails: this.#named(`users ${postId}`, this.#emails),
      meta: this.#meta.get(postId) ?? {},
    }
  }

  /** @param local removes Ghost's placeholder for the site's address */
  profiles(local: (reference: string) => string): ImportedProfile[] {
    return this.#people.flatMap((person) => ghostProfile(person, local) ?? [])
  }

  /** By the names of tags. */
  colours(): ReadonlyMap<string, string> {
    return this.#colours
  }

  #metaOf(row: Fields): Fields {
    const values = META.map((name) => {
      const value = row[name] ?? null
      return [name, typeof value === 'string' ? this.#budget.keep(value) : typeof value === 'object' ? null : value]
    })
    return Object.fromEntries(values)
  }

  #link(from: string, key: string, order: unknown): void {
    const links = this.#links.get(from) ?? []
    links.push({ key, order: Number(order) || 0 })
    this.#links.set(from, links)
  }

  #named(from: string, texts: ReadonlyMap<string, string> = this.#names): string[] {
    const links = (this.#links.get(from) ?? []).toSorted((a, b) => a.order - b.order)
    return links.flatMap(({ key }) => texts.get(key) || [])
  }
}
