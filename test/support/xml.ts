/** An element of a parsed document. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  /** All text inside it, entities resolved. */
  text: string
}

/**
 * A strict XML parser for the documents of this project: one root, every element closed in order, every attribute quoted and named
 * once, no character and no entity outside XML 1.0, every prefix declared.
 * @throws {Error} that says what is wrong, and where
 */
export function readXml(xml: string): XmlElement {
  const illegal = [...xml].find((character) => !isLegal(character.codePointAt(0)!))
  if (illegal) throw new Error(`the illegal character U+${illegal.codePointAt(0)!.toString(16)}`)
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [document]
  const prolog = /^<\?xml version="1\.0" encoding="utf-8"\?>\n/.exec(xml)?.[0].length ?? 0
  const token = /<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gy
  token.lastIndex = prolog
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const [, closed, name, attributes = '', end, text] = token.exec(xml) ?? []
    const parent = open.at(-1)!
    if (text !== undefined) {
      if (parent === document && text.trim()) throw new Error(`text outside the root at ${at}`)
      const plain = resolved(text)
      for (const element of open) element.text += plain
    } else if (closed !== undefined) {
      if (open.pop()?.name !== closed || open.length === 0) throw new Error(`</${closed}> closes nothing at ${at}`)
    } else if (name !== undefined) {
      const element = { name, attributes: attributesIn(attributes), children: [], text: '' }
      parent.children.push(element)
      if (!end) open.push(element)
    } else throw new Error(`no XML at ${at}: ${xml.slice(at, at + 80)}`)
  }
  const [root, ...others] = document.children
  if (open.length > 1 || !root || others.length > 0) throw new Error('not one root that is closed')
  for (const [, prefix] of xml.matchAll(/<(\w+):/g))
    if (!(`xmlns:${prefix}` in root.attributes)) throw new Error(`the prefix ${prefix} is not declared`)
  return root
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** The text of the only child with this name; undefined without any. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const children = childrenNamed(element, name)
  if (children.length > 1) throw new Error(`${children.length} elements ${name}`)
  return children[0]?.text
}

function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name, value] of text.matchAll(/\s([\w:-]+)="([^"]*)"/g)) {
    if (name! in attributes) throw new Error(`the attribute ${name} stands twice`)
    attributes[name!] = resolved(value!)
  }
  return attributes
}

function resolved(text: string): string {
  if (text.includes(']]>')) throw new Error('a bare ]]>')
  return text.replace(/&([^;\s]*;)?/g, (entity, name = '') => {
    const [, decimal] = /^#(\d+);$/.exec(name) ?? []
    const character = decimal ? String.fromCodePoint(Number(decimal)) : NAMED[name]
    if (character === undefined) throw new Error(`the entity ${entity} is not known`)
    return character
  })
}

const NAMED: Readonly<Record<string, string>> = { 'amp;': '&', 'lt;': '<', 'gt;': '>', 'quot;': '"', 'apos;': "'" }

/** The production `Char` of XML 1.0. */
function isLegal(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return code <= 0xd7ff || (code >= 0xe000 && code !== 0xfffe && code !== 0xffff)
}
