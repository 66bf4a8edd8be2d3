interface FormBarProps {
  button: string
  /** Whether subscribers get the post by e-mail; null where that is not asked. */
  announces: boolean | null
  isChanged: boolean
  /** What is saved is a draft, which can be published as it stands. */
  isDraft: boolean
  /** When the draft was saved by itself. */
  savedAt: Date | null
  /** Why it could not be. */
  problem: string | null
  isSaving: boolean
  /** A picture is on its way. */
  isSending: boolean
  onAnnounces: (announces: boolean) => void
  onSaveDraft: (() => void) | undefined
}

/** Where a post is saved. It stays in sight on long forms. */
export function FormBar({ button, announces, isChanged, isDraft, isSaving, isSending, ...rest }: FormBarProps) {
  const isWaiting = isSaving || isSending
  return (
    <div className="post-form__bar">
      <p className="post-form__state" role="status">
        {isSending ? 'A picture is on its way…' : stateOf({ isChanged, isDraft, ...rest })}
      </p>
      {announces !== null && (
        <label className="check">
          <input type="checkbox" checked={announces} onChange={(event) => rest.onAnnounces(event.target.checked)} />
          E-mail subscribers
        </label>
      )}
      {rest.onSaveDraft && (
        <button
          type="button"
          className="button button--quiet"
          disabled={!isChanged || isWaiting}
          onClick={rest.onSaveDraft}
        >
          Save draft
        </button>
      )}
      <button type="submit" className="button" disabled={(!isChanged && !isDraft) || isWaiting}>
        {isSaving ? 'Saving…' : button}
      </button>
    </div>
  )
}

function stateOf({
  isChanged,
  isDraft,
  savedAt,
  problem,
}: Pick<FormBarProps, 'isChanged' | 'isDraft' | 'savedAt' | 'problem'>) {
  if (isChanged) return problem ? `Not saved: ${problem}` : 'Not saved yet'
  if (!isDraft) return ''
  return savedAt
    ? `Saved ${savedAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
    : 'Saved as a draft'
}
