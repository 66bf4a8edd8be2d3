import type { ReactNode } from 'react'

interface MarkedProps {
  text: string
  /** Start and end of each found word, ascending and not overlapping. */
  marks: readonly (readonly [number, number])[]
  /** Makes what is shown of each piece of the text. */
  shown?: (piece: string) => string
}

/** A text with `<mark>` around the found words. */
export function Marked({ text, marks, shown = (piece) => piece }: MarkedProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of marks) {
    parts.push(shown(text.slice(at, start)), <mark key={start}>{shown(text.slice(start, end))}</mark>)
    at = end
  }
  return [...parts, shown(text.slice(at))]
}
