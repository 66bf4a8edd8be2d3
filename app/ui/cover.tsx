import { COVER_SIZES, type CoverShape, coverAddress } from '#domain/cover.ts'
import type { PostSummary } from '#domain/post.ts'

interface CoverProps {
  post: Pick<PostSummary, 'id' | 'title' | 'tag' | 'ratings'>
  shape: CoverShape
  /** The one picture of a page that is seen first. */
  isHero?: boolean
}

/** Stands where a post has no picture: its title and verdict, drawn by the server. All that it says stands beside it. */
export function Cover({ post, shape, isHero = false }: CoverProps) {
  return (
    <img
      className={isHero ? 'picture picture--drawn' : 'picture picture--drawn picture--late'}
      src={coverAddress(post, shape)}
      {...COVER_SIZES[shape]}
      alt=""
      loading={isHero ? 'eager' : 'lazy'}
      fetchPriority={isHero ? 'high' : undefined}
      decoding={isHero ? 'sync' : 'async'}
    />
  )
}
