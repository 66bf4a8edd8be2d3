import { isDeepStrictEqual } from 'node:util'
import {
  changedDraftContent,
  type DraftChange,
  type DraftContent,
  type DraftCreation,
  draftContent,
  publishable,
} from '#domain/posts/draft-writing.ts'
import { pathCandidates } from '#domain/posts/path.ts'
import type { Post, PostDraft } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { lockRow } from '../db/lock-row.ts'
import { CampaignRepository } from '../mail/campaigns/campaign-repository.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import type { MediaStore } from '../media/media-store.ts'
import { type Draft, DraftRepository, type Refusal } from './draft-repository.ts'
import { type Invalid, invalid, picturesAt, withStoredPictures } from './incoming-pictures.ts'
import { type ChangeResult, differences, draftIn, type RemoveResult, TAKEN } from './post-editor.ts'
import { missingPicture } from './post-pictures.ts'
import { PostRepository } from './post-repository.ts'
import { Trash } from './trash.ts'

/**
 * `isReplay`: it was made by an earlier try with the same key, may say something else than this one, and may be published
 * since.
 */
type CreateResult = { ok: true; post: Draft | Post; isReplay?: true; recipients?: never } | Invalid
type DraftChangeResult = ChangeResult<Draft | Post>

/** What administrators do with posts that are not published. Each change is one transaction; pictures are kept before it. */
export class DraftEditor {
  readonly #database: Connection
  readonly #drafts: DraftRepository
  readonly #pictures: Pick<MediaStore, 'put'>
  readonly #outbox: Pick<OutboxClient, 'wake'>

  constructor(database: Connection, pictures: Pick<MediaStore, 'put'>, outbox: Pick<OutboxClient, 'wake'>) {
    this.#database = database
    this.#drafts = new DraftRepository(database)
    this.#pictures = pictures
    this.#outbox = outbox
  }

  /**
   * @param by who creates it, such as an e-mail address
   * @param key idempotency key: a retry with the same one gets the same draft, or the post that it has become
   */
  async create(creation: DraftCreation, by: string, key: string | null = null): Promise<CreateResult> {
    const known = key === null ? undefined : await findByKey(this.#database, key)
    if (known) return { ok: true, post: known, isReplay: true }
    const stored = await this.#stored(draftContent(creation))
    if (!stored.ok) return stored
    return this.#database.transaction(async (trx): Promise<CreateResult> => {
      await lockRow(trx, 'content')
      // A request with the same key may have inserted the draft before this one got the lock.
      const known = key === null ? undefined : await findByKey(trx, key)
      if (known) return { ok: true, post: known, isReplay: true }
      const result = await new DraftRepository(trx).insert(stored.content, { by, creationKey: key })
      return result.ok ? result : refused(result, stored.content)
    })
  }

  /**
   * Changes what `change` names and leaves the rest; with `status: 'published'` the draft is published as it then is.
   * @param revision the one that the writer has seen; `'any'` overwrites what others saved meanwhile
   */
  async change(id: string, revision: number | 'any', change: DraftChange, by: string): Promise<DraftChangeResult> {
    for (;;) {
      const before = await this.#drafts.find(id)
      if (!before) return { ok: false, problem: 'missing' }
      const errors = differences(before, change)
      if (errors) return invalid(errors)
      if (revision !== 'any' && revision !== before.revision) return { ok: false, problem: 'conflict', current: before }
      const stored = await this.#stored(changedDraftContent(contentOf(before), change))
      if (!stored.ok) return stored
      const result = await this.#save(before, stored.content, by, change.status === 'published')
      if (result.ok || result.problem !== 'conflict') return result
      // A concurrent save came between the read and the write; the next iteration returns the conflict or overwrites.
    }
  }

  async #save(before: Draft, content: DraftContent, by: string, isPublished: boolean): Promise<DraftChangeResult> {
    if (isPublished) return this.#publish(before, content, by)
    if (isDeepStrictEqual(content, contentOf(before))) return { ok: true, post: before }
    const result = await this.#drafts.update(before.id, before.revision, content, { by })
    if (result.ok || (result.problem !== 'picture-missing' && result.problem !== 'path-taken')) return result
    return refused(result, content)
  }

  /**
   * Moves a draft into the trash, or deletes it for good.
   * @param revision the one that the writer has seen; `'any'` deletes whatever is there
   */
  remove(id: string, revision: number | 'any', isForever = false): Promise<RemoveResult> {
    return this.#database.transaction(async (trx): Promise<RemoveResult> => {
      await lockRow(trx, 'content')
      const current = await new DraftRepository(trx).find(id)
      if (!current) return { ok: false, problem: 'missing' }
      if (revision !== 'any' && revision !== current.revision) return { ok: false, problem: 'conflict', current }
      const trash = new Trash(trx)
      await trash.put(id)
      if (isForever) await trash.delete(id)
      return { ok: true }
    })
  }

  /** The post and, if it is announced, a mail for each subscriber: both or neither. */
  async #publish(seen: Draft, content: DraftContent, by: string): Promise<DraftChangeResult> {
    const ready = publishable(content)
    if (!ready.ok) return invalid(ready.errors)
    const published = ready.content
    const result = await this.#database.transaction(async (trx): Promise<DraftChangeResult> => {
      await lockRow(trx, 'content')
      const drafts = new DraftRepository(trx)
      const posts = new PostRepository(trx)
      const current = await drafts.find(seen.id)
      if (!current) return { ok: false, problem: 'missing' }
      if (current.revision !== seen.revision) return { ok: false, problem: 'conflict', current }
      const path = await freePath(posts, published, seen.id)
      if (path === null) return invalid({ path: TAKEN })
      const address = await missingPicture(trx, published, current)
      if (address) return invalid(picturesAt(content, address))
      const creationKey = await drafts.takeAway(seen.id)
      const options = { by, creationKey, id: seen.id, revision: current.revision + 1 }
      const inserted = await posts.insert({ ...published, path }, options)
      if (!inserted.ok) throw new Error(`a checked draft was refused: ${inserted.problem}`)
      if (!content.announces) return inserted
      const { audience } = await new CampaignRepository(trx).announce(inserted.post)
      return { ...inserted, recipients: audience }
    })
    if (result.ok && content.announces) this.#outbox.wake()
    return result
  }

  async #stored(content: DraftContent): Promise<{ ok: true; content: DraftContent } | Invalid> {
    const stored = await withStoredPictures(this.#pictures, content)
    return stored.ok ? { ok: true, content: { ...stored.draft, announces: content.announces } } : stored
  }
}

async function findByKey(connection: Connection, key: string): Promise<Draft | Post | undefined> {
  return (
    (await new DraftRepository(connection).findByCreationKey(key)) ??
    new PostRepository(connection).findByCreationKey(key)
  )
}

function contentOf({ announces, ...post }: Draft): DraftContent {
  return { ...draftIn(post), announces }
}

/** The path that the writer chose, or the first free one of the title; null when the chosen one is taken. */
async function freePath(posts: PostRepository, { path, title }: PostDraft, id: string): Promise<string | null> {
  for (const candidate of path ? [path] : pathCandidates(title))
    if (!(await posts.isPathTaken(candidate, id))) return candidate
  return null
}

function refused(refusal: Refusal, content: PostDraft): Invalid {
  return refusal.problem === 'path-taken' ? invalid({ path: TAKEN }) : invalid(picturesAt(content, refusal.address))
}
