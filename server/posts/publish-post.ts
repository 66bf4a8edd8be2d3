import { type DraftContent, publishable } from '#domain/posts/draft-writing.ts'
import type { Connection } from '../db/database.ts'
import { CampaignRepository } from '../newsletter/campaigns/campaign-repository.ts'
import { type ChangeResult, inputIn } from './change-post.ts'
import { type Invalid, invalid, orInvalid, pathTaken } from './incoming-pictures.ts'
import { newPostPath } from './new-post-path.ts'
import { PostRepository } from './post-repository.ts'
import type { SavedPost } from './post-row.ts'

const ANNOUNCED = 'Subscribers got a mail about this post when it was published before. A post is announced once.'

interface PublishOptions {
  /** E-mail address of the administrator who publishes or scheduled it. */
  readonly by: string
  /** Takes the first free path of the title if the chosen one is taken. */
  readonly mayChangePath?: boolean
  /** Idempotency key of the save. */
  readonly savedAs?: string | null
}

/** Publishes a post by the rules for a new one. Requires a transaction that holds the lock `content`. */
export async function publishPost(
  trx: Connection,
  seen: SavedPost,
  content: DraftContent,
  { by, mayChangePath = false, savedAs = null }: PublishOptions,
): Promise<ChangeResult> {
  const posts = new PostRepository(trx)
  const outdated = await posts.outdated(seen)
  if (outdated) return outdated
  const ready = publishable(content)
  if (!ready.ok) return invalid(ready.errors)
  const announced = await announcedBefore(trx, seen.id, content)
  if (announced) return announced
  const path = await newPostPath(posts, ready.content, seen.id, mayChangePath)
  if (path === null) return pathTaken(content)
  const options = { by, savedAs, requirePictures: true, isChecked: true, status: 'published' } as const
  const saved = orInvalid(await posts.save(seen, { ...ready.content, path }, options), content)
  if (!saved.ok || !content.announces) return saved
  const { audience } = await new CampaignRepository(trx).announce(saved.post, content.announcement)
  return { ...saved, recipients: audience }
}

/** Why content cannot be scheduled: it is published unattended. Null when it can. */
export async function unschedulable(
  connection: Connection,
  id: string,
  content: DraftContent,
): Promise<Invalid | null> {
  return unreadiness(content) ?? announcedBefore(connection, id, content)
}

/** What content lacks to be published; null when it lacks nothing. */
export function unreadiness(content: DraftContent): Invalid | null {
  const ready = publishable(content)
  return ready.ok ? null : invalid(ready.errors)
}

export function contentOf(post: SavedPost): DraftContent {
  return { ...inputIn(post), announces: post.announces, announcement: post.announcement }
}

/** Refuses an announcement of a post that was announced when it was published before. */
async function announcedBefore(
  connection: Connection,
  id: string,
  { announces }: DraftContent,
): Promise<Invalid | null> {
  const isRefused = announces && (await new CampaignRepository(connection).ofPost(id)) !== undefined
  return isRefused ? invalid({ announce: ANNOUNCED }) : null
}
