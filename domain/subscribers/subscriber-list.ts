import { trimmedEmail } from '../email.ts'
import * as messages from '../messages.ts'
import { csvText, parseCsv, SEPARATORS, type Separator } from '../text/csv.ts'
import { subscriberEmail } from './subscriber.ts'
import {
  instantOf,
  isAddressColumn,
  isLabelsColumn,
  isNameColumn,
  isNothing,
  isSinceColumn,
  type ListedStatus,
  plainWords,
  type StatusColumn,
  statusColumn,
  statusOf,
  yesOrNo,
} from './subscriber-list-words.ts'

interface SubscriberListFile {
  readonly columns: ListColumns
  entries(): Generator<ListEntry>
}

/** Names of the columns that were read, so that an administrator can check the choice. */
interface ListColumns {
  /** Null if no column name fits; then the first cell with an @ is the address. */
  readonly address: string | null
  readonly status: readonly string[]
  /** Absent where there is none. */
  readonly name?: string
  readonly labels?: string
  readonly since?: string
}

export type ListEntry = { readonly line: number } & (
  | {
      readonly kind: 'listed'
      readonly email: string
      readonly status: ListedStatus
      /** Empty where the list names none. */
      readonly name: string
      /** Separated by commas; empty for none. */
      readonly labels: string
      /** When the subscription began, ISO 8601 in UTC; null if the list does not say. */
      readonly since: string | null
    }
  /** The list has an unknown word as status. */
  | { readonly kind: 'unclear'; readonly word: string }
  | { readonly kind: 'refused'; readonly problem: string }
  /** No entry was found for a while: the caller can let other work run. */
  | { readonly kind: 'pause' }
)

type OpenedList =
  | { readonly ok: true; readonly list: SubscriberListFile }
  | { readonly ok: false; readonly problem: string }

/** The longest list in characters, enough for 200,000 lines of the exports of other services. */
const LONGEST_LIST = 20_000_000
const TOO_LONG = 'This list is longer than 20 million characters: split it, and import one part after the other'
const NO_ADDRESSES = 'The list holds no addresses'
const NO_TEXT = 'This file is no list: it may be a picture, a spreadsheet or a text in UTF-16. Save it as CSV in UTF-8'
/** Control characters of pictures, archives and UTF-16; no text file has them. */
const NO_TEXT_SIGNS = /[^\P{Cc}\t\n\r\u0080-\u009f]/u
/** What decoders leave for bytes that they cannot read (U+FFFD). */
const REPLACEMENT = '\ufffd'
const lostOn = (line: number) =>
  `Letters of this list are lost: line ${line} has � in their place. Export it again, and save it as CSV in UTF-8`
/** Lines that may precede the header line: a title, a date, an author. */
const TITLE_LINES = 10
/** By precedence: if columns disagree, the first status in this order applies. */
const BY_SEVERITY = ['suppressed', 'bounced', 'unsubscribed', 'unclear', 'pending', 'active'] as const

const NAME_MAX = 200
const LABEL_MAX = 60
const LABELS_MAX = 20

export function openSubscriberList(text: string): OpenedList {
  if (text.length > LONGEST_LIST) return { ok: false, problem: TOO_LONG }
  if (NO_TEXT_SIGNS.test(text.slice(0, 1000))) return { ok: false, problem: NO_TEXT }
  const lost = text.indexOf(REPLACEMENT)
  if (lost >= 0) return { ok: false, problem: lostOn(text.slice(0, lost).split(/\r\n|\n|\r/).length) }
  const head = headOf(text)
  const file = { columns: columnsOf(head), entries: () => entriesOf(text, head) }
  return file.entries().next().done ? { ok: false, problem: NO_ADDRESSES } : { ok: true, list: file }
}

interface Head {
  readonly separator: Separator | undefined
  /** 0 without names. */
  readonly line: number
  readonly names: readonly string[]
  /** Index of the column with addresses; -1 if the first cell with an @ is the address. */
  readonly address: number
  readonly status: readonly { readonly index: number; readonly says: StatusColumn }[]
}

function headOf(text: string): Head {
  for (const separator of [undefined, ...SEPARATORS]) {
    let above = 0
    for (const { line, cells } of parseCsv(text, separator)) {
      const address = cells.findIndex(isAddressColumn)
      if (address >= 0) return { separator, line, names: cells, address, status: statusIn(cells, address) }
      if (++above > TITLE_LINES) break
    }
  }
  const [first] = parseCsv(text)
  // The first line names other columns only; addresses are recognized by their @.
  if (first && !first.cells.some((cell) => cell.includes('@')))
    return {
      separator: undefined,
      line: first.line,
      names: first.cells,
      address: -1,
      status: statusIn(first.cells, -1),
    }
  return { separator: undefined, line: 0, names: [], address: -1, status: [] }
}

function statusIn(names: readonly string[], address: number): Head['status'] {
  return names.flatMap((name, index) => {
    const says = index === address ? undefined : statusColumn(name)
    return says ? [{ index, says }] : []
  })
}

