/**
 * Whether the characters from `start` to `end` can open a pair: a space, punctuation, a letter of a script without spaces or nothing
 * before them, and neither a space nor a closing bracket after them.
 */
export function canOpen(text: string, start: number, end: number): boolean {
  const [before, after] = [characterBefore(text, start), characterAfter(text, end)]
  return isEdge(before) && INSIDE_OPENING.test(after) && !standsAlone(before, after)
}

/** Whether the characters from `start` to `end` can close a pair; see {@link canOpen}. */
export function canClose(text: string, start: number, end: number): boolean {
  const [before, after] = [characterBefore(text, start), characterAfter(text, end)]
  return isEdge(after) && INSIDE_CLOSING.test(before) && !standsAlone(before, after)
}

/** Whether a mark or an address may begin at `at`; what comes before it is as in {@link canOpen}. */
export function isAfterEdge(text: string, at: number): boolean {
  return isEdge(characterBefore(text, at))
}

function isEdge(character: string): boolean {
  return character === '' || EDGE.test(character)
}

/** A mark alone in quotation marks, such as "*", means the character itself. */
function standsAlone(before: string, after: string): boolean {
  return QUOTATION_MARKS.has(before + after)
}

function characterAfter(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20)
}

function characterBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 2), at)
  return before.length === 2 && before.codePointAt(0)! > 0xffff ? before : before.slice(-1)
}

// U+FE0F and U+20E3 end an emoji. Scripts that do not part words by spaces, and Korean, which appends particles to words, have an edge
// at each letter.
const EDGE =
  /[\s\p{P}\p{S}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]|\ufe0f|\u20e3/u
const INSIDE_OPENING = /[^\s\p{Pe}]/u
const INSIDE_CLOSING = /[^\s\p{Ps}]/u
const QUOTATION_MARKS = new Set(['""', "''", '``', '//', '“”', '‘’', '„“', '‚‘', '«»', '»«', '‹›', '›‹'])
