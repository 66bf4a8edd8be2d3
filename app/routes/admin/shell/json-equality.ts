/** Whether two JSON values are equal. Unchanged parts are the same objects, so comparing a long form is quick. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => isSame(a[name as keyof object], b[name as keyof object]))
}

/** Whether JSON from storage can replace `like`. An empty list in `like` takes any objects, null takes anything. */
export function hasShapeOf<T>(value: unknown, like: T): value is T {
  if (typeof like !== 'object' || like === null) return like === null || typeof value === typeof like
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(like)) return false
  if (Array.isArray(like)) return (value as unknown[]).every((item) => hasShapeOf(item, like[0] ?? {}))
  return Object.entries(like).every(([key, part]) => hasShapeOf((value as Record<string, unknown>)[key], part))
}
