import { isDeepStrictEqual } from 'node:util'
import type { PendingEditChange } from '#domain/posts/draft-writing.ts'
import { pathCandidates } from '#domain/posts/path.ts'
import type { Post, PostInput } from '#domain/posts/post.ts'
import {
  changedInput,
  inputOf,
  isCompleteSection,
  type PostChange,
  type PostCreation,
} from '#domain/posts/post-writing.ts'
import type { Connection } from '../db/database.ts'
import { lockRow } from '../db/lock-row.ts'
import { CampaignRepository, type PostAnnouncement } from '../mail/campaigns/campaign-repository.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import type { MediaStore } from '../media/media-store.ts'
import { DraftRepository } from './draft-repository.ts'
import {
  type FieldProblems,
  type Invalid,
  invalid,
  isRefusal,
  refused,
  TAKEN,
  withStoredPictures,
} from './incoming-pictures.ts'
import { type ChangedContent, PendingEditRepository, type SaveEditResult } from './pending-edit-repository.ts'
import { type InsertResult, PostRepository, type UpdateResult } from './post-repository.ts'

/**
 * `isReplay`: the post was made by an earlier try with the same key, and may say something else than this one. `recipients` of
 * its announcement.
 */
type CreateResult = { ok: true; post: Post; isReplay?: true; recipients?: number } | Invalid | Conflict
/** `recipients` of the announcement, where the change published a draft that is announced. */
export type ChangeResult<P = Post> = { ok: true; post: P; recipients?: number } | Invalid | Refused
type AnnounceResult =
  | { ok: true; recipients: number }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'announced'; announcement: PostAnnouncement }

type Refused = { ok: false; problem: 'missing' } | Conflict

/** The stored revision is newer; nothing was written. */
export type Conflict = { ok: false; problem: 'conflict'; current: Post }

type Inserted = InsertResult & { recipients?: number }
type Replay = { ok: true; post: Post; isReplay: true }

interface Asked {
  readonly by: string
  readonly authorId: string | null
  readonly creationKey: string | null
}

/** What administrators do with posts. Each change is one transaction; pictures are kept before it. */
export class PostEditor {
  readonly #database: Connection
  readonly #posts: PostRepository
  readonly #edits: PendingEditRepository
  readonly #pictures: Pick<MediaStore, 'put'>
  readonly #outbox: Pick<OutboxClient, 'wake'>

  constructor(database: Connection, pictures: Pick<MediaStore, 'put'>, outbox: Pick<OutboxClient, 'wake'>) {
    this.#database = database
    this.#posts = new PostRepository(database)
    this.#edits = new PendingEditRepository(database)
    this.#pictures = pictures
    this.#outbox = outbox
  }

