import type { ImportReportLine } from '#domain/imports/import-report.ts'

/** Limits of an entry of a report: characters of a note or passage, and the number of either. */
const NOTE_LENGTH = 400
const NOTES_MAX = 100
const PASSAGES_MAX = 20

/** The entry with its first notes and passages, each with its first characters. */
export function limitedLine(line: ImportReportLine): ImportReportLine {
  const left = line.notes.length - NOTES_MAX
  const notes = line.notes.slice(0, NOTES_MAX).map((note) => shortened(note, NOTE_LENGTH))
  if (left > 0) notes.push(`and ${left.toLocaleString('en')} more`)
  const limited = { ...line, title: shortened(line.title, NOTE_LENGTH), notes }
  if (!('passages' in limited) || !limited.passages) return limited
  return { ...limited, passages: limited.passages.slice(0, PASSAGES_MAX) }
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text
}
