import { type DraftContent, publishable } from '#domain/posts/draft-writing.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { CampaignRepository } from '../mail/campaigns/campaign-repository.ts'
import { inputIn } from './change-post.ts'
import type { Draft } from './draft-repository.ts'
import { type Invalid, invalid, orInvalid, TAKEN } from './incoming-pictures.ts'
import { newPostPath } from './new-post-path.ts'
import { PostRepository } from './post-repository.ts'

const ANNOUNCED = 'Subscribers got a mail about this post when it was published before. A post is announced once.'

interface PublishOptions {
  /** E-mail address of the administrator who publishes or scheduled it. */
  readonly by: string
  /** Takes the first free path of the title if the chosen one is taken. */
  readonly mayChangePath?: boolean
}

/** Follows the rules for a new post. Requires a transaction that holds the lock `content` and has read `current`. */
export async function publishDraft(
  trx: Connection,
  current: Draft,
  content: DraftContent,
  { by, mayChangePath = false }: PublishOptions,
): Promise<{ ok: true; post: Post; recipients?: number } | Invalid> {
  const ready = publishable(content)
  if (!ready.ok) return invalid(ready.errors)
  const announced = await announcedBefore(trx, current.id, content)
  if (announced) return announced
  const posts = new PostRepository(trx)
  const path = await newPostPath(posts, ready.content, current.id, mayChangePath)
  if (path === null) return invalid({ path: TAKEN })
  const options = { by, requirePictures: true, published: current }
  const inserted = orInvalid(await posts.insert({ ...ready.content, path }, options), content)
  if (!inserted.ok || !content.announces) return inserted
  const { audience } = await new CampaignRepository(trx).announce(inserted.post)
  return { ...inserted, recipients: audience }
}

/** Refuses an announcement of a post that was announced when it was published before. */
export async function announcedBefore(
  connection: Connection,
  id: string,
  { announces }: DraftContent,
): Promise<Invalid | null> {
  const isRefused = announces && (await new CampaignRepository(connection).ofPost(id)) !== undefined
  return isRefused ? invalid({ announce: ANNOUNCED }) : null
}

export function contentOf({ announces, publishAt: _, publishProblem: __, ...post }: Draft): DraftContent {
  return { ...inputIn(post), announces }
}
