import { type Entry, entryOf } from './entry-title.ts'
import { beginsWithNumber } from './list-entries.ts'

export interface NumberedList {
  /** Text above the first number and, where it can be told apart, below the last entry. */
  readonly before: string
  readonly after: string
  readonly entries: readonly Entry[]
}

interface Marker {
  readonly line: number
  readonly indent: number
  /** Markers of one list are written alike. */
  readonly style: string
  readonly number: number
  /** Whether more than a space follows the number: "28 Days Later" is no entry. */
  readonly isPlain: boolean
  readonly isHeading: boolean
  readonly rest: string
}

const ENTRIES_MIN = 3
const ENTRIES_MAX = 500
/** Text above a list that is longer than this, and than the list, makes it a text with a list in it. */
const BEFORE_MAX = 1500
/** The number at the start of a line. All spaces are limited, so that a line of spaces takes no time. */
const MARKER =
  /^(\s{0,40})(?:[-*•·]\s{1,8})?(#{1,6}\s{1,8})?(\*\*|__)?\s{0,8}(#|№|n[or]\.?(?=\s{0,4}\d)|number(?=\s)|place(?=\s))?\s{0,4}(\()?(\d{1,3})(\\?\.\)|\\?\.(?!\d)|\\?\)|:(?!\d)|[º°]\.?|\s{0,4}[-–—|](?=\s)|(?=\s|\*|_|$))(.*)$/i

/**
 * The entries of a text that is a numbered list, counted up or down; null where the text may be something else. Titles keep their
 * numbers, unless readers see the same from the places of the entries.
 * @param arePlacesShown whether readers see the places of films, as in a post of the category for lists
 */
export function numberedList(text: string, { arePlacesShown }: { arePlacesShown: boolean }): NumberedList | null {
  const lines = text.replace(/\r\n?|[\v\u2028\u2029]/g, '\n').split('\n')
  const styles = Map.groupBy(
    lines.flatMap((line, index) => markerOf(line, index) ?? []),
    ({ style }) => style,
  )
  const lists = [...styles.values()].map(outermost).filter(isCounted)
  const [markers, second] = lists.sort((a, b) => b.length - a.length)
  // Of two lists of one length, either may be the entries.
  if (!markers || second?.length === markers.length) return null
  const bodies = markers.map(({ line }, index) => lines.slice(line + 1, markers[index + 1]?.line))
  const before = joined(lines.slice(0, markers[0]!.line))
  if (before.length > Math.max(BEFORE_MAX, text.length - before.length)) return null
  const after = cutAfter(bodies)
  const entries = markers.map(({ rest, isHeading }, index) => entryOf(rest, bodies[index]!, isHeading))
  const numbers = numbersOf(markers)
  const isShown =
    arePlacesShown &&
    numbers.every((number, index) => number === index + 1) &&
    entries.every(({ title, film }) => film !== null && !beginsWithNumber(title))
  const titled = entries.map((entry, index) =>
    isShown ? entry : { ...entry, title: `${numbers[index]}. ${entry.title}`.trim() },
  )
  return { before, after, entries: titled }
}

function markerOf(line: string, index: number): Marker | null {
  const found = MARKER.exec(withPlainDigits(line))
  if (!found) return null
  const [, space = '', heading, bold, prefix = '', open = '', number = '', mark = '', rest = ''] = found
  // "**10.** The Thing" is bold in its number alone; "**10. The Thing**" keeps its mark for the title.
  const isClosed = bold !== undefined && rest.startsWith(bold)
  const inside = isClosed ? rest.slice(bold.length) : bold && !open ? bold + rest.trimStart() : rest
  const suffix = mark.trim().replace('\\', '')
  const isPlain = !suffix && !prefix && !open && !heading && !bold
  return {
    line: index,
    indent: space.replaceAll('\t', '    ').length,
    style: [prefix.toLowerCase().replace('.', ''), open, suffix, isPlain].join(' '),
    number: Number(number),
    isPlain,
    isHeading: heading !== undefined,
    rest: inside.trim(),
  }
}

/** Digits of other forms, as in "1️⃣ Alien" and "１．Alien", and spaces of no width become plain at the start of a line. */
function withPlainDigits(line: string): string {
  return line
    .replace(/^[\s\u200b\u2060\ufeff]+/, (space) => space.replace(/[\u200b\u2060\ufeff]/g, ''))
    .replace(/^(\s*)((?:\d\ufe0f?\u20e3)+|🔟)\s*[.):]?/u, (_, space: string, keys: string) => {
      return `${space}${keys === '🔟' ? '10' : keys.replace(/[\ufe0f\u20e3]/g, '')}) `
    })
    .replace(/^(\s*)([０-９]{1,3})([．）：]?)/u, (_, ...parts: string[]) =>
      parts.slice(0, 3).join('').normalize('NFKC'),
    )
}

/** Numbers that are indented further belong to a list within an entry. */
function outermost(markers: readonly Marker[]): readonly Marker[] {
  const indent = markers.reduce((least, marker) => Math.min(least, marker.indent), Number.POSITIVE_INFINITY)
  return markers.filter((marker) => marker.indent <= indent + 1)
}

/** Whether numbers count up or down, with few mistakes. Lists of which each number is 1 are counted by what shows them. */
function isCounted(markers: readonly Marker[]): boolean {
  const numbers = markers.map(({ number }) => number)
  if (numbers.length < ENTRIES_MIN || numbers.length > ENTRIES_MAX) return false
  const steps = numbers.slice(1).map((number, index) => number - numbers[index]!)
  const isPlain = markers[0]!.isPlain
  if (!isPlain && numbers.every((number) => number === 1)) return true
  const [sum, most] = [steps.reduce((a, b) => a + b, 0), isPlain ? 1 : 2]
  const way = Math.sign(sum)
  const isOneWay = way !== 0 && steps.every((step) => step * way <= most && step * way >= (isPlain ? 1 : 0))
  const areMostlyOnes = 2 * steps.filter((step) => step === way).length >= steps.length
  return isOneWay && areMostlyOnes && (!isPlain || numbers[0] === 1 || numbers.at(-1) === 1)
}

/** The numbers of the entries, counted where each is written as 1. */
function numbersOf(markers: readonly Marker[]): number[] {
  const areAllOne = markers.every(({ number }) => number === 1)
  return markers.map(({ number }, index) => (areAllOne ? index + 1 : number))
}

/** Takes what follows a blank line from the last of entries that have no blank lines themselves. @returns the text taken */
function cutAfter(bodies: string[][]): string {
  const last = bodies.at(-1)!
  const others = bodies.slice(0, -1)
  const hasGaps = others.some((body) =>
    body.slice(0, body.findLastIndex(isWritten) + 1).some((line) => !isWritten(line)),
  )
  const areLines = others.every((body) => body.filter(isWritten).length <= 1)
  const gap = last.findIndex((line) => !isWritten(line))
  if (hasGaps || !areLines || gap < 0) return ''
  return joined(last.splice(gap))
}

function isWritten(line: string): boolean {
  return line.trim() !== ''
}

function joined(lines: readonly string[]): string {
  return lines.join('\n').trim()
}
