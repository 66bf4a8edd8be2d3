/**
 * The part of a changelog that is about a version; of one that has none yet, what is to become it.
 *
 * @throws where a version that is released has no part of its own.
 */
export function notesOf(changelog: string, version: string, { isReleased }: { isReleased: boolean }): string {
  const parts = changelog.split(/^## /m).slice(1)
  const part = (title: string) => parts.find((one) => one.startsWith(`[${title}]`))
  const found = part(version) ?? (isReleased ? undefined : part('Unreleased'))
  if (!found) throw new Error(`CHANGELOG.md has no "## [${version}]".`)
  return `${found.slice(found.indexOf('\n')).trim()}\n`
}
