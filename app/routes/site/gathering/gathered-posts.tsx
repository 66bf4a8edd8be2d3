import type { Pictures } from '#domain/pictures/picture.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { PostCard } from '../front-page/post-card.tsx'

interface GatheredPostsProps {
  /** One page of posts: ten at most, newest first. */
  posts: readonly PostSummary[]
  pictures: Pictures
  slugs: TermSlugs
}

const ROW = 5

/** Posts in rows of five, as in the second row of the front page: a large card, then small ones. */
export function GatheredPosts({ posts, pictures, slugs }: GatheredPostsProps) {
  const rows = [posts.slice(0, ROW), posts.slice(ROW)].filter(({ length }) => length > 0)
  return rows.map(([wide, ...others], index) => (
    <div key={index} className="second-row">
      <PostCard post={wide!} pictures={pictures} slugs={slugs} place="wide" />
      {others.length > 0 && (
        <div className={`grid grid--${others.length}`}>
          {others.map((post) => (
            // A single small card would leave three quarters of the row empty.
            <PostCard
              key={post.id}
              post={post}
              pictures={pictures}
              slugs={slugs}
              place={others.length === 1 ? 'wide' : 'grid'}
            />
          ))}
        </div>
      )}
    </div>
  ))
}
