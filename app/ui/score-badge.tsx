import { scoreColor, scoreLabel } from '#domain/posts/ratings.ts'

/** A score on its colour. The number is always printed: colour is never the only sign. */
export function ScoreBadge({ label, score }: { label: string; score: number }) {
  return (
    <span className={`score score--${scoreColor(score)}`} data-score={score}>
      <span aria-hidden="true">{score}</span>
      <span className="visually-hidden">{scoreLabel(label, score)}</span>
    </span>
  )
}
