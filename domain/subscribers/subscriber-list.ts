import { messages } from '../messages.ts'
import { csvText, parseCsv, SEPARATORS, type Separator } from '../text/csv.ts'
import { subscriberEmail } from './subscriber.ts'
import {
  isAddressColumn,
  isNothing,
  type ListedStanding,
  plainWords,
  type StatusColumn,
  standingOf,
  statusColumn,
  yesOrNo,
} from './subscriber-list-words.ts'

/** A list of addresses from elsewhere, understood so far that it can be read line by line. */
interface SubscriberListFile {
  readonly columns: ListColumns
  entries(): Generator<ListEntry>
}

/** By their names in the list, so that a person can see whether the right ones were read. */
export interface ListColumns {
  /** Null where the first cell with an @ was taken, for want of a name that says more. */
  readonly address: string | null
  readonly status: readonly string[]
}

export type ListEntry = { readonly line: number } & (
  | { readonly kind: 'listed'; readonly email: string; readonly standing: ListedStanding }
  /** Their status in the list is unknown. */
  | { readonly kind: 'unclear'; readonly word: string }
  | { readonly kind: 'refused'; readonly problem: string }
  /** Nothing was found for a while: time to let others have their turn. */
  | { readonly kind: 'pause' }
)

type OpenedList =
  | { readonly ok: true; readonly list: SubscriberListFile }
  | { readonly ok: false; readonly problem: string }

/** Characters; two hundred thousand lines of other programs, at least. */
const LONGEST_LIST = 20_000_000
const TOO_LONG = 'This list is longer than 20 million characters: split it, and import one part after the other'
const NO_ADDRESSES = 'The list holds no addresses'
const NO_TEXT = 'This file is no list: it may be a picture, a spreadsheet or a text in UTF-16. Save it as CSV in UTF-8'
/** No text of any program has these: they stand in pictures, archives, and texts of two bytes a letter. */
const NO_TEXT_SIGNS = /[^\P{Cc}\t\n\r\u0080-\u009f]/u
/** So many lines may stand above the names of the columns: a title, a date, who made it. */
const TITLE_LINES = 10
/** By precedence: if columns disagree, the first status in this order applies. */
const GRAVEST = ['suppressed', 'bounced', 'unsubscribed', 'unclear', 'pending', 'active'] as const

/** Finds out which columns hold addresses and how people stand. */
export function openSubscriberList(text: string): OpenedList {
  if (text.length > LONGEST_LIST) return { ok: false, problem: TOO_LONG }
  if (NO_TEXT_SIGNS.test(text.slice(0, 1000))) return { ok: false, problem: NO_TEXT }
  const head = headOf(text)
  const file = { columns: columnsOf(head), entries: () => entriesOf(text, head) }
  return file.entries().next().done ? { ok: false, problem: NO_ADDRESSES } : { ok: true, list: file }
}

/** The line with the names of the columns, if there is one. */
interface Head {
  readonly separator: Separator | undefined
  /** 0 without names. */
  readonly line: number
  readonly names: readonly string[]
  /** Index of the column with addresses; -1 where only the addresses themselves tell. */
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
  // Names of other columns; the addresses will be known by their look.
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
  return { address: address < 0 ? null : nameOf(address), status: status.map(({ index }) => nameOf(index)) }
}

function* entriesOf(text: string, head: Head): Generator<ListEntry> {
  for (const { line, cells, problem } of parseCsv(text, head.separator)) {
    if (problem !== undefined || cells.length === 0) {
      yield problem === undefined ? { line, kind: 'pause' } : { line, kind: 'refused', problem }
      continue
    }
    if (line <= head.line || !cells.some((cell) => cell.trim())) continue
    const cell = head.address < 0 ? (cells.find((text) => text.includes('@')) ?? cells[0]) : cells[head.address]
    const email = subscriberEmail(addressIn(csvText(cell ?? '')))
    if (!email) {
      yield { line, kind: 'refused', problem: messages.emailInvalid }
      continue
    }
    const { standing, word } = gravest(
      head.address < 0 && head.status.length === 0 ? saidAnywhere(cells) : saidIn(cells, head),
    )
    if (standing === 'unclear') yield { line, kind: 'unclear', word }
    else yield { line, kind: 'listed', email, standing }
  }
}

/** `Mara Vell <mara@den.example>` as programs for mail write it. */
function addressIn(cell: string): string {
  return /<([^<>]+)>\s*$/.exec(cell)?.[1] ?? cell
}

interface Said {
  readonly standing: ListedStanding | 'unclear'
  readonly word: string
}

const NOTHING_SAID: Said = { standing: 'active', word: '' }

function gravest(said: readonly Said[]): Said {
  const rank = ({ standing }: Said) => GRAVEST.indexOf(standing)
  return said.reduce((worst, one) => (rank(one) < rank(worst) ? one : worst), NOTHING_SAID)
}

function saidIn(cells: readonly string[], { names, status }: Head): Said[] {
  return status.map(({ index, says }) => {
    const word = csvText(cells[index] ?? '').trim()
    const standing = standingBy(says, word, names[index]!)
    return { standing, word: says === 'words' ? word : `${names[index]!.trim()}: ${word || 'nothing'}` }
  })
}

function standingBy(says: StatusColumn, word: string, name: string): Said['standing'] {
  switch (says) {
    case 'words':
      return word ? (standingOf(word) ?? 'unclear') : 'active'
    case 'yes': {
      const isYes = yesOrNo(word)
      if (isYes !== undefined) return isYes ? 'active' : 'unsubscribed'
      return standingOf(word) ?? 'unclear'
    }
    case 'no': {
      const isYes = word ? yesOrNo(word) : false
      // The name says what a yes means; a date there is a yes as well.
      return isYes === false || isNothing(word) ? 'active' : goneBy(name)
    }
    case 'time-left':
      return isNothing(word) ? 'active' : 'unsubscribed'
    case 'time-bounced':
      return isNothing(word) ? 'active' : 'bounced'
  }
}

function goneBy(name: string): ListedStanding {
  const standing = standingOf(name.replace(/^(is|has)[\s_-]+/i, ''))
  return standing === 'bounced' || standing === 'suppressed' ? standing : 'unsubscribed'
}

/** Where no name of a column says more: a cell that is nothing but the word for having left. */
function saidAnywhere(cells: readonly string[]): Said[] {
  return cells.flatMap((cell) => {
    const standing = /[a-z]{4}/.test(plainWords(cell)) ? standingOf(cell) : undefined
    return standing ? [{ standing, word: cell }] : []
  })
}
