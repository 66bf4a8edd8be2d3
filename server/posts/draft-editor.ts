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
import { lockedTransaction } from '../db/lock-row.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import type { MediaStore } from '../media/media-store.ts'
import { type ChangeResult, type CreateResult, changePost, inputIn } from './change-post.ts'
import { type CurrentPost, findByCreationKey } from './current-post.ts'
import { type Draft, DraftRepository } from './draft-repository.ts'
import { type Invalid, invalid, orInvalid, withStoredPictures } from './incoming-pictures.ts'
import { PostRepository } from './post-repository.ts'
import { announcedBefore, contentOf, publishDraft } from './publish-draft.ts'
import { unpublishPost } from './unpublishing/unpublish-post.ts'

type DraftChangeResult = ChangeResult<CurrentPost>

/** Creates, changes, schedules and publishes drafts, and unpublishes posts. One transaction each; pictures are stored before it. */
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
   * A draft with the same key is scheduled, or changed if `creation.revision` is given, unless it was saved since that revision.
   * @param key idempotency key: a retry with the same one gets the same draft, or the post that it has become
   */
  async create(
    creation: DraftCreation,
    by: string,
    key: string | null = null,
    authorId: string | null = null,
  ): Promise<CreateResult<CurrentPost>> {
    const known = await findByCreationKey(this.#database, key)
    if (known && !isChange(known, creation)) return { ok: true, post: known, isReplay: true }
    const when = publicationOf(null, creation, this.#database.now())
    if (!when.ok) return invalid(when.errors)
    const { publishAt } = when
    const stored = await withStoredPictures(this.#pictures, draftContent(creation))
    if (!stored.ok) return stored
    const unready = publishAt !== null && unreadiness(stored.input)
    if (unready) return unready
    return lockedTransaction(this.#database, 'content', async (trx): Promise<CreateResult<CurrentPost>> => {
      const drafts = new DraftRepository(trx)
      // A request with the same key may have inserted the draft before this one got the lock.
      const known = await findByCreationKey(trx, key)
      if (known && !isChange(known, creation)) return { ok: true, post: known, isReplay: true }
      const result = known
        ? await drafts.update(known.id, creation.revision ?? known.revision, stored.input, { by, publishAt })
        : await drafts.insert(stored.input, { by, publishAt, authorId, creationKey: key })
      if (!result.ok && result.problem === 'missing') throw new Error('a draft that is locked is missing')
      return orInvalid(result, stored.input)
    })
  }

  /** With `status: 'published'` the result is published. A post that stays scheduled has to remain publishable. */
  change(id: string, revision: number | 'any', change: DraftChange, by: string): Promise<DraftChangeResult> {
    const find = () => this.#drafts.find(id)
    return changePost(find, revision, change, async (before): Promise<DraftChangeResult> => {
      const when = publicationOf(before.publishAt, change, this.#database.now())
      if (!when.ok) return invalid(when.errors)
      const stored = await withStoredPictures(this.#pictures, changedDraftContent(contentOf(before), change))
      if (!stored.ok) return stored
      return when.isNow ? this.#publish(before, stored.input, by) : this.#save(before, stored.input, when.publishAt, by)
    })
  }

  unpublish(id: string, revision: number | 'any', change: Unpublication, by: string): Promise<DraftChangeResult> {
    const find = () => this.#posts.findById(id)
    return changePost(find, revision, change, async (before): Promise<DraftChangeResult> => {
      const when = publicationOf(null, change, this.#database.now())
      if (!when.ok) return invalid(when.errors)
      const { publishAt } = when
      const content = changedDraftContent({ ...inputIn(before), announces: false }, change)
      const stored = await withStoredPictures(this.#pictures, content)
      if (!stored.ok) return stored
      const unready = publishAt !== null && (await this.#unschedulable(id, stored.input))
      if (unready) return unready
      const options = { by, publishAt, edit: change.edit ?? 0 }
      return orInvalid(await unpublishPost(this.#database, before, stored.input, options), stored.input)
    })
  }

  async #save(before: Draft, content: DraftContent, publishAt: string | null, by: string): Promise<DraftChangeResult> {
    if (publishAt === before.publishAt && isDeepStrictEqual(content, contentOf(before)))
      return { ok: true, post: before }
    const unready = publishAt !== null && (await this.#unschedulable(before.id, content))
    if (unready) return unready
    return orInvalid(await this.#drafts.update(before.id, before.revision, content, { by, publishAt }), content)
  }

  /** Why a post cannot be scheduled. Checked when it is saved, since the scheduler publishes it unattended. */
  async #unschedulable(id: string, content: DraftContent): Promise<Invalid | null> {
    return unreadiness(content) ?? announcedBefore(this.#database, id, content)
  }

  async #publish(seen: Draft, content: DraftContent, by: string): Promise<DraftChangeResult> {
    const unready = unreadiness(content)
    if (unready) return unready
    const result = await lockedTransaction(this.#database, 'content', async (trx): Promise<DraftChangeResult> => {
      const current = await new DraftRepository(trx).find(seen.id)
      if (!current) return { ok: false, problem: 'missing' }
      if (current.revision !== seen.revision) return { ok: false, problem: 'conflict', current }
      return publishDraft(trx, current, content, { by })
    })
    if (result.ok && content.announces) this.#outbox.wake()
    return result
  }
}

function isChange(known: CurrentPost, { status, revision }: DraftCreation): boolean {
  return 'publishAt' in known && known.publishAt === null && (status === 'scheduled' || revision !== undefined)
}

/** What content lacks to be published; null when it lacks nothing. */
function unreadiness(content: DraftContent): Invalid | null {
  const ready = publishable(content)
  return ready.ok ? null : invalid(ready.errors)
}
