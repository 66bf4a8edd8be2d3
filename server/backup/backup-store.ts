import type { BackupFile } from './backup-folder.ts'
import type { PictureFile } from './pictures/picture-set.ts'

export interface BackupStore {
  /**
   * Copies a file. Afterwards the store holds the complete file, or is unchanged.
   * @throws {StoreError}
   */
  put(
    file: BackupFile & { readonly path: string },
    options: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
  ): Promise<void>
  /**
   * Copies the pictures beside backups that are not there yet.
   * @throws {StoreError}
   */
  putPictures(files: readonly PictureFile[], signal: AbortSignal): Promise<void>
  /**
   * Deletes pictures that no backup needs any more.
   * @param names such as `plain/<hash>.jpg`
   * @throws {StoreError}
   */
  deletePictures(names: readonly string[]): Promise<void>
  /**
   * Deletes nightly backups that are not kept any more. @returns their number
   * @throws {StoreError}
   */
  rotate(timeZone: string): Promise<number>
}

/** The store refused, or could not be reached; the message says so in words. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}
