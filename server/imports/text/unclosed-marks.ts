const TOKEN =
  /<(\/?)(i|b|em|strong)\s*>|<\/?(?:p|div|li|ul|ol|dl|dt|dd|td|th|tr|table|blockquote|h[1-6]|figure|figcaption|section|pre|hr|a|span|spoiler|details|summary)(?=[\s/>])|\n[ \t]*\n/gi

interface Tag {
  readonly index: number
  readonly length: number
  readonly isEnd: boolean
}

/**
 * Closes marks where a writer opened them twice, as in `a <i>word<i> of`: browsers would slant all that follows. Tags that are
 * nested on purpose have as many ends and stay.
 */
export function withMarksClosed(html: string): string {
  const changed: { index: number; length: number; name: string }[] = []
  let tags = new Map<string, Tag[]>()
  const endBlock = () => {
    for (const [name, found] of tags) for (const tag of opensMeantAsEnds(found)) changed.push({ ...tag, name })
    tags = new Map()
  }
  for (const { 0: whole, 1: slash, 2: named, index } of html.matchAll(TOKEN)) {
    if (named === undefined) endBlock()
    else {
      const name = named.toLowerCase()
      const tag = { index, length: whole.length, isEnd: slash === '/' }
      const known = tags.get(name)
      if (known) known.push(tag)
      else tags.set(name, [tag])
    }
  }
  endBlock()
  let text = ''
  let at = 0
  for (const { index, length, name } of changed.sort((a, b) => a.index - b.index)) {
    text += `${html.slice(at, index)}</${name}>`
    at = index + length
  }
  return text + html.slice(at)
}

function opensMeantAsEnds(tags: readonly Tag[]): Tag[] {
  let ends = tags.filter(({ isEnd }) => isEnd).length
  let opens = tags.length - ends
  if (ends >= opens) return []
  const found: Tag[] = []
  let isOpen = false
  for (const tag of tags) {
    if (tag.isEnd) {
      ends--
      isOpen = false
      continue
    }
    opens--
    // This tag and the following one leave two beginnings without an end.
    if (isOpen && ends < opens + 2) {
      found.push(tag)
      isOpen = false
    } else isOpen = true
  }
  return isBalanced(tags, new Set(found)) ? found : []
}

/** An end without a beginning in the block would close an element around the block. */
function isBalanced(tags: readonly Tag[], ends: ReadonlySet<Tag>): boolean {
  let depth = 0
  for (const tag of tags) {
    depth += tag.isEnd || ends.has(tag) ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
