import type { Picture } from '#domain/pictures/picture.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { categoryLabel } from '#domain/posts/review.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { PostDate } from '../../../ui/post-date.tsx'
import { useApplication } from '../application-context.ts'
import { Row } from './row.tsx'

interface PostRowProps {
  post: PostSummary
  picture: Picture | undefined
  /** Whether the viewer may change it. */
  isOwn: boolean
  onDelete: (post: PostSummary) => void
}

export function PostRow({ post, picture, isOwn, onDelete }: PostRowProps) {
  const { history } = useApplication()
  const facts = (
    <>
      <PostDate date={post.date} />
      {post.author && <span>{post.author}</span>}
      <span>{categoryLabel(post.tag)}</span>
      <span>{post.views === 1 ? '1 view' : `${post.views.toLocaleString('en')} views`}</span>
      {post.featured === 1 && <span className="row__featured">Featured</span>}
    </>
  )
  return (
    <Row picture={picture} title={<a href={postHref(post.path)}>{post.title}</a>} facts={facts}>
      {isOwn && (
        <>
          <QuietButton aria-label={`Update ${post.title}`} onClick={() => history(`/admin/posts/${post.id}`)}>
            Update
          </QuietButton>
          <QuietButton className="row__delete" aria-label={`Delete ${post.title}`} onClick={() => onDelete(post)}>
            Delete
          </QuietButton>
        </>
      )}
    </Row>
  )
}
