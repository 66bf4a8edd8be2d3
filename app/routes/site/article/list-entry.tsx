import { postHref } from '#domain/posts/path.ts'
import type { ListEntry as Entry } from '#domain/posts/sections/list-entries.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { Message } from '../../../ui/message.tsx'
import { OverallBadge } from '../../../ui/score-badge.tsx'
import { FilmFacts } from './film-facts.tsx'

interface ListEntryProps {
  entry: Entry
  besideTitle: string
  slugs: TermSlugs
}

export function ListEntry({ entry: { review, film }, besideTitle, slugs }: ListEntryProps) {
  return (
    <div className="entry">
      {film && <FilmFacts film={film} besideTitle={besideTitle} slugs={slugs} />}
      {review && (
        <p className="beside">
          <OverallBadge post={review} />
          <span>
            <Message of="article.review" slots={{ title: <a href={postHref(review.path)}>{review.title}</a> }} />
          </span>
        </p>
      )}
    </div>
  )
}