  /**
   * @param by who creates it, such as an e-mail address
   * @param key idempotency key: a retry with the same one gets the same post, and a draft with it becomes the post, unless it was
   *   saved since `creation.revision`
   * @param authorId the account that it belongs to
   */
  async create(
    creation: PostCreation,
    by: string,
    key: string | null = null,
    authorId: string | null = null,
  ): Promise<CreateResult> {
    const known = key === null ? undefined : await this.#posts.findByCreationKey(key)
    if (known) return { ok: true, post: known, isReplay: true }
    const wanted = inputOf(creation)
    const draft = key === null ? undefined : await new DraftRepository(this.#database).findByCreationKey(key)
    if (wanted.path && (await this.#posts.isPathTaken(wanted.path, draft?.id))) return invalid({ path: TAKEN })
    const stored = await withStoredPictures(this.#pictures, wanted)
    if (!stored.ok) return invalid(asSent(stored.errors, creation))
    for (const path of wanted.path ? [wanted.path] : pathCandidates(wanted.title)) {
      if (await this.#posts.isPathTaken(path, draft?.id)) continue
      const result = await this.#insert({ ...stored.input, path }, { by, authorId, creationKey: key }, creation)
      if (result.ok || result.problem === 'conflict') return result
      if (result.problem === 'picture-missing') return invalid(asSent(refused(result, stored.input).errors, creation))
    }
    return invalid({ path: TAKEN })
  }

  /** The post and, if it is announced, a mail for each subscriber: both or neither. */
  async #insert(
    input: PostInput,
    options: Asked,
    { announce, revision }: Pick<PostCreation, 'announce' | 'revision'>,
  ): Promise<Inserted | Replay | Conflict> {
    const result = await this.#database.transaction(async (trx): Promise<Inserted | Replay | Conflict> => {
      await lockRow(trx, 'content')
      const posts = new PostRepository(trx)
      // A request with the same key may have created it while this one waited for the lock.
      const known = options.creationKey ? await posts.findByCreationKey(options.creationKey) : undefined
      if (known) return { ok: true, post: known, isReplay: true }
      // An earlier call with this key made a draft, which becomes this post.
      const kept = options.creationKey
        ? await new DraftRepository(trx).findByCreationKey(options.creationKey)
        : undefined
      if (kept && revision !== undefined && kept.revision !== revision)
        return { ok: false, problem: 'conflict', current: kept }
      const inserted = await posts.insert(input, { ...options, requirePictures: true, published: kept })
      if (!inserted.ok || !announce) return inserted
      const { audience } = await new CampaignRepository(trx).announce(inserted.post)
      return { ...inserted, recipients: audience }
    })
    if (result.ok && announce) this.#outbox.wake()
    return result
  }

  /** Announces a published post to all active subscribers, once. */
  async announce(id: string): Promise<AnnounceResult> {
    const result = await this.#database.transaction(async (trx): Promise<AnnounceResult> => {
      await lockRow(trx, 'content')
      const post = await new PostRepository(trx).findById(id)
      if (!post) return { ok: false, problem: 'missing' }
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
   * Changes what `change` names and leaves the rest. A change that changes nothing saves nothing.
   * @param revision the one that the writer has seen; `'any'` overwrites what others saved meanwhile
   */
  async change(id: string, revision: number | 'any', change: PostChange, by: string): Promise<ChangeResult> {
    for (;;) {
      const before = await this.#posts.findById(id)
      if (!before) return { ok: false, problem: 'missing' }
      const errors = differences(before, change)
      if (errors) return invalid(errors)
      if (revision !== 'any' && revision !== before.revision) return { ok: false, problem: 'conflict', current: before }

      const stored = await withStoredPictures(this.#pictures, changedInput(inputIn(before), change))
      if (!stored.ok) return stored
      const result = await this.#update(before, stored.input, by, change.edit)
      if (result.ok) return result
      if (isRefusal(result)) return refused(result, stored.input)
      // A concurrent save came between the read and the write; the next iteration returns the conflict or overwrites.
    }
  }

  /** The post without the pending edit that became it: both or neither. */
  #update(before: Post, input: PostInput, by: string, edit = 0): Promise<UpdateResult> {
    return this.#database.transaction(async (trx): Promise<UpdateResult> => {
      await lockRow(trx, 'content')
      const result: UpdateResult = isDeepStrictEqual(input, inputIn(before))
        ? { ok: true, post: before }
        : await new PostRepository(trx).update(before.id, before.revision, input, { by, requirePictures: true })
      if (result.ok) await new PendingEditRepository(trx).remove(before.id, edit)
      return result
    })
  }

  /**
   * Stores changes of a post that readers do not see until they are sent by {@link change}.
   * @param by e-mail address of the administrator
   */
  async saveEdit(
    id: string,
    { revision, edit, ...content }: PendingEditChange,
    by: string,
  ): Promise<Exclude<SaveEditResult, { problem: 'picture-missing' }> | Invalid> {
    const stored = await withStoredPictures(this.#pictures, content as ChangedContent)
    if (!stored.ok) return stored
    const result = await this.#edits.save(id, stored.input, { revision, edit, by })
    if (result.ok || result.problem !== 'picture-missing') return result
    return refused(result, stored.input)
  }
}

/** What may come back as it was read, and not otherwise. */
export function differences(post: Post, change: Pick<PostChange, 'id' | 'views' | 'comments'>): FieldProblems | null {
  const errors: Record<string, string> = {}
  if (change.id !== undefined && change.id !== post.id) errors.id = 'The id is that of another post'
  // They may have risen since they were read.
  if (change.views !== undefined && change.views > post.views) errors.views = 'Views are counted, not written'
  if (change.comments !== undefined && !isDeepStrictEqual(change.comments, post.comments))
    errors.comments = 'Comments are kept as they are'
  return Object.keys(errors).length > 0 ? errors : null
}

export function inputIn(post: Post): PostInput {
  const { id: _, views: __, revision: ___, createdAt: ____, updatedAt: _____, updatedBy: ______, ...input } = post
  return input
}

/** Counts the sections as they were sent: those that lack a title or a text were left out since. */
function asSent(errors: FieldProblems, { sections }: PostCreation): FieldProblems {
  const kept = sections.flatMap((section, index) => (isCompleteSection(section) ? [index] : []))
  const name = (field: string) => field.replace(/^sections\.(\d+)/, (_, index) => `sections.${kept[Number(index)]}`)
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [name(field), message]))
}
