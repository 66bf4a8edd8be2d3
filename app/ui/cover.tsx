import type { PostSummary } from '#domain/post.ts'
import { showsRatings } from '#domain/review.ts'

/** Stands where a post has no picture: its title set like a paperback, and the verdict of a review. */
export function Cover({ post }: { post: Pick<PostSummary, 'title' | 'tag' | 'ratings'> }) {
  return (
    <div className="cover" aria-hidden="true">
      <span className="cover__initial">{firstCharacter(post.title)}</span>
      <span className="cover__title">{post.title}</span>
      {showsRatings(post) && <span className="cover__score">{post.ratings.overall}</span>}
    </div>
  )
}

function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter('en').segment(text.trim())
  return first?.segment ?? ''
}
