import { isDeepStrictEqual } from 'node:util'
import { type Announcement, writtenAnnouncement } from '#domain/posts/announcement.ts'
import {
  changedDraftContent,
  type DraftChange,
  type DraftContent,
  type DraftCreation,
  draftContent,
  type EditedContent,
  makesUnpublished,
  type Unpublication,
  type WorkingCopyChange,
} from '#domain/posts/draft-writing.ts'
import { postContent } from '#domain/posts/post-content.ts'
import {
  changedInput,
  inputOf,
  isWholeSection,
  type PostCreation,
  type PostPublication,
} from '#domain/posts/post-writing.ts'
import { publicationOf } from '#domain/posts/status/publication-time.ts'
import { statusOf } from '#domain/posts/status/status.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import type { MediaStore } from '../media/media-store.ts'
import { CampaignRepository, type PostAnnouncement } from '../newsletter/campaigns/campaign-repository.ts'
import { type ChangeResult, type CreateResult, changePost, inputIn } from './change-post.ts'
import {
  type FieldProblems,
  type Invalid,
  invalid,
  orInvalid,
  pathTaken,
  withStoredPictures,
} from './incoming-pictures.ts'
import { newPostPath } from './new-post-path.ts'
import { type PendingEdit, PendingEditRepository } from './pending-edit-repository.ts'
import { PostRepository } from './post-repository.ts'
import type { SavedPost } from './post-row.ts'
import { contentOf, publishPost, unreadiness, unschedulable } from './publish-post.ts'
import { SavedPosts } from './saved-posts.ts'

type AnnounceResult =
  | { ok: true; recipients: number }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'announced'; announcement: PostAnnouncement }

/** An unpublished post, or a published one with its changes that are not published. */
export interface WorkingCopy {
  readonly post: SavedPost
  readonly edit: PendingEdit | undefined
}

export type CopyResult =
  | ({ ok: true } & WorkingCopy)
  | Invalid
  | { ok: false; problem: 'missing' }
  | ({ ok: false; problem: 'conflict' } & WorkingCopy)

interface CreateOptions {
  /** Idempotency key: a retry with the same one gets the same post. */
  readonly key?: string | null
  /** The account that creates it. */
  readonly authorId?: string | null
  /** Id of the new post; a conflict if there is a post with it. */
  readonly id?: string
  /** Idempotency key of the save. */
  readonly savedAs?: string | null
}

