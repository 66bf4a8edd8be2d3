import { isSameName } from '#domain/posts/categories/category.ts'
import { freeSlug, termSlug } from '#domain/posts/terms/term-slug.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { mayBeStored } from '../../db/text.ts'
import type { LabelChange, LabelChanges } from './label-changes.ts'

interface ChangedTag {
  readonly name: string
  readonly slug: string
  /** Posts that were changed. */
  readonly posts: number
}

/** Renames tags of published posts, and makes two of them one. */
export class TagChanges {
  readonly #database: Connection
  readonly #labels: LabelChanges

  constructor(database: Connection, labels: LabelChanges) {
    this.#database = database
    this.#labels = labels
  }

  /**
   * Where another tag has the name, in whatever case, that one gets the posts.
   * @param by e-mail address of the administrator, for the revisions of the posts
   * @returns undefined where no post has the tag
   */
  async rename(slug: string, name: string, by: string): Promise<ChangedTag | undefined> {
    if (!mayBeStored(slug)) return undefined
    const begun = await lockedTransaction(this.#database, 'content', async (trx) => {
      const tags = await trx.read.selectFrom('terms').select(['slug', 'label']).where('kind', '=', 'tag').execute()
      const tag = tags.find((each) => each.slug === slug)
      if (!tag) return undefined
      const other = tags.find((each) => each !== tag && isSameName(each.label, name))
      const taken = new Set(tags.filter((each) => each !== tag).map((each) => each.slug))
      const target = other ?? { label: name, slug: freeSlug(termSlug('tag', name), taken) }
      if (target.label === tag.label) return { target, change: null }
      const change: LabelChange = { kind: 'tag', from: tag.label, to: target.label, by }
      await this.#labels.begin(trx, change, slug, target.slug)
      return { target, change }
    })
    if (!begun) return undefined
    const { target, change } = begun
    return { name: target.label, slug: target.slug, posts: change ? await this.#labels.finish(change) : 0 }
  }
}
