import { useEffect, useId, useRef } from 'react'
import { QuietButton } from '../../../../ui/button.tsx'
import { MarkHelp } from '../../../../ui/marked-text/mark-help.tsx'
import { TOOLS } from './tools.ts'

/** The shortcuts of the toolbar, and the marks of texts. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
    // The only button is at the end, and would scroll there.
    heading.current?.focus()
  }, [])
  const isMac = navigator.platform.startsWith('Mac')
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 className="dialog__title" id={id} tabIndex={-1} ref={heading}>
        Formatting help
      </h2>
      <div className="text-help">
        <dl className="text-help__keys" aria-label="Shortcuts">
          {TOOLS.map(
            ({ name, keys }) =>
              keys && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <kbd>{isMac ? keys.shown.replace('Ctrl', '⌘') : keys.shown}</kbd>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <MarkHelp />
        <p>What you paste from a web page or a word processor keeps its headings, lists, links, bold and italics.</p>
      </div>
      <p className="actions">
        <QuietButton onClick={() => dialog.current?.close()}>Close</QuietButton>
      </p>
    </dialog>
  )
}
