/** Writes XML 1.0. Text is escaped: a parser reads it back as the same text, and never as markup. */

type Attributes = Readonly<Record<string, string | number | undefined>>

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'

export function element(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${formatAttributes(attributes)}>${escapedText(text)}</${name}>`
}

export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${formatAttributes(attributes)}/>`
}

/** An element with child elements, which are XML already. Empty strings are left out. */
export function elementWithChildren(name: string, children: readonly string[], attributes: Attributes = {}): string {
  return `<${name}${formatAttributes(attributes)}>\n${children.filter(Boolean).join('\n')}\n</${name}>`
}

/** Removes what XML 1.0 (2.2) forbids even escaped, or discourages. Lone surrogates become U+FFFD. */
export function withoutIllegal(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '')
}

function formatAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapedAttribute(String(value))}"`)
    .join('')
}

/** `>` as well, so that no `]]>` is left. A parser reads a bare carriage return as a line feed. */
function escapedText(text: string): string {
  return withoutIllegal(text).replace(/[&<>\r]/g, (character) => ENTITIES[character]!)
}

/** A parser reads bare tabs and line breaks in an attribute as spaces. */
function escapedAttribute(text: string): string {
  return withoutIllegal(text).replace(/[&<>"\r\n\t]/g, (character) => ENTITIES[character]!)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}
