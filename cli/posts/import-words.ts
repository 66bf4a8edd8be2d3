import { type ImportReportLine, OUTCOME_WORDS } from '#domain/imports/import-report.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import { counted } from '#domain/text/counted.ts'

/** The lines of the report about one entry. */
export function reportLines(line: ImportReportLine): string[] {
  const title = line.title.trim() || '(untitled)'
  const outcome = ENGLISH.t(OUTCOME_WORDS[line.outcome])
  if (line.outcome === 'refused') return [`${outcome}: ${title}`, ...line.notes.map(indented)]
  if (line.outcome === 'members')
    return [`${outcome}: ${title} (${line.subscribers.toLocaleString('en')})`, ...line.notes.map(indented)]
  if (line.outcome === 'profile' || line.outcome === 'colours')
    return [`${outcome}: ${title} (${filledWords(line)})`, ...line.notes.map(indented)]
  const facts = [
    line.status,
    line.date,
    line.pictures > 0 ? counted(line.pictures, 'picture', 'pictures') : '',
    line.account ? `of ${line.account}` : '',
  ]
  const place = line.path === '' ? '' : ` → ${line.path}`
  return [`${outcome}: ${title} (${facts.filter(Boolean).join(', ')})${place}`, ...line.notes.map(indented)]
}

function filledWords(line: Extract<ImportReportLine, { outcome: 'profile' | 'colours' }>): string {
  if (line.outcome === 'colours') return counted(line.colours, 'category', 'categories')
  return line.profiles === 0 ? 'not filled' : `of ${line.account}`
}

function indented(note: string): string {
  return `    ${note}`
}
