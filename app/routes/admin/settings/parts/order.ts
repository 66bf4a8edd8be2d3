/** The list with one item elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return removed(list, from).toSpliced(to, 0, list[from]!)
}

export function removed<T>(list: readonly T[], index: number): T[] {
  return list.toSpliced(index, 1)
}

export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  return list.with(index, item)
}
