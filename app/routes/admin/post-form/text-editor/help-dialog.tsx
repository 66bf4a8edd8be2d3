import { useRef } from 'react'
import { QuietButton } from '../../../../ui/button.tsx'
import { MarkHelp } from '../../../../ui/marked-text/mark-help.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { TOOLS } from './tools.ts'

/** The shortcuts of the toolbar, and the marks of texts. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isMac = navigator.platform.startsWith('Mac')
  return (
    // The only button is at the end, to which its focus would scroll.
    <Dialog title="Formatting help" isTitleFocused ref={dialog} onClose={onClose}>
      <div className="text-help">
        <dl className="field-grid text-help__keys" aria-label="Shortcuts">
          {TOOLS.map(
            ({ name, keys }) =>
              keys && (
                <div key={name} className="cluster cluster--apart">
                  <dt>{name}</dt>
                  <dd>
                    <kbd className="code">{isMac ? keys.shown.replace('Ctrl', '⌘') : keys.shown}</kbd>
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
    </Dialog>
  )
}
