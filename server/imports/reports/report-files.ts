import { actorName } from '#domain/audit-event.ts'
import { isNoteOf, OUTCOME_WORDS, STATUS_WORDS } from '#domain/imports/import-report.ts'
import { LOSS_LABELS, lossKind } from '#domain/imports/loss-kind.ts'
import { saidTitle } from '#domain/imports/said-line.ts'
import type { Locale } from '#domain/locales/locale.ts'
import type { Sayer } from '#domain/locales/sayer.ts'
import { postHref } from '#domain/posts/path.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts'
import { escapedHtml } from '../text/html-escape.ts'
import type { ImportRecord, ReportEntry } from './import-reports.ts'

/** How a report speaks. */
export interface ReportSpeaker {
  readonly locale: Locale
  readonly say: Sayer
}

/** A note of an entry, or the entry itself where it has none. */
interface Row {
  readonly note: string
  readonly kind: string
  readonly was: string
  readonly came: string
}

const COLUMNS = [
  'Entry',
  'Outcome',
  'State',
  'Date',
  'Address',
  'About',
  'Note',
  'As it was',
  'As it came',
  'Looked at',
]
const UNDO_WORDS = { done: 'taken back', stays: 'stays' } as const

/** A line for each note. */
export async function* reportCsv(
  entries: AsyncIterable<ReportEntry>,
  siteUrl: string,
  speaker: ReportSpeaker,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(speaker.say))
  for await (const entry of entries)
    for (const { note, kind, was, came } of rowsOf(entry, speaker))
      yield csvLine([...factsOf(entry, siteUrl, speaker), kind, note, was, came, entry.lookedAt ?? ''])
}

/** A page that is whole in itself, to be read, printed or sent. */
export async function* reportHtml(
  { fileName, startedAt, startedBy }: ImportRecord,
  entries: AsyncIterable<ReportEntry>,
  siteUrl: string,
  speaker: ReportSpeaker,
): AsyncGenerator<string> {
  const { locale, say } = speaker
  const title = escapedHtml(say(`Import of ${fileName}`))
  const begun = say(`Begun on ${startedAt.slice(0, 16).replace('T', ', ')} UTC by ${actorName(locale, startedBy)}.`)
  yield `<!doctype html>
<html lang="${locale.language}" dir="${locale.direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>${escapedHtml(begun)}</p>
<table>
<thead><tr>${COLUMNS.map((name) => `<th scope="col">${escapedHtml(say(name))}</th>`).join('')}</tr></thead>
<tbody>
`
  for await (const entry of entries)
    for (const { note, kind, was, came } of rowsOf(entry, speaker)) {
      const [name, outcome, state, date, address] = factsOf(entry, siteUrl, speaker)
      const link = address ? `<a href="${escapedHtml(address)}">${escapedHtml(address)}</a>` : ''
      const plain = [name!, outcome!, state!, date!].map((text) => `<td>${escapedHtml(text)}</td>`).join('')
      const rest = [kind, note].map((text) => `<td>${escapedHtml(text)}</td>`).join('')
      const passages = [was, came].map((text) => `<td><pre>${escapedHtml(text)}</pre></td>`).join('')
      yield `<tr>${plain}<td>${link}</td>${rest}${passages}<td>${escapedHtml(entry.lookedAt ?? '')}</td></tr>\n`
    }
  yield '</tbody>\n</table>\n</html>\n'
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}' +
  'th,td{border:1px solid gray;padding:.4rem .6rem;text-align:start;vertical-align:top}pre{margin:0;white-space:pre-wrap;' +
  'overflow-wrap:anywhere}'

function factsOf({ line, undo }: ReportEntry, siteUrl: string, { locale, say }: ReportSpeaker): string[] {
  const { t, commas } = locale
  const outcome = commas([t(OUTCOME_WORDS[line.outcome]), ...(undo === null ? [] : [say(UNDO_WORDS[undo])])])
  if (!('path' in line)) return [saidTitle(line, say), outcome, '', '', '']
  const address = line.path !== '' && line.status === 'published' ? siteUrl + postHref(line.path) : ''
  return [line.title, outcome, t(STATUS_WORDS[line.status]), line.date, address]
}

function rowsOf({ line }: ReportEntry, { locale, say }: ReportSpeaker): Row[] {
  const passages = ('passages' in line && line.passages) || []
  if (line.notes.length === 0) return [{ note: '', kind: '', was: '', came: '' }]
  return line.notes.map((note) => {
    const of = passages.filter((passage) => isNoteOf(note, passage))
    const [was, came] = [of.map((passage) => passage.was), of.map((passage) => passage.came)]
    return {
      note: say(note),
      kind: line.outcome === 'refused' ? '' : locale.t(LOSS_LABELS[lossKind(note)]),
      was: was.join('\n\n'),
      came: came.join('\n\n'),
    }
  })
}
