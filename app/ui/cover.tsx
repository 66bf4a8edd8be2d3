import { COVER_SIZES, type CoverShape, coverAddress } from '#domain/posts/cover.ts'
import type { PostSummary } from '#domain/posts/post.ts'

interface CoverProps {
  post: Pick<PostSummary, 'id' | 'title' | 'tag' | 'ratings'>
  shape: CoverShape
  /** The one picture of a page that is seen first. */
  isHero?: boolean
}

/** Drawn by the server for a published post without a picture. Its `alt` is empty, since the title is beside it. */
export function Cover({ post, shape, isHero = false }: CoverProps) {
  return (
    <img
      className={isHero ? 'picture picture--drawn' : 'picture picture--drawn picture--late'}
      data-shared={`picture-${post.id}`}
      src={coverAddress(post, shape)}
      {...COVER_SIZES[shape]}
      alt=""
      loading={isHero ? 'eager' : 'lazy'}
      fetchPriority={isHero ? 'high' : undefined}
      decoding={isHero ? 'sync' : 'async'}
    />
  )
}
