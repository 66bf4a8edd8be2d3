/** A list as it was typed; an ordered one counts up from `start`, which only it has. */
export interface TypedList {
  kind: 'list'
  start?: number
  items: string[]
}

/** The list of two lines or more that begins at a line: `- `, or numbers that count up by one. */
export function typedListAt(lines: readonly string[], from: number): TypedList | null {
  const first = listLine(lines[from])
  if (!first) return null
  const items = [first.item]
  for (let next = listLine(lines[from + items.length]); next; next = listLine(lines[from + items.length])) {
    const expected = first.number === null ? null : first.number + items.length
    if (next.number !== expected) break
    items.push(next.item)
  }
  if (items.length < 2) return null
  return first.number === null ? { kind: 'list', items } : { kind: 'list', start: first.number, items }
}

/** Up to nine digits: a browser counts no further than 2,147,483,647. */
export function listLine(line: string | undefined): { number: number | null; item: string } | null {
  const [, digits, item] = /^(?:-|(0|[1-9][0-9]{0,8})\.) +(\S.*)$/su.exec(line ?? '') ?? []
  if (item === undefined) return null
  return { number: digits === undefined ? null : Number(digits), item }
}
