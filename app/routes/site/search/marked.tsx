import type { ReactNode } from 'react'

/** A text with `<mark>` around the found words. @param marks start and end of each, ascending and not overlapping */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  return [...parts, text.slice(at)]
}