function columnsOf({ names, address, status }: Head): ListColumns {
  const nameOf = (index: number) => names[index]!.trim()
  const [name, since] = [names.findIndex(isNameColumn), names.findIndex(isSinceColumn)]
  const labels = names.findIndex(isLabelsColumn)
  return {
    address: address < 0 ? null : nameOf(address),
    status: status.map(({ index }) => nameOf(index)),
    ...(name >= 0 && { name: nameOf(name) }),
    ...(labels >= 0 && { labels: nameOf(labels) }),
    ...(since >= 0 && { since: nameOf(since) }),
  }
}

function* entriesOf(text: string, head: Head): Generator<ListEntry> {
  const [name, since] = [head.names.findIndex(isNameColumn), head.names.findIndex(isSinceColumn)]
  const labels = head.names.findIndex(isLabelsColumn)
  for (const { line, cells, problem } of parseCsv(text, head.separator)) {
    if (problem !== undefined || cells.length === 0) {
      yield problem === undefined ? { line, kind: 'pause' } : { line, kind: 'refused', problem }
      continue
    }
    if (line <= head.line || !cells.some((cell) => cell.trim())) continue
    const cell = head.address < 0 ? (cells.find((text) => text.includes('@')) ?? cells[0]) : cells[head.address]
    const email = subscriberEmail(addressIn(trimmedEmail(csvText(cell ?? ''))))
    if (!email) {
      yield { line, kind: 'refused', problem: messages.emailInvalid }
      continue
    }
    const { status, word } = mostSevere(
      head.address < 0 && head.status.length === 0 ? statusesInAnyCell(cells) : statusesInColumns(cells, head),
    )
    if (status === 'unclear') yield { line, kind: 'unclear', word }
    else
      yield {
        line,
        kind: 'listed',
        email,
        status,
        name: nameIn(cells[name]),
        labels: labelsIn(cells[labels]),
        since: instantOf(csvText(cells[since] ?? '')),
      }
  }
}

function nameIn(cell: string | undefined): string {
  const name = csvText(cell ?? '')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
  return [...name].slice(0, NAME_MAX).join('')
}

/** `Patrons, Early birds`; Mailchimp puts each in quotes. */
function labelsIn(cell: string | undefined): string {
  const labels = csvText(cell ?? '')
    .split(/[,;|]/)
    .map((label) => [...nameIn(label.replaceAll('"', ''))].slice(0, LABEL_MAX).join(''))
  return [...new Set(labels.filter(Boolean))].slice(0, LABELS_MAX).join(', ')
}

/** `Mara Vell <mara@den.example>` as programs for mail write it. */
function addressIn(cell: string): string {
  return /<([^<>]+)>$/.exec(cell)?.[1] ?? cell
}

interface FoundStatus {
  readonly status: ListedStatus | 'unclear'
  readonly word: string
}

const DEFAULT_STATUS: FoundStatus = { status: 'active', word: '' }

function mostSevere(found: readonly FoundStatus[]): FoundStatus {
  const rank = ({ status }: FoundStatus) => BY_SEVERITY.indexOf(status)
  return found.reduce((worst, one) => (rank(one) < rank(worst) ? one : worst), DEFAULT_STATUS)
}

function statusesInColumns(cells: readonly string[], { names, status }: Head): FoundStatus[] {
  return status.map(({ index, says }) => {
    const word = csvText(cells[index] ?? '').trim()
    const status = statusInCell(says, word, names[index]!)
    return { status, word: says === 'words' ? word : `${names[index]!.trim()}: ${word || 'nothing'}` }
  })
}

function statusInCell(says: StatusColumn, word: string, name: string): FoundStatus['status'] {
  switch (says) {
    case 'words':
      return word ? (statusOf(word) ?? 'unclear') : 'active'
    case 'yes': {
      const isYes = yesOrNo(word)
      if (isYes !== undefined) return isYes ? 'active' : 'unsubscribed'
      return statusOf(word) ?? 'unclear'
    }
    case 'no': {
      const isYes = word ? yesOrNo(word) : false
      // A yes means the status in the column's name, and any other value, such as a date, counts as a yes.
      return isYes === false || isNothing(word) ? 'active' : statusFromColumnName(name)
    }
    case 'time-left':
      return isNothing(word) ? 'active' : 'unsubscribed'
    case 'time-bounced':
      return isNothing(word) ? 'active' : 'bounced'
  }
}

function statusFromColumnName(name: string): ListedStatus {
  const status = statusOf(name.replace(/^(is|has)[\s_-]+/i, ''))
  return status === 'bounced' || status === 'suppressed' ? status : 'unsubscribed'
}

/** For a list without a status column: the cells that consist of a word for a status. */
function statusesInAnyCell(cells: readonly string[]): FoundStatus[] {
  return cells.flatMap((cell) => {
    const status = /[a-z]{4}/.test(plainWords(cell)) ? statusOf(cell) : undefined
    return status ? [{ status, word: cell }] : []
  })
}