interface SavedBy {
  /** E-mail address of the administrator. */
  readonly by: string
  /** Idempotency key of the save. */
  readonly savedAs?: string | null
}

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

  async create(
    creation: PostCreation | DraftCreation,
    by: string,
    { key = null, authorId = null, id, savedAs = null }: CreateOptions = {},
  ): Promise<CreateResult> {
    const isDraft = makesUnpublished<DraftCreation>(creation)
    const isAnnounced = !isDraft && creation.announce
    const known = await createdAs(this.#database, key, isAnnounced)
    if (known) return known
    const when = isDraft ? publicationOf(null, creation, this.#database.now()) : NOW
    if (!when.ok) return invalid(when.errors)
    const { isNow, publishAt } = when
    const wanted = isDraft ? draftContent(creation) : announcedInput(creation)
    const taken = isNow && wanted.path && (await new PostRepository(this.#database).isPathTaken(wanted.path))
    if (taken) return pathTaken(wanted)
    const stored = await withStoredPictures(this.#pictures, wanted)
    const named = (problem: Invalid) => (isDraft ? problem : asSent(problem, creation))
    if (!stored.ok) return named(stored)
    const content = stored.input
    const unready = publishAt !== null && unreadiness(content)
    if (unready) return unready
    const result = await lockedTransaction(this.#database, 'content', async (trx): Promise<CreateResult> => {
      // A request with the same key or id may have created it while this one waited for the lock.
      const known = await createdAs(trx, key, isAnnounced)
      if (known) return known
      const [other] = id === undefined ? [] : await new SavedPosts(trx).findByIds([id])
      if (other) return { ok: false, problem: 'conflict', current: other }
      const posts = new PostRepository(trx)
      const path = isNow ? await newPostPath(posts, content) : content.path
      if (path === null) return pathTaken(content)
      const status = isNow ? 'published' : statusOf(publishAt)
      const options = {
        by,
        publishAt,
        requirePictures: true,
        isChecked: isNow,
        status,
        authorId,
        creationKey: key,
        id,
        savedAs,
      } as const
      const result = orInvalid(await posts.insert({ ...content, path }, options), content)
      if (!result.ok) return named(result)
      if (!isNow || !content.announces) return result
      const { audience } = await new CampaignRepository(trx).announce(result.post, content.announcement)
      return { ...result, recipients: audience }
    })
    if (result.ok && result.recipients !== undefined) this.#outbox.wake()
    return result
  }

  /** @param written for the mail; null for the words of the blog */
  async announce(id: string, written: Announcement | null = null): Promise<AnnounceResult> {
    const result = await lockedTransaction(this.#database, 'content', async (trx): Promise<AnnounceResult> => {
      const post = await new SavedPosts(trx).find(id)
      if (post?.status !== 'published' || post.kind === 'page') return { ok: false, problem: 'missing' }
      const campaigns = new CampaignRepository(trx)
      const announcement = await campaigns.ofPost(id)
      if (announcement) return { ok: false, problem: 'announced', announcement }
      const { audience } = await campaigns.announce(post, written)
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
    change: PostPublication | DraftChange | Unpublication,
    saved: SavedBy,
  ): Promise<ChangeResult> {
    const find = () => this.#posts.find(seen.id)
    return changePost(seen, find, revision, change, (before) =>
      before.status === 'published' && !makesUnpublished<Unpublication>(change)
        ? this.#changePublished(before, change as PostPublication, saved)
        : this.#changeDraft(before, change as DraftChange | Unpublication, saved),
    )
  }

  async #changePublished(before: SavedPost, change: PostPublication, saved: SavedBy): Promise<ChangeResult> {
    const stored = await withStoredPictures(this.#pictures, changedInput(inputIn(before), change))
    if (!stored.ok) return stored
    const { input } = stored
    return lockedTransaction(this.#database, 'content', async (trx): Promise<ChangeResult> => {
      const posts = new PostRepository(trx)
      const result: ChangeResult = isDeepStrictEqual(input, inputIn(before))
        ? ((await posts.outdated(before)) ?? { ok: true, post: before })
        : orInvalid(await posts.save(before, input, { ...saved, requirePictures: true }), input)
      if (!result.ok) return result
      await new PendingEditRepository(trx).remove(before.id, change.edit ?? 0)
      const isReplay = before.savedAs !== null && before.savedAs === saved.savedAs
      return isReplay ? replay(trx, result.post, change.announce ? before.updatedAt : null) : result
    })
  }

  /** Saves, publishes, schedules or unpublishes. A post that is or stays scheduled has to be ready to be published. */
  async #changeDraft(before: SavedPost, change: DraftChange | Unpublication, saved: SavedBy): Promise<ChangeResult> {
    const when = publicationOf(before.publishAt, change, this.#database.now())
    if (!when.ok) return invalid(when.errors)
    const stored = await withStoredPictures(this.#pictures, changedDraftContent(contentOf(before), change))
    if (!stored.ok) return stored
    const content = stored.input
    if (when.isNow) {
      const publish = async (trx: Connection) => {
        const published = await publishPost(trx, before, content, saved)
        if (published.ok && 'edit' in change) await new PendingEditRepository(trx).remove(before.id, change.edit ?? 0)
        return published
      }
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
    const options = { ...saved, status, publishAt, requirePictures: true }
    return lockedTransaction(this.#database, 'content', async (trx): Promise<ChangeResult> => {
      const result = orInvalid(await new PostRepository(trx).save(before, content, options), content)
      if (result.ok && 'edit' in change) await new PendingEditRepository(trx).remove(before.id, change.edit ?? 0)
      return result
    })
  }

  /** The working copy of the post with this id; undefined for one in the trash. */
  async findCopy(id: string): Promise<WorkingCopy | undefined> {
    const post = await this.#posts.find(id)
    return post && { post, edit: post.status === 'published' ? await this.#edits.find(id) : undefined }
  }

  /**
   * Saves a working copy. An unpublished post keeps its status; changes of a published post are not published.
   * @param copy as the caller read it; a conflict if it was saved since
   * @param base the revision of a published post over which the changes are made
   */
  async saveCopy(
    { post, edit }: WorkingCopy,
    { announce, announcement, status: _status, kind: _kind, ...fields }: WorkingCopyChange,
    base: number,
    saved: SavedBy,
  ): Promise<CopyResult> {
    if (post.status !== 'published') {
      const mail = { ...(announce !== undefined && { announce }), ...(announcement !== undefined && { announcement }) }
      const change = { ...fields, ...mail }
      const result = await this.change(post, post.revision, change, saved)
      if (result.ok) return { ok: true, post: result.post, edit: undefined }
      return result.problem === 'conflict' ? this.#conflict(result.current) : result
    }
    const content = { ...postContent(post), ...edit?.content, ...(fields as Partial<EditedContent>) }
    const stored = await withStoredPictures(this.#pictures, content)
    if (!stored.ok) return stored
    const over = { revision: base, edit: edit?.edit ?? 0, ...saved }
    const result = orInvalid(await this.#edits.save(post.id, stored.input, over), stored.input)
    if (result.ok) return { ok: true, post, edit: result.edit }
    return result.problem === 'conflict' ? this.#conflict(post) : result
  }

  async #conflict({ id }: SavedPost): Promise<CopyResult> {
    const copy = await this.findCopy(id)
    return copy ? { ok: false, problem: 'conflict', ...copy } : { ok: false, problem: 'missing' }
  }
}

/** The post that a call with this key created, if one did. */
async function createdAs(connection: Connection, key: string | null, isAnnounced: boolean) {
  const post = await new SavedPosts(connection).findByCreationKey(key)
  return post && replay(connection, post, isAnnounced ? post.createdAt : null)
}

/** @param since the instant of the save that is repeated, if it announced the post; else null */
async function replay(connection: Connection, post: SavedPost, since: string | null) {
  const isNamed = since !== null && post.status === 'published'
  const recipients = isNamed ? await new CampaignRepository(connection).audienceSince(post.id, since) : undefined
  return { ok: true as const, post, isReplay: true as const, ...(recipients !== undefined && { recipients }) }
}

function announcedInput(creation: PostCreation): DraftContent {
  const { announce, announcement } = creation
  return { ...inputOf(creation), announces: announce, announcement: writtenAnnouncement(announcement) }
}

const NOW = { ok: true, isNow: true, publishAt: null } as const

/** Renumbers the sections of error messages as in the request: those that are left out are not counted there. */
function asSent({ errors }: Invalid, { sections, kind }: PostCreation): Invalid {
  const kept = sections.flatMap((section, index) => (isWholeSection(section, kind) ? [index] : []))
  const name = (field: string) => field.replace(/^sections\.(\d+)/, (_, index) => `sections.${kept[Number(index)]}`)
  const named: FieldProblems = Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [name(field), message]),
  )
  return invalid(named)
}
