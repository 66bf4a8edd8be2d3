/** `nightly` backups are rotated; one from before a migration is replaced by the next; the others stay. */
export type BackupKind = 'nightly' | 'manual' | 'before-migration'

export interface BackupName {
  readonly kind: BackupKind
  /** ISO 8601 in UTC, to the second. */
  readonly at: string
  readonly isEncrypted: boolean
}

const NAME = /^den-(?:(nightly|before-migration)-)?(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/

/** Such as `den-nightly-2026-10-31T030000Z.tar.gz`. */
export function backupName({ kind, at, isEncrypted }: Omit<BackupName, 'at'> & { readonly at: Date }): string {
  return `den-${kind === 'manual' ? '' : `${kind}-`}${compactInstant(at)}.tar.gz${isEncrypted ? '.age' : ''}`
}

/** Undefined for names that Den does not give. */
export function parseBackupName(name: string): BackupName | undefined {
  const [, kind = 'manual', day, hour, minute, second, encrypted] = NAME.exec(name) ?? []
  const at = `${day}${hour}:${minute}:${second}Z`
  if (Number.isNaN(Date.parse(at))) return undefined
  return { kind: kind as BackupKind, at, isEncrypted: encrypted !== undefined }
}

/** Name of a database that a restore replaced, such as `replaced-2026-10-31T030000Z.sqlite`. */
export function replacedDatabaseName(at: Date): string {
  return `replaced-${compactInstant(at)}.sqlite`
}

/** Also for the logs beside it. */
export function isReplacedDatabase(name: string): boolean {
  return /^replaced-.+\.sqlite(-wal|-shm|-journal)?$/.test(name)
}

/** Without colons, which file names on Windows cannot contain. */
function compactInstant(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
}
