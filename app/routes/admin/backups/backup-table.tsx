import { sizeOf } from '#domain/text/byte-size.ts'
import type { ListedBackup } from '#server/backup/backup-overview.ts'
import { TextButton } from '../../../ui/button.tsx'
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

const KINDS = { nightly: 'Nightly', manual: 'Made by hand', 'before-migration': 'Before an upgrade' }

export function BackupTable({ backups, faults, now, isCopied, onRestore }: BackupTableProps) {
  return (
    <CardTable
      columns={[
        { name: 'Made', of: (backup) => <Made backup={backup} now={now} /> },
        { name: 'Size', of: ({ bytes }) => sizeOf(bytes), isNumber: true },
        { name: 'Holds', of: ({ content }) => <span className="wraps">{content || 'Not known'}</span> },
        { name: 'Checked', of: (backup) => <Checked backup={backup} fault={faults[backup.name]} /> },
        ...(isCopied ? [{ name: 'Copied', of: (backup: ListedBackup) => <Copied backup={backup} /> }] : []),
      ]}
      rows={backups.map((backup) => ({ ...backup, id: backup.name }))}
      action={(backup) => (
        <>
          <ConfirmedDownload href={`/api/backups/${backup.name}`} look="text-button">
            Download
          </ConfirmedDownload>
          <TextButton onClick={() => onRestore(backup)}>Restore…</TextButton>
        </>
      )}
    />
  )
}

function Made({ backup: { at, kind, isEncrypted }, now }: { backup: ListedBackup; now: string }) {
  return (
    <>
      <Instant at={at} />
      <span className="meta">
        {KINDS[kind]}
        {isEncrypted && ', encrypted'}, {ageOf(at, now)}
      </span>
    </>
  )
}

function Checked({ backup: { verifiedAt }, fault }: { backup: ListedBackup; fault: string | undefined }) {
  if (fault)
    return (
      <span className="wraps alert alert--error">
        <strong>The last check failed.</strong>
        <span>{fault}</span>
        <span>“Back up now” makes another; “Restore…” checks this one again.</span>
      </span>
    )
  return verifiedAt === null ? 'Not known' : <Instant at={verifiedAt} />
}

function Copied({ backup: { uploadedAt, uploadProblem } }: { backup: ListedBackup }) {
  if (uploadedAt !== null) return <Instant at={uploadedAt} />
  return <span className="wraps">{uploadProblem ?? 'No'}</span>
}
