import { type TermKind, termPath } from '#domain/posts/terms/term.ts'
import { termTitle } from '#domain/posts/terms/term-words.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Notice } from '../notice.tsx'

interface MissingTermProps {
  near: readonly { kind: TermKind; slug: string; label: string; year: number }[]
}

const TEXT = {
  title: 'No post goes by this name',
  text: 'Its posts are gone, or the address lost a letter on its way.',
}

export function MissingTerm({ near }: MissingTermProps) {
  return (
    <main id="main">
      <PageHead screen={TEXT.title} />
      <Notice text={TEXT}>
        {near.length > 0 && (
          <>
            <p>Perhaps one of these was meant:</p>
            <ul className="plain-list wraps chips">
              {near.map((term) => (
                <li key={term.slug}>
                  <a href={termPath(term.kind, term.slug)}>{termTitle(term)}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="actions">
          <a className="button" href="/archive">
            Look through the archive
          </a>
          <a className="button button--quiet" href="/">
            Back to the home page
          </a>
        </p>
      </Notice>
    </main>
  )
}
