import type { MouseEvent } from 'react'
import { TextButton } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'

/** Shown beside the button that saves a form while the form holds unsaved input. */
export function NotSaved({ onDiscard }: { onDiscard: () => void }) {
  function discard({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // This button disappears with the input that it discards.
    currentTarget.form?.querySelector('input')?.focus()
    onDiscard()
  }

  return (
    <span className="meta">
      <Message
        of="mail.notSavedYet"
        slots={{ discard: (words) => <TextButton onClick={discard}>{words}</TextButton> }}
      />
    </span>
  )
}
