import { mediumNamedBy } from '#domain/pictures/picture.ts'
import type { Post } from '#domain/posts/post.ts'
import { ANNOUNCED_TO, type PostDocument, postDocument, withPictures } from '#domain/posts/post-document.ts'
import type { Draft } from '#server/posts/draft-repository.ts'
import type { Services } from '#server/services.ts'

/** `?images=embedded`: pictures as data strings instead of addresses. */
export function wantsEmbeddedPictures(request: Request): boolean {
  return new URL(request.url).searchParams.get('images') === 'embedded'
}

export const EMBEDDED_NEEDS_SIGN_IN =
  'Pictures of several posts at once are embedded only with a session or an API token. Leave out images=embedded, or read one post at a time.'

/** Fields of an unpublished post in answers to sessions and tokens. */
export type WithStatus = PostDocument & {
  readonly status: 'draft' | 'published' | 'trashed'
  /** Null but for a scheduled post. */
  readonly publishAt: null
  /** Of a draft: whether subscribers get it by e-mail when it is published. */
  readonly announce?: boolean
}

export function withStatus(post: Post, status: WithStatus['status']): WithStatus {
  return { ...postDocument(post), status, publishAt: null }
}

export function draftDocument(draft: Draft): WithStatus {
  return { ...withStatus(draft, 'draft'), announce: draft.announces }
}

/** The document of a draft or a published post. */
export function savedDocument(post: Draft | Post): PostDocument {
  return 'announces' in post ? draftDocument(post) : postDocument(post)
}

/**
 * Says how many subscribers a publication is mailed to. It is a header, since every field of an answer may be sent back as a
 * field of the post.
 */
export function announcedTo(recipients: number | undefined): Record<string, string> {
  return recipients === undefined ? {} : { [ANNOUNCED_TO]: String(recipients) }
}

/** A post as JSON, in pieces: each picture replaces its address, and no more than a part of one is in memory. */
export async function* embeddedPostJson(
  post: PostDocument,
  { media }: Pick<Services, 'media'>,
): AsyncGenerator<string> {
  // Nothing that was typed can hold this mark, and no address of ours needs an escape in JSON.
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

/** Posts as a JSON array, in pieces. It holds one post at a time, however many there are. */
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
