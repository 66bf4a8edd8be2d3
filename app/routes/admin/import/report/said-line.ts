import type { ImportReportLine } from '#domain/imports/import-report.ts'
import type { Sayer } from '#domain/locales/sayer.ts'

/** An entry of a report with its notes in the language of the account. */
export function saidLine(say: Sayer): (line: ImportReportLine) => ImportReportLine {
  const said = (note: string) => {
    const times = / \(\d+\)$/.exec(note)?.[0] ?? ''
    return say(note.slice(0, note.length - times.length)) + times
  }
  return (line) => ({
    ...line,
    notes: line.notes.map(said),
    ...('passages' in line && {
      passages: line.passages?.map((passage) => ({ ...passage, note: said(passage.note) })) ?? [],
    }),
  })
}
