/**
 * The newest migration with which a version cannot work that does not know it. One named `<number>-expand-<what>` only adds: versions
 * before it go on reading and writing.
 */
export function tooNew(applied: readonly string[], known: ReadonlySet<string>): string | undefined {
  return applied.findLast((name) => !known.has(name) && !/^\d{3}-expand-/.test(name))
}
