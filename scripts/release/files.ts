import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Paths of regular files, relative to the folder; symbolic links are left out. */
export function filesIn(folder: string, pattern = '**/*'): string[] {
  return globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
