import { useEffect, useRef } from 'react'
import type { ListedBackup } from '#server/backup/backup-overview.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useInstantWords } from '../list/instant.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { jobEnd } from './job-end.ts'

interface RestoreQuestionProps {
  backup: ListedBackup
  /** Runs when the dialog is closed, after the focus was given back. */
  onChecked: () => void
  onClose: () => void
}

export function RestoreQuestion({ backup, onChecked, onClose }: RestoreQuestionProps) {
  const words = useInstantWords()
  const isChecked = useRef(false)
  return (
    <ConfirmDialog
      lead="Restore the backup of"
      title={words(backup.at)}
      text="It replaces the whole blog: posts, changes and subscribers since then will be gone. A running server cannot replace its own blog, so the backup is checked here, and then you get the command that restores it."
      confirm="Check it and show the command"
      busy="Checking…"
      request={async () => jobEnd(await call<{ id: string }>('POST', `/api/backups/${backup.name}/check`))}
      outcome={{
        reload: 'always',
        onSuccess() {
          isChecked.current = true
        },
        onFailure: () => {},
      }}
      onClose={() => {
        onClose()
        if (isChecked.current) onChecked()
      }}
    />
  )
}

export function RestoreSteps({ backup, onClose }: { backup: ListedBackup; onClose: () => void }) {
  const words = useInstantWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel stack" aria-labelledby="restore-title">
      <h3 className="heading" id="restore-title" tabIndex={-1} ref={heading}>
        Restore the backup of {words(backup.at)}
      </h3>
      <p>It was checked just now and is complete.</p>
      <ol>
        <li>If you want to keep anything newer, make another backup first.</li>
        <li>Stop the server.</li>
        <li>
          On its machine, in the folder of Den, run this command
          {backup.isEncrypted ? '; it asks for the passphrase, which is BACKUP_PASSPHRASE of that time' : ''}:
          <code className="panel code">{backup.restoreCommand}</code>
          <QuietButton data-copy={backup.restoreCommand}>
            <span data-copy-label="">Copy command</span>
          </QuietButton>
        </li>
        <li>Start the server, and sign in again. The command lists what it held back, such as unsent mails.</li>
      </ol>
      <p className="actions">
        <QuietButton onClick={onClose}>Close</QuietButton>
      </p>
    </section>
  )
}
