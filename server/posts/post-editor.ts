import { isDeepStrictEqual } from 'node:util'
import type { PendingEditChange } from '#domain/posts/draft-writing.ts'
import type { Post, PostInput } from '#domain/posts/post.ts'
import {
  changedInput,
  inputOf,
  isCompleteSection,
  type PostChange,
  type PostCreation,
} from '#domain/posts/post-writing.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { CampaignRepository, type PostAnnouncement } from '../mail/campaigns/campaign-repository.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import type { MediaStore } from '../media/media-store.ts'
import { type ChangeResult, type CreateResult, changePost, inputIn } from './change-post.ts'
import { findByCreationKey } from './current-post.ts'
import { type FieldProblems, type Invalid, invalid, orInvalid, TAKEN, withStoredPictures } from './incoming-pictures.ts'
import { newPostPath } from './new-post-path.ts'
import { type ChangedContent, PendingEditRepository, type SaveEditResult } from './pending-edit-repository.ts'
import { PostRepository } from './post-repository.ts'

type AnnounceResult =
  | { ok: true; recipients: number }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'announced'; announcement: PostAnnouncement }

/** Creates, changes and announces published posts. Each change is one transaction; pictures are stored before it. */
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

  /** @param key a retry with it gets the same post; a draft with it becomes the post, unless saved since `creation.revision` */
  async create(
    creation: PostCreation,
    by: string,
    key: string | null = null,
    authorId: string | null = null,
  ): Promise<CreateResult> {
    const { announce, revision } = creation
    const known = await findByCreationKey(this.#database, key)
    if (known && !('announces' in known)) return { ok: true, post: known, isReplay: true }
    const wanted = inputOf(creation)
    if (wanted.path && (await this.#posts.isPathTaken(wanted.path, known?.id))) return invalid({ path: TAKEN })
    const stored = await withStoredPictures(this.#pictures, wanted)
    if (!stored.ok) return asSent(stored, creation)
    const result = await lockedTransaction(this.#database, 'content', async (trx): Promise<CreateResult> => {
      // A request with the same key may have created it while this one waited for the lock.
      const known = await findByCreationKey(trx, key)
      if (known && !('announces' in known)) return { ok: true, post: known, isReplay: true }
      if (known && revision !== undefined && known.revision !== revision)
        return { ok: false, problem: 'conflict', current: known }
      const posts = new PostRepository(trx)
      const path = await newPostPath(posts, wanted, known?.id)
      if (path === null) return invalid({ path: TAKEN })
      const options = { by, authorId, creationKey: key, requirePictures: true, published: known }
      const inserted = orInvalid(await posts.insert({ ...stored.input, path }, options), stored.input)
      if (!inserted.ok) return asSent(inserted, creation)
      if (!announce) return inserted
      const { audience } = await new CampaignRepository(trx).announce(inserted.post)
      return { ...inserted, recipients: audience }
    })
    if (result.ok && announce) this.#outbox.wake()
    return result
  }

  async announce(id: string): Promise<AnnounceResult> {
    const result = await lockedTransaction(this.#database, 'content', async (trx): Promise<AnnounceResult> => {
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
   * Changes the fields in `change` only. Saves nothing if they have the stored values already.
   * @param revision the one that the writer has seen; `'any'` overwrites what others saved meanwhile
   */
  change(id: string, revision: number | 'any', change: PostChange, by: string): Promise<ChangeResult> {
    const find = () => this.#posts.findById(id)
    return changePost(find, revision, change, async (before) => {
      const stored = await withStoredPictures(this.#pictures, changedInput(inputIn(before), change))
      return stored.ok ? this.#update(before, stored.input, by, change.edit) : stored
    })
  }

  #update(before: Post, input: PostInput, by: string, edit = 0): Promise<ChangeResult> {
    return lockedTransaction(this.#database, 'content', async (trx): Promise<ChangeResult> => {
      const options = { by, requirePictures: true }
      const result: ChangeResult = isDeepStrictEqual(input, inputIn(before))
        ? { ok: true, post: before }
        : orInvalid(await new PostRepository(trx).update(before.id, before.revision, input, options), input)
      if (result.ok) await new PendingEditRepository(trx).remove(before.id, edit)
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

/** Renumbers the sections of error messages as in the request: sections without a title or text were left out before. */
function asSent({ errors }: Invalid, { sections }: PostCreation): Invalid {
  const kept = sections.flatMap((section, index) => (isCompleteSection(section) ? [index] : []))
  const name = (field: string) => field.replace(/^sections\.(\d+)/, (_, index) => `sections.${kept[Number(index)]}`)
  const named: FieldProblems = Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [name(field), message]),
  )
  return invalid(named)
}
