import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { reportSayerIn } from '#domain/locales/import-words.ts'
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

/** Longer notes are cut in reports. */
const NOTE_LENGTH = 400

/** Imports a file or folder. @throws {Error} for a note that would be said in English to everybody @param stopAfter ends the import after so many lines of the report @returns the report */
export async function imported(
  database: Database,
  path: string,
  { isDryRun = false, ...options }: Partial<ImportRequest> & { readonly isDryRun?: boolean } = {},
  stopAfter = Number.POSITIVE_INFINITY,
): Promise<ImportReportLine[]> {
  const imports = new Imports(database, async () => defaultSettings, 'https://den.example')
  const report = isDryRun ? null : { id: newId('import'), startedBy: 'keeper@den.example' }
  const lines: ImportReportLine[] = []
  const say = await reportSayerIn('de')
  for await (const line of imports.run({ path, report, ...options })) {
    lines.push(line)
    const unsaid = line.notes.find((note) => note.length < NOTE_LENGTH && say(note) === note)
    if (unsaid !== undefined) throw new Error(`The catalogue has no message for this note: ${unsaid}`)
    if (lines.length === stopAfter) break
  }
  return lines
}

/** The address that a path redirects to; undefined for none. */
export function redirectOf(database: Database, path: string): Promise<string | undefined> {
  return new Redirects(database, 'https://den.example').find(path)
}
