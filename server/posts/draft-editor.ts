import { isDeepStrictEqual } from 'node:util'
import {
  changedDraftContent,
  type DraftChange,
  type DraftContent,
  type DraftCreation,
  draftContent,
  publishable,
  type Unpublication,
} from '#domain/posts/draft-writing.ts'
import { publicationOf } from '#domain/posts/status/publication-time.ts'
import type { Connection } from '../db/database.ts'
import { lockRow } from '../db/lock-row.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import type { MediaStore } from '../media/media-store.ts'
import { type CurrentPost, findByCreationKey } from './current-post.ts'
import { type Draft, DraftRepository } from './draft-repository.ts'
import { type Invalid, invalid, isRefusal, refused, withStoredPictures } from './incoming-pictures.ts'
import { type ChangeResult, type Conflict, differences, inputIn } from './post-editor.ts'
import { PostRepository } from './post-repository.ts'
import { announcedBefore, contentOf, publishDraft } from './publish-draft.ts'
import { unpublishPost } from './unpublishing/unpublish-post.ts'

/**
 * `isReplay`: it was made by an earlier try with the same key, may say something else than this one, and may be published
 * since.
 */
type CreateResult = { ok: true; post: CurrentPost; isReplay?: true; recipients?: never } | Invalid | Conflict
type DraftChangeResult = ChangeResult<CurrentPost>

/** What administrators do with posts that are not published. Each change is one transaction; pictures are kept before it. */
export class DraftEditor {
  readonly #database: Connection
  readonly #drafts: DraftRepository
  readonly #posts: PostRepository
  readonly #pictures: Pick<MediaStore, 'put'>
  readonly #outbox: Pick<OutboxClient, 'wake'>

  constructor(database: Connection, pictures: Pick<MediaStore, 'put'>, outbox: Pick<OutboxClient, 'wake'>) {
    this.#database = database
    this.#drafts = new DraftRepository(database)
    this.#posts = new PostRepository(database)
    this.#pictures = pictures
    this.#outbox = outbox
  }

  /**
   * Creates a draft or a scheduled post. A draft with the same key is scheduled, or changed if
   * `creation.revision` is given, unless it was saved since that revision.
   * @param by who creates it, such as an e-mail address
   * @param key idempotency key: a retry with the same one gets the same draft, or the post that it has become
   * @param authorId the account that it belongs to
   */
  async create(
    creation: DraftCreation,
    by: string,
    key: string | null = null,
    authorId: string | null = null,
  ): Promise<CreateResult> {
    const known = key === null ? undefined : await findByCreationKey(this.#database, key)
    if (known && !isChange(known, creation)) return { ok: true, post: known, isReplay: true }
    const when = publicationOf(null, creation, this.#database.now())
    if (!when.ok) return invalid(when.errors)
    const { publishAt } = when
    const stored = await this.#stored(draftContent(creation))
    if (!stored.ok) return stored
    const unready = publishAt !== null && unreadiness(stored.content)
    if (unready) return unready
    return this.#database.transaction(async (trx): Promise<CreateResult> => {
      await lockRow(trx, 'content')
      const drafts = new DraftRepository(trx)
      // A request with the same key may have inserted the draft before this one got the lock.
      const known = key === null ? undefined : await findByCreationKey(trx, key)
      if (known && !isChange(known, creation)) return { ok: true, post: known, isReplay: true }
      const result = known
        ? await drafts.update(known.id, creation.revision ?? known.revision, stored.content, { by, publishAt })
        : await drafts.insert(stored.content, { by, publishAt, authorId, creationKey: key })
      if (result.ok) return result
      if (isRefusal(result)) return refused(result, stored.content)
      if (result.problem === 'conflict') return result
      throw new Error(`a draft that is locked is ${result.problem}`)
    })
  }

