import type { Sayer } from '../locales/sayer.ts'
import { type ChangedPassage, type ImportReportLine, isNoteOf } from './import-report.ts'

/** An entry of a report in another language. Titles of posts stay as they are. */
export function saidLine(line: ImportReportLine, say: Sayer): ImportReportLine {
  const passages = ('passages' in line && line.passages) || []
  const said = { ...line, title: saidTitle(line, say), notes: line.notes.map((note) => saidNote(note, passages, say)) }
  return passages.length === 0 ? said : { ...said, ...saidPassages(passages, say) }
}

/** The name of an entry, which the program gives to those that are no posts. */
export function saidTitle(line: ImportReportLine, say: Sayer): string {
  return 'path' in line ? line.title : say(line.title)
}

function saidPassages(passages: readonly ChangedPassage[], say: Sayer): { passages: ChangedPassage[] } {
  return { passages: passages.map((passage) => ({ ...passage, note: say(passage.note) })) }
}

/** Of a note with passages the number of times stays at its end, by which it is found. */
function saidNote(note: string, passages: readonly ChangedPassage[], say: Sayer): string {
  const [, times = ''] = / (\(\d+\))$/.exec(note) ?? []
  const of = times && passages.find((passage) => note !== passage.note && isNoteOf(note, passage))
  return of ? `${say(of.note)} ${times}` : say(note)
}
