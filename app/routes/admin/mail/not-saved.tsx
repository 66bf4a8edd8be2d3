import type { MouseEvent } from 'react'

/** Shown beside the button that saves a form while the form holds unsaved input. */
export function NotSaved({ onDiscard }: { onDiscard: () => void }) {
  function discard({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // This button disappears with the input that it discards.
    currentTarget.form?.querySelector('input')?.focus()
    onDiscard()
  }

  return (
    <span className="mail__unsaved">
      Not saved yet.{' '}
      <button type="button" className="text-button" onClick={discard}>
        Discard it
      </button>
    </span>
  )
}