  /**
   * Changes what `change` names and leaves the rest; with `status: 'published'` the draft is published as it then is. What is
   * scheduled, and stays so, has to remain ready for publication.
   * @param revision the one that the writer has seen; `'any'` overwrites what others saved meanwhile
   */
  async change(id: string, revision: number | 'any', change: DraftChange, by: string): Promise<DraftChangeResult> {
    for (;;) {
      const before = await this.#drafts.find(id)
      if (!before) return { ok: false, problem: 'missing' }
      const errors = differences(before, change)
      if (errors) return invalid(errors)
      if (revision !== 'any' && revision !== before.revision) return { ok: false, problem: 'conflict', current: before }
      const when = publicationOf(before.publishAt, change, this.#database.now())
      if (!when.ok) return invalid(when.errors)
      const stored = await this.#stored(changedDraftContent(contentOf(before), change))
      if (!stored.ok) return stored
      const { content } = stored
      const result = when.isNow
        ? await this.#publish(before, content, by)
        : await this.#save(before, content, when.publishAt, by)
      if (result.ok || result.problem !== 'conflict') return result
      // A concurrent save came between the read and the write; the next iteration returns the conflict or overwrites.
    }
  }

  /**
   * Makes a published post a draft or a scheduled post, with the fields in `change`, and so takes it from readers.
   * @param revision the revision that the writer has seen; `'any'` overwrites what others saved meanwhile
   */
  async unpublish(id: string, revision: number | 'any', change: Unpublication, by: string): Promise<DraftChangeResult> {
    for (;;) {
      const before = await this.#posts.findById(id)
      if (!before) return { ok: false, problem: 'missing' }
      const errors = differences(before, change)
      if (errors) return invalid(errors)
      if (revision !== 'any' && revision !== before.revision) return { ok: false, problem: 'conflict', current: before }
      const when = publicationOf(null, change, this.#database.now())
      if (!when.ok) return invalid(when.errors)
      const { publishAt } = when
      const stored = await this.#stored(changedDraftContent({ ...inputIn(before), announces: false }, change))
      if (!stored.ok) return stored
      const unready = publishAt !== null && (await this.#unschedulable(id, stored.content))
      if (unready) return unready
      const options = { by, publishAt, edit: change.edit ?? 0 }
      const result = await unpublishPost(this.#database, before, stored.content, options)
      if (!result.ok && isRefusal(result)) return refused(result, stored.content)
      if (result.ok || result.problem !== 'conflict') return result
      // A concurrent save came between the read and the write; the next iteration returns the conflict or overwrites.
    }
  }

  async #save(before: Draft, content: DraftContent, publishAt: string | null, by: string): Promise<DraftChangeResult> {
    if (publishAt === before.publishAt && isDeepStrictEqual(content, contentOf(before)))
      return { ok: true, post: before }
    const unready = publishAt !== null && (await this.#unschedulable(before.id, content))
    if (unready) return unready
    const result = await this.#drafts.update(before.id, before.revision, content, { by, publishAt })
    return !result.ok && isRefusal(result) ? refused(result, content) : result
  }

  /** Why a post cannot be scheduled: nobody could complete it when its time comes. */
  async #unschedulable(id: string, content: DraftContent): Promise<Invalid | null> {
    return unreadiness(content) ?? announcedBefore(this.#database, id, content)
  }

  /** The post and, if it is announced, a mail for each subscriber: both or neither. */
  async #publish(seen: Draft, content: DraftContent, by: string): Promise<DraftChangeResult> {
    const unready = unreadiness(content)
    if (unready) return unready
    const result = await this.#database.transaction(async (trx): Promise<DraftChangeResult> => {
      await lockRow(trx, 'content')
      const current = await new DraftRepository(trx).find(seen.id)
      if (!current) return { ok: false, problem: 'missing' }
      if (current.revision !== seen.revision) return { ok: false, problem: 'conflict', current }
      return publishDraft(trx, current, content, { by })
    })
    if (result.ok && content.announces) this.#outbox.wake()
    return result
  }

  async #stored(content: DraftContent): Promise<{ ok: true; content: DraftContent } | Invalid> {
    const stored = await withStoredPictures(this.#pictures, content)
    return stored.ok ? { ok: true, content: { ...stored.input, announces: content.announces } } : stored
  }
}

/** Whether the call with the key of a draft changes it: it schedules it, or names the revision that it changes. */
function isChange(known: CurrentPost, { status, revision }: DraftCreation): boolean {
  return 'publishAt' in known && known.publishAt === null && (status === 'scheduled' || revision !== undefined)
}

/** What content lacks to be published; null when it lacks nothing. */
function unreadiness(content: DraftContent): Invalid | null {
  const ready = publishable(content)
  return ready.ok ? null : invalid(ready.errors)
}
