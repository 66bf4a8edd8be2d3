import type { Pictures } from '#domain/pictures/picture.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { useLocale } from '../../../ui/locale.ts'
import { FOOTER_ID } from '../shell/footer.tsx'
import { PostCard } from './post-card.tsx'

interface FrontPageGridProps {
  /** One page, ten posts at most, in the order of the front page. */
  posts: readonly PostSummary[]
  pictures: Pictures
  slugs: TermSlugs
  adsEnabled: boolean
}

const FIRST_ROW = 5

export function FrontPageGrid({ posts, pictures, slugs, adsEnabled }: FrontPageGridProps) {
  const { t } = useLocale()
  const [poster, ...stack] = posts.slice(0, FIRST_ROW)
  const [wide, ...grid] = posts.slice(FIRST_ROW)
  return (
    <>
      {poster && (
        <div className={`first-row ${stack.length ? '' : 'first-row--alone'}`.trim()}>
          {/* On wide screens the poster is as tall as the stack beside it, so the page is not rendered before the stack is parsed:
              otherwise the text of the poster would move. Chromium waits for the start tag of the named element, so the link names
              one that comes after. */}
          {stack.length > 0 && (
            <link rel="expect" href={`#${FOOTER_ID}`} blocking="render" media="(min-width: 960px)" />
          )}
          <PostCard post={poster} pictures={pictures} slugs={slugs} place="poster" />
          <div className="first-row__stack">
            {stack.map((post) => (
              <PostCard key={post.id} post={post} pictures={pictures} slugs={slugs} place="stack" />
            ))}
          </div>
        </div>
      )}
      {adsEnabled && (
        // The owner of the site supplies its content.
        <aside className="page ad-slot" aria-label={t('shell.advertisement')}>
          <span className="label">{t('shell.advertisement')}</span>
        </aside>
      )}
      {wide && (
        <div className="page second-row">
          <PostCard post={wide} pictures={pictures} slugs={slugs} place="wide" />
          <div className="grid">
            {grid.map((post) => (
              <PostCard key={post.id} post={post} pictures={pictures} slugs={slugs} place="grid" />
            ))}
          </div>
        </div>
      )}
    </>
  )
}
