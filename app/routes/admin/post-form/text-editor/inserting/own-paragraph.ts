import type { Edit, Selected } from '../commands.ts'

/**
 * Inserts lines as a paragraph of their own: where the caret is between paragraphs, else after the paragraph that it is in. The
 * caret follows them.
 */
export function ownParagraph({ text, end: caret }: Selected, lines: string): Edit {
  const at = isBetween(text, caret) ? caret : paragraphEnd(text, caret)
  const before = at === 0 ? '' : '\n'.repeat(2 - breaksAtEnd(text.slice(Math.max(0, at - 2), at)))
  // A paragraph for what is typed next: at the beginning of a picture or card it would make a plain line of it.
  const breaks = /^\n*(?:!\[|https?:)/.test(text.slice(at)) ? 4 : 2
  const after = '\n'.repeat(breaks - breaksAtStart(text.slice(at, at + breaks)))
  const end = at + before.length + lines.length + 2
  return { from: at, to: at, insert: before + lines + after, start: end, end }
}

/** Whether the caret is in an empty line, or at the beginning of a paragraph. */
function isBetween(text: string, caret: number): boolean {
  const words = text.slice(0, caret).trimEnd()
  const gap = text.slice(words.length, caret)
  const isLineEmpty = gap.includes('\n') && /^[^\S\n]*(?:\n|$)/.test(text.slice(caret))
  return words === '' || isLineEmpty || /\n[^\S\n]*\n/.test(gap)
}

function paragraphEnd(text: string, caret: number): number {
  const rest = /\n[^\S\n]*(?:\n|$)/.exec(text.slice(caret))
  return rest ? caret + rest.index : text.length
}

function breaksAtEnd(characters: string): number {
  return /\n*$/.exec(characters)![0].length
}

function breaksAtStart(characters: string): number {
  return /^\n*/.exec(characters)![0].length
}
