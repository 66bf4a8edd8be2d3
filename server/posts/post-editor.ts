import { isDeepStrictEqual } from 'node:util'
import {
  changedDraftContent,
  type DraftChange,
  type DraftCreation,
  draftContent,
  makesUnpublished,
  type PendingEditChange,
  type Unpublication,
} from '#domain/posts/draft-writing.ts'
import {
  changedInput,
  inputOf,
  isCompleteSection,
  type PostChange,
  type PostCreation,
} from '#domain/posts/post-writing.ts'
import { publicationOf } from '#domain/posts/status/publication-time.ts'
import { statusOf } from '#domain/posts/status/status.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import type { MediaStore } from '../media/media-store.ts'
import { CampaignRepository, type PostAnnouncement } from '../newsletter/campaigns/campaign-repository.ts'
import { type ChangeResult, type CreateResult, changePost, inputIn } from './change-post.ts'
import { type FieldProblems, type Invalid, invalid, orInvalid, TAKEN, withStoredPictures } from './incoming-pictures.ts'
import { newPostPath } from './new-post-path.ts'
import { type ChangedContent, PendingEditRepository, type SaveEditResult } from './pending-edit-repository.ts'
import { PostRepository } from './post-repository.ts'
import type { SavedPost } from './post-row.ts'
import { contentOf, publishPost, unreadiness, unschedulable } from './publish-post.ts'
import { SavedPosts } from './saved-posts.ts'

type AnnounceResult =
  | { ok: true; recipients: number }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'announced'; announcement: PostAnnouncement }

/** Creates, changes, schedules, publishes, unpublishes and announces posts. One transaction each; pictures are stored before it. */
export class PostEditor {
  readonly #database: Connection
  readonly #posts: SavedPosts
  readonly #edits: PendingEditRepository
  readonly #pictures: Pick<MediaStore, 'put'>
  readonly #outbox: Pick<OutboxClient, 'wake'>

  constructor(database: Connection, pictures: Pick<MediaStore, 'put'>, outbox: Pick<OutboxClient, 'wake'>) {
    this.#database = database
    this.#posts = new SavedPosts(database)
    this.#edits = new PendingEditRepository(database)
    this.#pictures = pictures
    this.#outbox = outbox
  }

