import { dirname } from 'node:path'
import { isOfPictures } from '../db/health/storage-error.ts'
import { UnreleasedDatabaseError } from '../db/migrations/unreleased.ts'
import { UnusableArchiveError } from './unusable-archive.ts'

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space, or choose another disk.',
  EDQUOT: 'The disk is full for this account. Free some space, or choose another disk.',
  EFBIG: 'The file system takes no file of this size. Choose another disk.',
  EACCES: 'This account may not write there.',
  EPERM: 'This account may not write there.',
  EROFS: 'That disk cannot be written to.',
  ENOENT: 'That folder is not there.',
  ENOTDIR: 'That folder is not there.',
  EEXIST: 'A file is in the place of that folder.',
  EISDIR: 'That is a folder. Name a file in it.',
  ELOOP: 'Links on the way to it lead in a circle.',
  ENAMETOOLONG: 'That name is too long.',
  EIO: 'The disk failed to write.',
}

/** The message for a database that is refused, and for an error of the file system at what is written; undefined for other errors. */
export function problemOf(error: unknown, file: string): string | undefined {
  if (error instanceof UnusableArchiveError)
    return `${file} could not be written: reading it again found a fault. ${error.message} Look at the disk.`
  if (error instanceof UnreleasedDatabaseError || isOfPictures(error)) return (error as Error).message
  const { code = '', syscall, path } = error as NodeJS.ErrnoException
  const words = FILE_PROBLEMS[code]
  if (words && (syscall === 'write' || path?.startsWith(dirname(file)))) return `${file} could not be written. ${words}`
  return undefined
}
