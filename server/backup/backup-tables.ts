export interface BackupTables {
  backup_runs: BackupRunTable
}

/** `upload` repeats the upload of a file whose own run failed to upload it. `command` is `den backup`. */
export type RunKind = 'nightly' | 'manual' | 'before-migration' | 'command' | 'check' | 'upload'
export type RunStep = 'writing' | 'checking' | 'uploading'

export interface BackupRunTable {
  id: string
  kind: RunKind
  state: 'running' | 'done' | 'failed'
  /** Name of the file; with its folder where that is not the folder of backups. */
  file: string | null
  /** Address of an administrator, or another actor of the audit log. */
  started_by: string
  started_at: string
  /** When its process last reported. A running row without a report for minutes belongs to a killed process. */
  renewed_at: string
  ended_at: string | null
  step: RunStep
  /** Bytes handled in this step; at the end the size of the file. */
  bytes: number
  bytes_expected: number | null
  /** Counts, in words. */
  content: string
  problem: string | null
  uploaded_at: string | null
  upload_problem: string | null
}
