/**
 * Gives the section of the changelog about a version. A version without a section that is not released yet gets `[Unreleased]`.
 *
 * @throws for a released version without a section
 */
export function notesOf(changelog: string, version: string, { isReleased }: { isReleased: boolean }): string {
  const sections = changelog.split(/^## /m).slice(1)
  const titled = (title: string) => sections.find((section) => section.startsWith(`[${title}]`))
  const found = titled(version) ?? (isReleased ? undefined : titled('Unreleased'))
  if (!found) throw new Error(`CHANGELOG.md has no section "## [${version}]".`)
  return `${found.slice(found.indexOf('\n')).trim()}\n`
}
