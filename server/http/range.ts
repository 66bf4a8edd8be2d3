interface ByteRange {
  readonly start: number
  /** Last byte, inclusive. */
  readonly end: number
}

/** One range is answered; several, or none that can be read, count as none (RFC 9110 allows both). */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match) return undefined
  const [first = '', last = ''] = match.slice(1)
  if (!first && !last) return undefined

  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return undefined
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}
