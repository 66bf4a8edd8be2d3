import { type ImportReportLine, OUTCOME_WORDS, STATUS_WORDS } from '#domain/imports/import-report.ts'
import { saidLine } from '#domain/imports/said-line.ts'
import type { Locale } from '#domain/locales/locale.ts'
import type { Sayer } from '#domain/locales/sayer.ts'
import { t } from '../speech.ts'

/** The lines of the report about one entry. @param locale has the words that are those of the admin area */
export function reportLines(entry: ImportReportLine, locale: Locale, say: Sayer): string[] {
  const line = saidLine(entry, say)
  const title = line.title.trim() || t('untitled')
  const head = `${locale.t(OUTCOME_WORDS[line.outcome])}: ${title}`
  const notes = line.notes.map((note) => `    ${note}`)
  if (line.outcome === 'refused') return [head, ...notes]
  if (line.outcome === 'members') return [`${head} (${locale.number(line.subscribers)})`, ...notes]
  if (line.outcome === 'profile' || line.outcome === 'colours')
    return [`${head} (${filledWords(line, locale)})`, ...notes]
  const facts = [
    locale.t(STATUS_WORDS[line.status]),
    line.date,
    line.pictures > 0 ? t('pictures', { count: line.pictures }) : '',
    line.account ? locale.t('imports.ofAccount', { account: line.account }) : '',
  ]
  const place = line.path === '' ? '' : ` → ${line.path}`
  return [`${head} (${locale.commas(facts.filter(Boolean))})${place}`, ...notes]
}

function filledWords(line: Extract<ImportReportLine, { outcome: 'profile' | 'colours' }>, locale: Locale): string {
  if (line.outcome === 'colours') return t('categories', { count: line.colours })
  return line.profiles === 0 ? t('notFilled') : locale.t('imports.ofAccount', { account: line.account ?? '' })
}
