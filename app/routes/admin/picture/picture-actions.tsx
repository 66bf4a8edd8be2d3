interface PictureActionsProps {
  /** What sends a picture once more, after that failed. */
  retry: (() => void) | null
  isUnderWay: boolean
  hasSome: boolean
  hasSaved: boolean
  onRemove: () => void
  onBringBack: () => void
}

export function PictureActions({ retry, isUnderWay, hasSome, hasSaved, onRemove, onBringBack }: PictureActionsProps) {
  if (!hasSome && !hasSaved) return null
  return (
    <p className="actions">
      {retry && (
        <button type="button" className="button button--quiet" onClick={retry}>
          Try again
        </button>
      )}
      {hasSome ? (
        <button type="button" className="button button--quiet" onClick={onRemove}>
          {isUnderWay ? 'Cancel' : 'Delete File'}
        </button>
      ) : (
        <button type="button" className="button button--quiet" onClick={onBringBack}>
          Bring back Old Image
        </button>
      )}
    </p>
  )
}