  /**
   * Creates a post. An unpublished one with the same key is published or scheduled, or changed if `creation.revision` is given, unless it was saved since
   * that revision.
   * @param key idempotency key: a retry with the same one gets the same post
   */
  async create(
    creation: PostCreation | DraftCreation,
    by: string,
    key: string | null = null,
    authorId: string | null = null,
  ): Promise<CreateResult> {
    const known = await this.#posts.findByCreationKey(key)
    if (known && isReplay(known, creation)) return { ok: true, post: known, isReplay: true }
    const isDraft = makesUnpublished<DraftCreation>(creation)
    const when = isDraft ? publicationOf(null, creation, this.#database.now()) : NOW
    if (!when.ok) return invalid(when.errors)
    const { isNow, publishAt } = when
    const wanted = isDraft ? draftContent(creation) : { ...inputOf(creation), announces: creation.announce }
    const taken = isNow && wanted.path && (await new PostRepository(this.#database).isPathTaken(wanted.path, known?.id))
    if (taken) return invalid({ path: TAKEN })
    const stored = await withStoredPictures(this.#pictures, wanted)
    const named = (problem: Invalid) => (isDraft ? problem : asSent(problem, creation))
    if (!stored.ok) return named(stored)
    const content = stored.input
    const unready = publishAt !== null && unreadiness(content)
    if (unready) return unready
    const result = await lockedTransaction(this.#database, 'content', async (trx): Promise<CreateResult> => {
      // A request with the same key may have created it while this one waited for the lock.
      const known = await new SavedPosts(trx).findByCreationKey(key)
      if (known && isReplay(known, creation)) return { ok: true, post: known, isReplay: true }
      if (known && creation.revision !== undefined && known.revision !== creation.revision)
        return { ok: false, problem: 'conflict', current: known }
      const posts = new PostRepository(trx)
      const path = isNow ? await newPostPath(posts, content, known?.id) : content.path
      if (path === null) return invalid({ path: TAKEN })
      const options = {
        by,
        publishAt,
        requirePictures: true,
        status: isNow ? 'published' : statusOf(publishAt),
      } as const
      const saved = known
        ? await posts.save(known, { ...content, path }, options)
        : await posts.insert({ ...content, path }, { ...options, authorId, creationKey: key })
      if (!saved.ok && saved.problem === 'missing') throw new Error('a post that is locked is missing')
      const result = orInvalid(saved, content)
      if (!result.ok) return result.problem === 'invalid' ? named(result) : result
      if (!isNow || !content.announces) return result
      const { audience } = await new CampaignRepository(trx).announce(result.post)
      return { ...result, recipients: audience }
    })
    if (result.ok && result.recipients !== undefined) this.#outbox.wake()
    return result
  }

  async announce(id: string): Promise<AnnounceResult> {
    const result = await lockedTransaction(this.#database, 'content', async (trx): Promise<AnnounceResult> => {
      const post = await new SavedPosts(trx).find(id)
      if (post?.status !== 'published') return { ok: false, problem: 'missing' }
      const campaigns = new CampaignRepository(trx)
      const announcement = await campaigns.ofPost(id)
      if (announcement) return { ok: false, problem: 'announced', announcement }
      const { audience } = await campaigns.announce(post)
      return { ok: true, recipients: audience }
    })
    if (result.ok) this.#outbox.wake()
    return result
  }

  /**
   * Changes the fields in `change` only, and the status. Saves nothing if they have the stored values already.
   * @param seen the post as the caller read it
   * @param revision the one that the writer has seen; `'any'` overwrites what others saved meanwhile
   */
  change(
    seen: SavedPost,
    revision: number | 'any',
    change: PostChange | DraftChange | Unpublication,
    by: string,
  ): Promise<ChangeResult> {
    const find = () => this.#posts.find(seen.id)
    return changePost(seen, find, revision, change, (before) =>
      before.status === 'published' && !makesUnpublished<Unpublication>(change)
        ? this.#changePublished(before, change as PostChange, by)
        : this.#changeDraft(before, change as DraftChange | Unpublication, by),
    )
  }

  async #changePublished(before: SavedPost, change: PostChange, by: string): Promise<ChangeResult> {
    const stored = await withStoredPictures(this.#pictures, changedInput(inputIn(before), change))
    if (!stored.ok) return stored
    const { input } = stored
    return lockedTransaction(this.#database, 'content', async (trx): Promise<ChangeResult> => {
      const posts = new PostRepository(trx)
      const result: ChangeResult = isDeepStrictEqual(input, inputIn(before))
        ? ((await posts.outdated(before)) ?? { ok: true, post: before })
        : orInvalid(await posts.save(before, input, { by, requirePictures: true }), input)
      if (result.ok) await new PendingEditRepository(trx).remove(before.id, change.edit ?? 0)
      return result
    })
  }

  /** Saves, publishes, schedules or unpublishes. A post that is or stays scheduled has to be ready to be published. */
  async #changeDraft(before: SavedPost, change: DraftChange | Unpublication, by: string): Promise<ChangeResult> {
    const when = publicationOf(before.publishAt, change, this.#database.now())
    if (!when.ok) return invalid(when.errors)
    const stored = await withStoredPictures(this.#pictures, changedDraftContent(contentOf(before), change))
    if (!stored.ok) return stored
    const content = stored.input
    if (when.isNow) {
      const publish = (trx: Connection) => publishPost(trx, before, content, { by })
      const result = await lockedTransaction(this.#database, 'content', publish)
      if (result.ok && content.announces) this.#outbox.wake()
      return result
    }
    const { publishAt } = when
    const status = statusOf(publishAt)
    if (status === before.status && publishAt === before.publishAt && isDeepStrictEqual(content, contentOf(before)))
      return (await new PostRepository(this.#database).outdated(before)) ?? { ok: true, post: before }
    const unready = publishAt !== null && (await unschedulable(this.#database, before.id, content))
    if (unready) return unready
    const options = { by, status, publishAt, requirePictures: true }
    return lockedTransaction(this.#database, 'content', async (trx): Promise<ChangeResult> => {
      const result = orInvalid(await new PostRepository(trx).save(before, content, options), content)
      if (result.ok && 'edit' in change) await new PendingEditRepository(trx).remove(before.id, change.edit ?? 0)
      return result
    })
  }

  async saveEdit(
    id: string,
    { revision, edit, ...content }: PendingEditChange,
    by: string,
  ): Promise<Exclude<SaveEditResult, { problem: 'picture-missing' }> | Invalid> {
    const stored = await withStoredPictures(this.#pictures, content as ChangedContent)
    return stored.ok
      ? orInvalid(await this.#edits.save(id, stored.input, { revision, edit, by }), stored.input)
      : stored
  }
}

const NOW = { ok: true, isNow: true, publishAt: null } as const

/** Whether a creation repeats an earlier one. Otherwise it publishes, schedules or changes the post that the earlier one made. */
function isReplay({ status }: SavedPost, creation: PostCreation | DraftCreation): boolean {
  if (status === 'published') return true
  if (!makesUnpublished<DraftCreation>(creation)) return false
  return status === 'scheduled' || (creation.status === 'draft' && creation.revision === undefined)
}

/** Renumbers the sections of error messages as in the request: sections without a title or text were left out before. */
function asSent({ errors }: Invalid, { sections }: PostCreation): Invalid {
  const kept = sections.flatMap((section, index) => (isCompleteSection(section) ? [index] : []))
  const name = (field: string) => field.replace(/^sections\.(\d+)/, (_, index) => `sections.${kept[Number(index)]}`)
  const named: FieldProblems = Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [name(field), message]),
  )
  return invalid(named)
}
