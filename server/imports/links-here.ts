import { bareAddress } from '#domain/text/marked-address.ts'
import type { ImportedEntry } from './imported-post.ts'
import type { OldSite } from './old-site.ts'
import { linkAddress } from './text/link-address.ts'

/** Code, a link up to the end of its address, or an address alone. */
const ADDRESS =
  /`[^`\n]*`|(?<words>\[(?:[^[\]\\\n]|\\.)*\]\()(?<linked>[^\s<>"\\]+)|(?<bare>https?:\/\/[^\s<>"\\*|`[\]]+)/gi
/** Addresses of a post that its notes name. */
const NAMED_MAX = 5

/** Leads links of posts to what came along from their old site, and notes those that still lead there. */
export async function* withLinksHere(
  entries: AsyncIterable<ImportedEntry>,
  site: OldSite,
): AsyncGenerator<ImportedEntry> {
  for await (const entry of entries) {
    if (!('content' in entry)) {
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
  return text.replace(ADDRESS, (whole, ...values) => {
    const { words, linked, bare }: Readonly<Record<string, string | undefined>> = values.at(-1)
    const address = linked === undefined ? bare && bareAddress(bare) : beforeItsEnd(linked)
    if (!address || !/^https?:/i.test(address)) return whole
    const target = site.lookUp(address)
    if (target.kind === 'left') left.add(address)
    if (target.kind !== 'moved') return whole
    const path = linkAddress(target.path)
    // An address alone shows itself.
    return bare === undefined
      ? `${words}${path}${linked!.slice(address.length)}`
      : `[${address}](${path})${bare.slice(address.length)}`
  })
}

/** What is before the parenthesis that closes a link; empty without one. */
function beforeItsEnd(text: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && depth-- === 0) return text.slice(0, at)
  }
  return ''
}
