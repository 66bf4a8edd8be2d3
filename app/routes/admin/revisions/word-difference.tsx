import type { wordComparer } from './compare-words.ts'

export type CompareWords = ReturnType<typeof wordComparer>

interface WordDifferenceProps {
  before: string
  after: string
  compareWords: CompareWords | null
}

/** A text in both versions: merged, with the differing words marked, or one below the other if too much differs. */
export function WordDifference({ before, after, compareWords }: WordDifferenceProps) {
  const diff = (before && after && compareWords?.(before, after)) || null
  if (!diff)
    return (
      <div className="difference__text">
        {before && (
          <p>
            <del>{visible(before)}</del>
          </p>
        )}
        {after && (
          <p>
            <ins>{visible(after)}</ins>
          </p>
        )}
      </div>
    )
  return (
    <p className="difference__text">
      {diff.map((part, index) =>
        'same' in part ? (
          <span key={index}>{shortened(part.same, index === 0, index === diff.length - 1)}</span>
        ) : (
          <span key={index}>
            {part.removed && <del>{visible(part.removed)}</del>}
            {part.added && <ins>{visible(part.added)}</ins>}
          </span>
        ),
      )}
    </p>
  )
}

/** Characters of an unchanged part that are shown next to a difference. */
const CONTEXT_LENGTH = 160

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? '' : text.slice(0, CONTEXT_LENGTH).replace(/\s\S*$/, '')
  const end = isLast ? '' : text.slice(-CONTEXT_LENGTH).replace(/^\S*\s/, '')
  return start.length + end.length + 40 < text.length ? `${start} […] ${end}` : text
}

/** Makes line breaks visible, which may be the only difference. */
function visible(text: string): string {
  return text.replace(/\r?\n/g, '↵\n')
}
