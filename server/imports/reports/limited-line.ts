import type { ImportReportLine } from '#domain/imports/import-report.ts'

/** Limits of an entry of a report: characters of a note, and the number of notes and passages. */
const NOTE_LENGTH = 400
const NOTES_MAX = 50
const PASSAGES_MAX = 10

/** The entry with its first notes and passages. */
export function limitedLine(line: ImportReportLine): ImportReportLine {
  const left = line.notes.length - NOTES_MAX
  const notes = line.notes.slice(0, NOTES_MAX).map(shortened)
  if (left > 0) notes.push(`and ${left.toLocaleString('en')} more`)
  const { labels: _, ...shown } = 'labels' in line ? line : { ...line, labels: undefined }
  const limited = { ...(shown as ImportReportLine), title: shortened(line.title), notes }
  if (!('passages' in limited) || !limited.passages) return limited
  const passages = limited.passages.slice(0, PASSAGES_MAX)
  return { ...limited, passages: passages.map((passage) => ({ ...passage, note: shortened(passage.note) })) }
}

export function withoutPassages(line: ImportReportLine): ImportReportLine {
  if (!('passages' in line)) return line
  const { passages: _, ...rest } = line
  return rest
}

function shortened(text: string): string {
  return text.length > NOTE_LENGTH ? `${text.slice(0, NOTE_LENGTH).toWellFormed()}…` : text
}
