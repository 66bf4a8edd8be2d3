import { picturesBeside, readArchiveFile } from '../archive-file.ts'
import type { BackupProgress } from '../backup.ts'
import { countsOf } from '../backup-content.ts'
import { UnusableArchiveError } from '../unusable-archive.ts'

export interface CheckOptions {
  readonly file: string
  readonly passphrase: string | undefined
  readonly onProgress?: (progress: BackupProgress) => void
  readonly signal?: AbortSignal
}

export type CheckResult =
  /** `content`: counts, in words. */
  { readonly ok: true; readonly content: string } | { readonly ok: false; readonly problem: string }

export async function checkBackup({ file, passphrase, onProgress, signal }: CheckOptions): Promise<CheckResult> {
  const onBytes = (bytes: number) => {
    signal?.throwIfAborted()
    onProgress?.({ step: 'checking', bytes })
  }
  try {
    let last = 0
    const read = picturesBeside(file, passphrase)
    const beside: typeof read = async (...picture) => {
      onBytes(last)
      return await read(...picture)
    }
    const noted = (bytes: number) => {
      last = bytes
      onBytes(bytes)
    }
    return { ok: true, content: countsOf(await readArchiveFile(file, passphrase, undefined, noted, beside)) }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (error instanceof UnusableArchiveError) return { ok: false, problem: error.message }
    const { code, syscall } = error as NodeJS.ErrnoException
    if (syscall !== undefined) return { ok: false, problem: `${file} could not be read (${code}). Look at the disk.` }
    throw error
  }
}
