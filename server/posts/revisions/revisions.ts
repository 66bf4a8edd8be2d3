import { checked } from '#domain/field-errors.ts'
import type { DraftChange } from '#domain/posts/draft-writing.ts'
import { postChangeOf } from '#domain/posts/post-change.ts'
import type { PostContent } from '#domain/posts/post-content.ts'
import { postDocument } from '#domain/posts/post-document.ts'
import type { Connection } from '../../db/database.ts'
import type { ChangeResult } from '../change-post.ts'
import { invalid } from '../incoming-pictures.ts'
import type { PostEditor } from '../post-editor.ts'
import type { SavedPost } from '../post-row.ts'
import { SavedPosts } from '../saved-posts.ts'
import { type Revision, RevisionRepository, type RevisionSummary } from './revision-repository.ts'

type RestoreResult = ChangeResult | { ok: false; problem: 'no-revision' }

interface RevisionPage {
  readonly revisions: readonly RevisionSummary[]
  /** Counts from 1. */
  readonly page: number
  readonly pages: number
  readonly total: number
}

const PAGE = 50

export class Revisions {
  readonly #database: Connection
  readonly #revisions: RevisionRepository
  readonly #editor: Pick<PostEditor, 'change'>

  constructor(database: Connection, editor: Pick<PostEditor, 'change'>) {
    this.#revisions = new RevisionRepository(database)
    this.#database = database
    this.#editor = editor
  }

  async page(id: string, page: number): Promise<RevisionPage> {
    const total = await this.#revisions.count(id)
    const offset = (page - 1) * PAGE
    const revisions = offset < total ? await this.#revisions.page(id, offset, PAGE) : []
    return { revisions, page, pages: Math.ceil(total / PAGE), total }
  }

  find(id: string, revision: number): Promise<Revision | undefined> {
    return this.#revisions.find(id, revision)
  }

  /** A change like any other: it is checked, readers of a published post see it, and it makes a revision. */
  async restore(id: string, revision: number, seen: number | 'any', by: string): Promise<RestoreResult> {
    const current = await new SavedPosts(this.#database).find(id)
    if (!current) return { ok: false, problem: 'missing' }
    const found = await this.#revisions.find(id, revision)
    if (!found) return { ok: false, problem: 'no-revision' }
    if (seen !== 'any' && seen !== current.revision) return { ok: false, problem: 'conflict', current }
    // Neither the state before nor the restored one is replaced by the next save, even within the ten minutes of typing.
    await this.#revisions.endTyping(id)
    const result =
      current.status !== 'published'
        ? await this.#editor.change(current, seen, found.content as DraftChange, { by })
        : await this.#changePublished(current, seen, found.content, by)
    if (result.ok) await this.#revisions.endTyping(id)
    return result
  }

  async #changePublished(
    current: SavedPost,
    seen: number | 'any',
    { path, ...content }: PostContent,
    by: string,
  ): Promise<ChangeResult> {
    // A revision of a draft may lack what a published post requires, including the path.
    const change = checked(postChangeOf(postDocument(current)), { ...content, ...(path !== '' && { path }) })
    return change.ok ? this.#editor.change(current, seen, change.value, { by }) : invalid(change.errors)
  }
}
