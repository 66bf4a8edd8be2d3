import type { wordComparer } from './word-difference.ts'

export type CompareWords = ReturnType<typeof wordComparer>

interface WordDifferenceProps {
  before: string
  after: string
  compareWords: CompareWords | null
}

/** A text in both versions: merged, with the differing words marked, or one below the other if too much differs. */
export function WordDifference({ before, after, compareWords }: WordDifferenceProps) {
  const stretches = (before && after && compareWords?.(before, after)) || null
  if (!stretches)
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
      {stretches.map((stretch, index) =>
        'same' in stretch ? (
          <span key={index}>{shortened(stretch.same, index === 0, index === stretches.length - 1)}</span>
        ) : (
          <span key={index}>
            {stretch.removed && <del>{visible(stretch.removed)}</del>}
            {stretch.added && <ins>{visible(stretch.added)}</ins>}
          </span>
        ),
      )}
    </p>
  )
}

/** Characters of an unchanged stretch that are shown next to a difference. */
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
