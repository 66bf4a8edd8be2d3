import { SYSTEM } from '#domain/audit-event.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import { recurring } from '../concurrency/recurring.ts'
import type { Connection } from '../db/database.ts'
import { storageFailure } from '../db/health/storage-error.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { type Slices, unsliced } from '../db/slices.ts'
import type { Log } from '../log/log.ts'
import { ThrottledLog } from '../log/throttled-log.ts'
import { UNEXPECTED_FAILURE } from '../log/unexpected-failure.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import { endDuePins } from './pins.ts'
import { contentOf, publishPost } from './publish-post.ts'
import { SavedPosts } from './saved-posts.ts'

/** A round costs two indexed reads, which also find posts that other servers scheduled or pinned. */
const SCHEDULE = { firstMs: 0, everyMs: 1_000 }
/** Milliseconds after which a post that could not be published is tried again. A save of it is followed by a try at once. */
const RETRY_MS = 60_000

export type PublishSchedule = typeof SCHEDULE

/** Publishes scheduled posts at their instant, and lets go of pinned ones at theirs. Any number of servers may do so over one database. */
export class PublishScheduler {
  readonly #database: Connection
  readonly #posts: SavedPosts
  readonly #outbox: Pick<OutboxClient, 'wake'>
  readonly #log: Log
  readonly #audit: Pick<AuditLog, 'record'>
  readonly #failures: ThrottledLog
  readonly #slices: Slices
  /** When to retry revisions that could not be published, in milliseconds since 1970. */
  readonly #retries = new Map<string, number>()

  /** @param slices lets other requests be answered between two posts, since many may be due after a downtime */
  constructor(
    database: Connection,
    outbox: Pick<OutboxClient, 'wake'>,
    log: Log,
    audit: Pick<AuditLog, 'record'>,
    slices: Slices = unsliced,
  ) {
    this.#database = database
    this.#posts = new SavedPosts(database)
    this.#outbox = outbox
    this.#log = log
    this.#audit = audit
    this.#failures = new ThrottledLog(log)
    this.#slices = slices
  }

  start(schedule: PublishSchedule = SCHEDULE): AsyncDisposable {
    const onError = (error: unknown) =>
      this.#failures.write('warn', { err: error }, 'scheduled posts could not be published')
    const round = async (signal: AbortSignal) => {
      await this.publishDue(signal)
      await endDuePins(this.#database)
    }
    return recurring(round, schedule, onError)
  }

  async counts(): Promise<{ readonly scheduled: number; readonly overdue: number }> {
    const [scheduled, due] = await Promise.all([this.#posts.count('scheduled'), this.#posts.due()])
    return { scheduled, overdue: due.length }
  }

  /** Publishes what is due, each post in a transaction of its own. One that cannot be published holds up no other. */
  async publishDue(signal?: AbortSignal): Promise<void> {
    const due = await this.#posts.due()
    const now = this.#database.now().getTime()
    for (const [revision, at] of this.#retries) if (at <= now) this.#retries.delete(revision)
    for (const post of due) {
      if (signal?.aborted) return
      if (this.#retries.has(nameOf(post))) continue
      const problem = await this.#slices.run(() => this.#problemOf(post.id))
      if (problem === null) continue
      this.#retries.set(nameOf(post), now + RETRY_MS)
      await this.#posts.recordProblem(post, problem)
    }
  }

  /** Publishes a post. @returns why it could not be published; null when it was, here or elsewhere, or is not due any more */
  async #problemOf(id: string): Promise<string | null> {
    try {
      return await this.#publish(id)
    } catch (error) {
      // Storage failures affect every post, and all are tried again in the next round.
      if (storageFailure(error)) throw error
      this.#failures.write('error', { err: error, post: id }, 'a scheduled post could not be published')
      return UNEXPECTED_FAILURE
    }
  }

  async #publish(id: string): Promise<string | null> {
    const published = await lockedTransaction(this.#database, 'content', async (trx) => {
      const current = await new SavedPosts(trx).find(id)
      // Another server may have published it, and an administrator may have put it off.
      if (!current?.publishAt || Date.parse(current.publishAt) > trx.now().getTime()) return null
      return publishPost(trx, current, contentOf(current), { by: current.updatedBy, mayChangePath: true })
    })
    if (!published) return null
    if (!published.ok) {
      if (published.problem !== 'invalid') throw new Error('a scheduled post that is locked was saved')
      const { errors } = published
      this.#failures.write('warn', { post: id, errors }, 'a scheduled post is not ready to be published')
      return Object.values(errors).join('. ')
    }
    this.#log.info({ post: id, path: published.post.path }, 'scheduled post published')
    this.#outbox.wake()
    const { title } = published.post
    await this.#audit.record({ what: 'post.published', who: SYSTEM, about: title, postId: id })
    if (published.recipients !== undefined)
      await this.#audit.record({ what: 'post.announced', who: SYSTEM, about: title, postId: id })
    return null
  }
}

function nameOf({ id, revision }: { readonly id: string; readonly revision: number }): string {
  return `${id}.${revision}`
}
