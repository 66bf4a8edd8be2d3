import type { Pictures } from '#domain/pictures/picture.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { PostCard } from '../front-page/post-card.tsx'

export function MorePosts({
  heading,
  posts,
  pictures,
  slugs,
}: {
  heading: string
  posts: readonly PostSummary[]
  pictures: Pictures
  slugs: TermSlugs
}) {
  if (posts.length === 0) return null
  return (
    <aside className="page more" aria-label={heading}>
      <p className="label">{heading}</p>
      <div className="grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} pictures={pictures} slugs={slugs} place="grid" />
        ))}
      </div>
    </aside>
  )
}
