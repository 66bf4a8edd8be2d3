import type { BackupFile } from './backup-folder.ts'

export interface BackupStore {
  /** Afterwards the store holds the complete file, or is unchanged. @throws {StoreError} */
  put(
    file: BackupFile & { readonly path: string },
    options: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
  ): Promise<void>
  /** Deletes outdated nightly backups and returns their number. @throws {StoreError} */
  rotate(timeZone: string): Promise<number>
}

/** The message says in words why the store refused, or could not be reached. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}
