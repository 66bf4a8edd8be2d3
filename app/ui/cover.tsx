import type { Pictures } from '#domain/pictures/picture.ts'
import { COVER_SIZES, type CoverShape, coverAddress } from '#domain/posts/cover.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { StoredPicture, sharedName } from './picture.tsx'
import { useSite } from './site.ts'

interface CoverProps {
  post: Pick<PostSummary, 'id' | 'title'>
  shape: CoverShape
  /** Whether this is the first large picture of the page, which is loaded with high priority. */
  isHero?: boolean
}

/** Drawn by the server for a published post without a picture. Its `alt` is empty, since the title is beside it. */
export function Cover({ post, shape, isHero = false }: CoverProps) {
  const { drawn } = useSite()
  return (
    <img
      className={isHero ? 'picture picture--drawn' : 'picture picture--drawn picture--late'}
      data-shared={sharedName('picture', post)}
      src={coverAddress(post, shape, drawn)}
      {...COVER_SIZES[shape]}
      alt=""
      loading={isHero ? 'eager' : 'lazy'}
      fetchPriority={isHero ? 'high' : undefined}
      decoding={isHero ? 'sync' : 'async'}
    />
  )
}

interface PostPictureProps extends CoverProps {
  post: Pick<PostSummary, 'id' | 'title' | 'articleImage'>
  pictures: Pictures
  sizes: string
  alt?: string
  shared?: string
}

/** The picture of a published post, or its cover where it has none. */
export function PostPicture({ post, pictures, shape, isHero = false, alt = '', ...rest }: PostPictureProps) {
  if (!pictures.has(post.articleImage)) return <Cover post={post} shape={shape} isHero={isHero} />
  return <StoredPicture address={post.articleImage} pictures={pictures} alt={alt} isHero={isHero} {...rest} />
}
