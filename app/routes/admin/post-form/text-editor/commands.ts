/** A text and the part of it that is selected, in UTF-16 code units. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Replaces `from` to `to` by `insert`, and selects `start` to `end` of the result. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly start: number
  readonly end: number
}

export type Command = 'bold' | 'italic' | 'heading' | 'quote' | 'list' | 'spoiler'

/** The edit that adds a mark to the selection, or removes it from a selection that has it. */
export function editFor(command: Command, selected: Selected): Edit {
  switch (command) {
    case 'bold':
      return wrapped(selected, '**')
    case 'italic':
      return wrapped(selected, '*')
    case 'spoiler':
      return wrapped(selected, '||')
    case 'heading':
      return begun(selected, '## ')
    case 'quote':
      return begun(selected, '> ')
    case 'list':
      return listed(selected)
  }
}

function wrapped(selected: Selected, mark: string): Edit {
  const { text, start, end } = withoutOuterSpace(selected)
  const inside = text.slice(start, end)
  if (hasMark(text, start - mark.length, start, mark) && hasMark(text, end, end + mark.length, mark)) {
    const from = start - mark.length
    return { from, to: end + mark.length, insert: inside, start: from, end: from + inside.length }
  }
  const isMarked = inside.length > 2 * mark.length && inside.startsWith(mark) && inside.endsWith(mark)
  if (isMarked && hasMark(text, start, start + mark.length, mark)) {
    const insert = inside.slice(mark.length, -mark.length)
    return { from: start, to: end, insert, start, end: start + insert.length }
  }
  // A pair of marks holds no blank line.
  const insert = inside.replace(/[^\n]+(\n[^\n]+)*/g, (paragraph) => mark + paragraph + mark) || mark + mark
  const isOne = insert.length === inside.length + 2 * mark.length
  const edge = isOne ? mark.length : 0
  return { from: start, to: end, insert, start: start + edge, end: start + insert.length - edge }
}

/** Whether the characters are this mark, and no part of a longer one. */
function hasMark(text: string, from: number, to: number, mark: string): boolean {
  const sign = mark[0]!
  return from >= 0 && text.slice(from, to) === mark && (mark !== '*' || (text[from - 1] !== sign && text[to] !== sign))
}

/** Puts a mark at the beginning of each paragraph that the selection touches, or removes it if all of them have it. */
function begun({ text, start, end }: Selected, mark: string): Edit {
  const from = lineStart(text, start)
  const to = lineEnd(text, end)
  const lines = text.slice(from, to)
  const paragraphs = lines.split(/\n{2,}/)
  const isMarked = paragraphs.every((paragraph) => paragraph.startsWith(mark))
  const changed = isMarked
    ? lines.replace(new RegExp(`(^|\\n\\n)${mark}`, 'g'), '$1')
    : lines.replace(/(^|\n\n+)(?=[^\n]|$)/g, `$1${mark}`)
  return alone(text, from, to, changed)
}

function listed({ text, start, end }: Selected): Edit {
  const from = lineStart(text, start)
  const to = lineEnd(text, end)
  const lines = text.slice(from, to).split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return alone(text, from, to, lines.map((line) => line.slice(2)).join('\n'))
  // A single line gets an empty second item.
  const items = lines.length === 1 ? [...lines, ''] : lines
  return alone(text, from, to, items.map((line) => `- ${line}`).join('\n'))
}

/** Inserts the lines as a separate paragraph, with the caret at their end. */
function alone(text: string, from: number, to: number, lines: string): Edit {
  const before = from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n'
  const after = to === text.length || text.slice(to).startsWith('\n\n') ? '' : '\n'
  const caret = from + before.length + lines.length
  return { from, to, insert: before + lines + after, start: caret, end: caret }
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** The selection without spaces at its ends, since a mark has to touch the words. */
export function withoutOuterSpace({ text, start, end }: Selected): Selected {
  const inside = text.slice(start, end)
  if (inside.trim() === '') return { text, start, end: start === end ? end : start }
  return {
    text,
    start: start + inside.length - inside.trimStart().length,
    end: end - (inside.length - inside.trimEnd().length),
  }
}
