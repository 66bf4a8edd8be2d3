/** `20-22 25` as character codes. */
export function spans(list: string): number[] {
  return list.split(' ').flatMap((span) => {
    const [first, last = first] = span.split('-').map((hex) => Number.parseInt(hex, 16)) as [number, number?]
    return Array.from({ length: last! - first + 1 }, (_, i) => first + i)
  })
}

export function ranges(codes: number[]): string {
  const out: [number, number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = out.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else out.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return out.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ')
}
