import type { MouseEvent } from 'react'

/** Stands beside what saves a form as long as something in it is not saved, which comes back with the screen until a reload. */
export function NotSaved({ onDiscard }: { onDiscard: () => void }) {
  function discard({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // This button goes with what it discards.
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
