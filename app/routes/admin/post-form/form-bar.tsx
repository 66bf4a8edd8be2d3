interface FormBarProps {
  button: string
  /** Whether subscribers get the post by e-mail; null where that is not asked. */
  announces: boolean | null
  isChanged: boolean
  /** What is saved is a draft, which can be published as it stands. */
  isDraft: boolean
  isSaving: boolean
  /** A picture is on its way. */
  isSending: boolean
  onAnnounces: (announces: boolean) => void
  onSaveDraft: (() => void) | undefined
}

/** Where a post is saved. It stays in sight on long forms. */
export function FormBar({ button, announces, isChanged, isDraft, isSaving, isSending, ...on }: FormBarProps) {
  const isWaiting = isSaving || isSending
  return (
    <div className="post-form__bar">
      <p className="post-form__state" role="status">
        {isSending ? 'A picture is on its way…' : isChanged ? 'Not saved yet' : isDraft ? 'Saved as a draft' : ''}
      </p>
      {announces !== null && (
        <label className="check">
          <input type="checkbox" checked={announces} onChange={(event) => on.onAnnounces(event.target.checked)} />
          E-mail subscribers
        </label>
      )}
      {on.onSaveDraft && (
        <button
          type="button"
          className="button button--quiet"
          disabled={!isChanged || isWaiting}
          onClick={on.onSaveDraft}
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
