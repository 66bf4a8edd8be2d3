import type { Post } from '#domain/post.ts'
import { type PostDocument, postDocument, withPictures } from '#domain/post-document.ts'
import type { Services } from '#server/services.ts'

/** A post as this request wants it: with the addresses of its pictures, or with `?images=embedded` as data strings. */
export async function documentFor(request: Request, post: Post, { media }: Services): Promise<PostDocument> {
  const document = postDocument(post)
  const isEmbedded = new URL(request.url).searchParams.get('images') === 'embedded'
  return isEmbedded ? withPictures(document, (address) => media.embedded(address)) : document
}
