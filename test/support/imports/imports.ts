import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import type { ImportReportLine } from '#domain/imports/import-report.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { type ImportRequest, Imports } from '#server/imports/imports.ts'
import { Redirects } from '#server/redirects/redirects.ts'

/** Creates a folder with these files. @returns its path */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(inject('databaseFolder'), 'import-'))
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), data)
  }
  return folder
}

/** Creates one file. @returns its path */
export function fileOf(name: string, data: string | Uint8Array): string {
  return join(folderOf({ [name]: data }), name)
}

/** Imports a file or folder. @param stopAfter ends the import after so many lines of the report @returns the report */
export async function imported(
  database: Database,
  path: string,
  { isDryRun = false, ...options }: Partial<ImportRequest> & { readonly isDryRun?: boolean } = {},
  stopAfter = Number.POSITIVE_INFINITY,
): Promise<ImportReportLine[]> {
  const imports = new Imports(database, async () => defaultSettings, 'https://den.example')
  const report = isDryRun ? null : { id: newId('import'), startedBy: 'keeper@den.example' }
  const lines: ImportReportLine[] = []
  for await (const line of imports.run({ path, report, ...options })) {
    lines.push(line)
    if (lines.length === stopAfter) break
  }
  return lines
}

/** The address that a path redirects to; undefined for none. */
export function redirectOf(database: Database, path: string): Promise<string | undefined> {
  return new Redirects(database, 'https://den.example').find(path)
}
