import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { SQLITE_FILE } from '#server/db/sqlite-file.ts'

/** The path of an empty folder that is removed after the test; by default in memory. */
export function temporaryFolder(parent = inject('databaseFolder')): string {
  const folder = mkdtempSync(join(parent, 'folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The same with an empty blog in it: copying one takes far less time than the migrations. */
export function migratedFolder(): string {
  const folder = temporaryFolder()
  copyFileSync(join(inject('databaseFolder'), SQLITE_FILE), join(folder, SQLITE_FILE))
  return folder
}
