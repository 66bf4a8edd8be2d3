import { mediumNamedBy } from '#domain/pictures/picture.ts'
import type { Announcement } from '#domain/posts/announcement.ts'
import type { Post } from '#domain/posts/post.ts'
import { ANNOUNCED_TO, type PostDocument, postDocument, withPictures } from '#domain/posts/post-document.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import type { SavedPost } from '#server/posts/post-row.ts'
import type { Services } from '#server/services.ts'
import { badQuery } from './problem.ts'

/**
 * `?images=embedded`: pictures as data strings instead of addresses.
 * @throws the answer: 422 for another value
 */
export function wantsEmbeddedPictures(request: Request): boolean {
  const images = new URL(request.url).searchParams.get('images')
  if (images === null) return false
  if (images !== 'embedded') throw badQuery('images', 'Images is embedded, or left out.')
  return true
}

export const EMBEDDED_NEEDS_SIGN_IN =
  'Pictures of several posts at once are embedded only with a session or an API token. Leave out images=embedded, or read one post at a time.'

type SavedDocument = PostDocument & {
  readonly status: PostStatus | 'trashed'
  /** Instant of the publication of a scheduled post; null for any other. */
  readonly publishAt: string | null
  /** Of a draft or a scheduled post: whether subscribers get it by e-mail when it is published. */
  readonly announce?: boolean
  /** What is written for that mail, if something is. */
  readonly announcement?: Announcement
  /** Of a post in the trash. */
  readonly trashedAt?: string
}

/** @param post a published one may be as readers get it */
export function savedDocument(post: SavedPost | Post): SavedDocument {
  const document = postDocument(post)
  if (!('status' in post)) return { ...document, status: 'published', publishAt: null }
  const { status, publishAt, trashedAt } = post
  if (trashedAt !== null) return { ...document, status: 'trashed', publishAt: null, trashedAt }
  return { ...document, status, publishAt, ...announcing(post) }
}

/** Of an unpublished post: whether and how subscribers get it by e-mail. */
export function announcing({ status, announces, announcement }: SavedPost) {
  return status === 'published' ? {} : { announce: announces, ...(announcement && { announcement }) }
}

/**
 * Says how many subscribers a publication is mailed to. It is a header, since every field of an answer may be sent back as a
 * field of the post.
 */
export function announcedTo(recipients: number | undefined): Record<string, string> {
  return recipients === undefined ? {} : { [ANNOUNCED_TO]: String(recipients) }
}

/** A post as JSON, in pieces: pictures replace their addresses, and only a part of one picture at a time is in memory. */
export async function* embeddedPostJson(
  post: PostDocument,
  { media }: Pick<Services, 'media'>,
): AsyncGenerator<string> {
  // Typed text cannot contain this random mark, and addresses of pictures need no escapes in JSON.
  const mark = crypto.randomUUID()
  const marked = withPictures(post, (address) => (mediumNamedBy(address) ? mark + address : address))
  const [start = '', ...parts] = JSON.stringify(marked).split(mark)
  yield start
  for (const part of parts) {
    const end = part.indexOf('"')
    yield* media.embedded(part.slice(0, end))
    yield part.slice(end)
  }
}

/** Posts as a JSON array, in pieces. Only one post at a time is in memory. */
export async function* postsJson<P>(
  posts: AsyncIterable<P> | Iterable<P>,
  documentOf: (post: P) => PostDocument,
  isEmbedded: boolean,
  services: Services,
): AsyncGenerator<string> {
  let separator = '['
  for await (const post of posts) {
    yield separator
    if (isEmbedded) yield* embeddedPostJson(documentOf(post), services)
    else yield JSON.stringify(documentOf(post))
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
