import { useEffect, useId, useRef } from 'react'
import { QuietButton } from '../../../../ui/button.tsx'
import { MarkHelp } from '../../../../ui/marked-text/mark-help.tsx'
import { TOOLS } from './tools.ts'

/** The marks of texts, and the shortcuts for them. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 className="dialog__title" id={id}>
        Formatting help
      </h2>
      <div className="text-help">
        <MarkHelp />
        <p>
          {TOOLS.map(({ name, keys }) => `${name}: ${keys.shown}`).join(', ')}. On a Mac it is ⌘ instead of Ctrl. What
          is pasted from a web page or a word processor keeps what marks can say.
        </p>
      </div>
      <p className="actions">
        <QuietButton onClick={() => dialog.current?.close()}>Close</QuietButton>
      </p>
    </dialog>
  )
}
