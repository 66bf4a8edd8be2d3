import type { Inline } from '#domain/text/marked-text.ts'
import { useLocale } from '../locale.ts'
import { footnoteId, referenceId } from './footnote-reference.tsx'
import { lineElements } from './inline-text.tsx'

export function Footnotes({ notes, name }: { notes: readonly Inline[][][]; name: string }) {
  const { t } = useLocale()
  return (
    <ol className="notes" dir="auto" aria-label={t('article.footnotes')}>
      {notes.map((lines, index) => (
        <li key={index} id={footnoteId(name, index + 1)}>
          {lineElements(lines, name)}{' '}
          <a
            href={`#${referenceId(name, index + 1)}`}
            role="doc-backlink"
            aria-label={t('article.footnoteBack', { number: String(index + 1) })}
          >
            {ARROW_BACK}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** With the variation selector U+FE0E, which prevents emoji presentation. */
const ARROW_BACK = '\u21a9\ufe0e'
