import { useRef } from 'react'
import { QuietButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { MarkHelp } from '../../../../ui/marked-text/mark-help.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { shownKeys, TOOLS } from './tools.ts'

/** The shortcuts of the toolbar, and the marks of texts. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const isMac = navigator.platform.startsWith('Mac')
  return (
    // The only button is at the end, to which its focus would scroll.
    <Dialog title={t('labels.formattingHelp')} isTitleFocused ref={dialog} onClose={onClose}>
      <div className="text-help">
        <dl className="field-grid text-help__keys" aria-label={t('textEditor.shortcuts')}>
          {TOOLS.map(
            ({ name, keys }) =>
              keys && (
                <div key={name} className="cluster cluster--apart">
                  <dt>{t(name)}</dt>
                  <dd>
                    <kbd className="code">{shownKeys(t, keys, isMac ? '⌘' : undefined)}</kbd>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <MarkHelp />
        <p>{t('textEditor.pasteHelp')}</p>
      </div>
      <p className="actions">
        <QuietButton onClick={() => dialog.current?.close()}>{t('labels.close')}</QuietButton>
      </p>
    </Dialog>
  )
}
