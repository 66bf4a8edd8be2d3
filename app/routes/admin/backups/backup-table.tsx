import type { BackupKind } from '#domain/backups/backup-name.ts'
import type { MessageKey } from '#domain/locales/locale.ts'
import { sizeOf } from '#domain/text/byte-size.ts'
import type { ListedBackup } from '#server/backup/backup-overview.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { CardTable } from '../list/card-table.tsx'
import { Instant } from '../list/instant.tsx'
import { ConfirmedDownload } from '../shell/confirmed-download.tsx'
import { ageOf } from './age.ts'

interface BackupTableProps {
  backups: readonly ListedBackup[]
  /** Why the last check failed, by the names of backups. */
  faults: Readonly<Record<string, string>>
  now: string
  /** Whether backups are copied to a store. */
  isCopied: boolean
  onRestore: (backup: ListedBackup) => void
}

const KINDS = {
  nightly: 'backups.nightly',
  manual: 'backups.byHand',
  'before-migration': 'backups.beforeUpgrade',
} as const satisfies Readonly<Record<BackupKind, MessageKey>>

export function BackupTable({ backups, faults, now, isCopied, onRestore }: BackupTableProps) {
  const { t } = useLocale()
  return (
    <CardTable
      columns={[
        { name: t('backups.made'), of: (backup) => <Made backup={backup} now={now} /> },
        { name: t('backups.size'), of: ({ bytes }) => sizeOf(bytes), isNumber: true },
        {
          name: t('backups.holds'),
          of: ({ content }) => <span className="wraps">{content || t('labels.notKnown')}</span>,
        },
        { name: t('backups.checked'), of: (backup) => <Checked backup={backup} fault={faults[backup.name]} /> },
        ...(isCopied ? [{ name: t('backups.copied'), of: (backup: ListedBackup) => <Copied backup={backup} /> }] : []),
      ]}
      rows={backups.map((backup) => ({ ...backup, id: backup.name }))}
      action={(backup) => (
        <>
          <ConfirmedDownload href={`/api/backups/${backup.name}`} look="text-button">
            {t('backups.download')}
          </ConfirmedDownload>
          <TextButton onClick={() => onRestore(backup)}>{t('backups.restore')}</TextButton>
        </>
      )}
    />
  )
}

function Made({ backup: { at, kind, isEncrypted }, now }: { backup: ListedBackup; now: string }) {
  const locale = useLocale()
  const { t, commas } = locale
  return (
    <>
      <Instant at={at} />
      <span className="meta">
        {commas([t(KINDS[kind]), ...(isEncrypted ? [t('backups.encrypted')] : []), ageOf(locale, at, now)])}
      </span>
    </>
  )
}

function Checked({ backup: { verifiedAt }, fault }: { backup: ListedBackup; fault: string | undefined }) {
  const { t } = useLocale()
  if (fault)
    return (
      <span className="wraps alert alert--error">
        <strong>{t('backups.lastCheckFailed')}</strong>
        <span>{fault}</span>
        <span>{t('backups.makeAnother')}</span>
      </span>
    )
  return verifiedAt === null ? t('labels.notKnown') : <Instant at={verifiedAt} />
}

function Copied({ backup: { uploadedAt, uploadProblem } }: { backup: ListedBackup }) {
  const { t } = useLocale()
  if (uploadedAt !== null) return <Instant at={uploadedAt} />
  return <span className="wraps">{uploadProblem ?? t('labels.no')}</span>
}
