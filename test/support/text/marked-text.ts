import type { Block, Inline } from '#domain/text/marked-text.ts'

export function text(typed: string): Inline {
  return { kind: 'text', text: typed }
}

/** A pair of marks around a text, or around others. */
function marked(kind: 'emphasis' | 'strong' | 'spoiler', child: string | Inline): Inline {
  return { kind, children: [typeof child === 'string' ? text(child) : child] }
}

export const emphasis = (child: string | Inline) => marked('emphasis', child)
export const strong = (child: string | Inline) => marked('strong', child)
export const spoiler = (child: string | Inline) => marked('spoiler', child)

export function paragraph(...lines: string[]): Block {
  return { kind: 'paragraph', lines: lines.map((line) => [text(line)]) }
}

export function bullets(...items: string[]): Block {
  return { kind: 'list', ordered: false, items: items.map((item) => [text(item)]) }
}
