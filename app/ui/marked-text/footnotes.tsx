import type { Inline } from '#domain/text/marked-text.ts'
import { footnoteId, referenceId } from './footnote-reference.tsx'
import { lineElements } from './inline-text.tsx'

export function Footnotes({ notes, name }: { notes: readonly Inline[][][]; name: string }) {
  return (
    <ol className="notes" dir="auto" aria-label="Footnotes">
      {notes.map((lines, index) => (
        <li key={index} id={footnoteId(name, index + 1)}>
          {lineElements(lines, name)}{' '}
          <a
            href={`#${referenceId(name, index + 1)}`}
            role="doc-backlink"
            aria-label={`Back to reference ${index + 1}`}
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
