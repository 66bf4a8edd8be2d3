/** Metrics of a font, in em. */
export interface Face {
  /** From the top of a line of 1 em down to the baseline. */
  readonly baseline: number
  readonly capHeight: number
  /** Advance width of each character that the font has. */
  readonly advances: ReadonlyMap<string, number>
}

export interface Line {
  readonly text: string
  readonly size: number
  /** Start of the first letter, and the baseline. */
  readonly x: number
  readonly y: number
}

/** The part of a drawing that a title may fill. A title that does not fill it is aligned to the bottom. */
interface Zone {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly largest: number
}

/** Letter spacing in em: large letters are set closer than in a text. */
export const TRACKING = -0.012
const LINE_HEIGHT = 0.95
const DESCENT = 0.23
const LINES_AT_MOST = 6
/** Words of up to so many letters are never broken. */
const WORD_AT_MOST = 13
/** Words are broken only where the letters would be smaller than this part of the largest size. */
const SMALL = 0.27
/** Allows for kerning, by which the width of a line differs from the sum of its letters. */
const SLACK = 1.02

/** The text in NFC, without emoji and invisible characters; empty when the font lacks any other character. */
export function settable(text: string, { advances }: Face): string {
  const clean = text
    .normalize('NFC')
    .replace(/\p{Cf}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u20e3/gu, '')
    .replace(/\p{Extended_Pictographic}/gu, (sign) => (advances.has(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
  return [...clean].every((letter) => advances.has(letter)) ? clean : ''
}

/** The title in lines of about the same length, and as large as the zone allows. */
export function setTitle(title: string, zone: Zone, face: Face): Line[] {
  const whole = bestBreak(title.split(' '), zone, face)
  const cut = whole.size < zone.largest * SMALL ? bestBreak(title.split(' ').flatMap(cutWord), zone, face) : whole
  const { lines, size } = cut.size > whole.size ? cut : whole
  const step = size * LINE_HEIGHT
  const height = (lines.length - 1) * step
  const descent = /[gjpqyQÇçŞşŢţ,;()]/.test(lines.at(-1) ?? '') ? size * DESCENT : 0
  const first = zone.y + zone.height - height - descent
  return lines.map((text, index) => ({ text, size, x: zone.x, y: first + index * step }))
}

/** The text, cut with an ellipsis if it is wider than `width`, which is in em. */
export function fittingText(text: string, width: number, face: Face): string {
  if (widthOf(text, face) * SLACK <= width) return text
  const letters = [...text]
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, face) * SLACK > width) letters.pop()
  return letters.length > 0 ? `${letters.join('').trimEnd()}…` : ''
}

export function widthOf(text: string, { advances }: Face): number {
  return [...text].reduce((sum, letter) => sum + (advances.get(letter) ?? 0) + TRACKING, 0)
}

function bestBreak(pieces: readonly string[], zone: Zone, face: Face): { lines: string[]; size: number } {
  let best = { lines: [pieces.join(' ')], size: 0 }
  for (let count = 1; count <= Math.min(LINES_AT_MOST, pieces.length); count++) {
    const lines = balanced(pieces, count, face)
    const widest = Math.max(...lines.map((line) => widthOf(line, face))) * SLACK
    const height = (lines.length - 1) * LINE_HEIGHT + face.capHeight + DESCENT
    const size = Math.min(zone.width / widest, zone.height / height, zone.largest)
    if (size > best.size) best = { lines, size }
  }
  return best
}

/** Breaks the text into at most `count` lines, the widest as short as possible. */
function balanced(pieces: readonly string[], count: number, face: Face): string[] {
  let [low, high] = [0, widthOf(pieces.join(' '), face)]
  for (let round = 0; round < 20; round++) {
    const middle = (low + high) / 2
    if (filled(pieces, middle, face).length <= count) high = middle
    else low = middle
  }
  return filled(pieces, high, face)
}

function filled(pieces: readonly string[], width: number, face: Face): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    const joined = last && (last.endsWith('\u00ad') ? last.slice(0, -1) + piece : `${last} ${piece}`)
    if (joined && widthOf(joined, face) <= width) lines[lines.length - 1] = joined
    else lines.push(piece)
  }
  return lines.map((line) => line.replace(/\u00ad$/, '-'))
}

/** Breaks a word into parts of equal length; each but the last ends in a soft hyphen. */
function cutWord(word: string): string[] {
  const letters = [...word]
  if (letters.length <= WORD_AT_MOST) return [word]
  const length = Math.ceil(letters.length / Math.ceil(letters.length / WORD_AT_MOST))
  const parts: string[] = []
  for (let at = 0; at < letters.length; at += length) parts.push(letters.slice(at, at + length).join(''))
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}\u00ad` : part))
}
