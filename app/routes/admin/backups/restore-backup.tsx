import { useEffect, useRef } from 'react'
import type { ListedBackup } from '#server/backup/backup-overview.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
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
  const { t } = useLocale()
  const words = useInstantWords()
  const isChecked = useRef(false)
  return (
    <ConfirmDialog
      lead={t('backups.restoreBackupOf')}
      title={words(backup.at)}
      text={t('backups.restoringMeans')}
      confirm={t('backups.checkAndShow')}
      busy={t('backups.checking')}
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
  const { t } = useLocale()
  const words = useInstantWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel stack" aria-labelledby="restore-title">
      <h3 className="heading" id="restore-title" tabIndex={-1} ref={heading}>
        {t('backups.restoreTheBackupOf', { instant: words(backup.at) })}
      </h3>
      <p>{t('backups.isComplete')}</p>
      <ol>
        <li>{t('backups.keepNewer')}</li>
        <li>{t('backups.stopServer')}</li>
        <li>
          {backup.isEncrypted ? t('backups.runCommandWithPassphrase') : t('backups.runCommand')}
          <code className="panel code">{backup.restoreCommand}</code>
          <QuietButton data-copy={backup.restoreCommand}>
            <span data-copy-label="">{t('backups.copyCommand')}</span>
          </QuietButton>
        </li>
        <li>{t('backups.startServer')}</li>
      </ol>
      <p className="actions">
        <QuietButton onClick={onClose}>{t('labels.close')}</QuietButton>
      </p>
    </section>
  )
}
