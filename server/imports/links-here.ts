import { typedLinks } from '#domain/text/typed-links.ts'
import type { ImportedEntry } from './imported-post.ts'
import type { OldSite } from './old-site.ts'
import { linkAddress } from './text/link-address.ts'

/** Addresses of a post that its notes name. */
const NAMED_MAX = 5

/** Leads links of posts to what came along from their old site, and notes those that still lead there. */
export async function* withLinksHere(
  entries: AsyncIterable<ImportedEntry>,
  site: OldSite,
): AsyncGenerator<ImportedEntry> {
  for await (const entry of entries) {
    if (!('content' in entry) || site.isUnknown) {
      yield entry
      continue
    }
    const left = new Set<string>()
    const sections = entry.content.sections.map((section) => ({
      ...section,
      sectionText: linkedHere(section.sectionText, site, left),
    }))
    const notes = [...left].slice(0, NAMED_MAX).map((address) => `still leads to the old site: ${address}`)
    if (left.size > NAMED_MAX) notes.push(`further links to the old site: ${left.size - NAMED_MAX}`)
    yield { ...entry, content: { ...entry.content, sections }, notes: [...entry.notes, ...notes] }
  }
}

function linkedHere(text: string, site: OldSite, left: Set<string>): string {
  let written = ''
  let end = 0
  for (const { from, href, isBare } of typedLinks(text)) {
    const target = site.lookUp(href)
    if (target.kind === 'left') left.add(href)
    if (target.kind !== 'moved') continue
    const path = linkAddress(target.path)
    // An address alone shows itself.
    written += text.slice(end, from) + (isBare ? `[${href}](${path})` : path)
    end = from + href.length
  }
  return written + text.slice(end)
}
