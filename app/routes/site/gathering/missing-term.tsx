import { type TermKind, termPath } from '#domain/posts/terms/term.ts'
import { termTitle } from '#domain/posts/terms/term-words.ts'
import { useLocale } from '../../../ui/locale.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Notice } from '../notice.tsx'

interface MissingTermProps {
  near: readonly { kind: TermKind; slug: string; label: string; year: number }[]
}

export function MissingTerm({ near }: MissingTermProps) {
  const locale = useLocale()
  const { t } = locale
  const text = { title: t('terms.missingTitle'), text: t('terms.missingText') }
  return (
    <main id="main">
      <PageHead screen={text.title} />
      <Notice text={text}>
        {near.length > 0 && (
          <>
            <p>{t('terms.perhaps')}</p>
            <ul className="plain-list wraps chips">
              {near.map((term) => (
                <li key={term.slug}>
                  <a href={termPath(term.kind, term.slug)}>{termTitle(locale, term)}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="actions">
          <a className="button" href="/archive">
            {t('terms.toArchive')}
          </a>
          <a className="button button--quiet" href="/">
            {t('shell.home')}
          </a>
        </p>
      </Notice>
    </main>
  )
}
