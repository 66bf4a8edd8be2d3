import { withPlainBreaks } from '#domain/text/marked-blocks.ts'

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TBODY THEAD TR UL'.split(
    ' ',
  ),
)
const LEFT_OUT = new Set('HEAD META NOSCRIPT SCRIPT STYLE TEMPLATE TITLE'.split(' '))

/** What is pasted from a clipboard: its HTML as a marked text, else its plain text. */
export function pastedText(clipboard: DataTransfer): string {
  const html = clipboard.getData('text/html')
  return (html && !isProgramText(html) && htmlToMarks(html)) || clipboard.getData('text/plain')
}

/** Whether HTML is program text, which editors copy with a block for each line. */
function isProgramText(html: string): boolean {
  return /white-space\s*:\s*pre\s*[;"']/i.test(html)
}

/** Converts HTML to a marked text: paragraphs, headings, quotes, lists, links, code, bold and italic. */
function htmlToMarks(html: string): string {
  // Removes styles: the Content-Security-Policy of the page also applies to parsed documents, and reports each style.
  const unstyled = html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
  return blocksOf(new DOMParser().parseFromString(unstyled, 'text/html').body).join('\n\n')
}

/** The paragraphs of an element. Text between block elements is a paragraph too. */
function blocksOf(element: Element): string[] {
  const blocks: string[] = []
  /** Number of blocks up to the last item of a list of Word, which has no element around its items. */
  let listEnd = 0
  let line = ''
  const endLine = () => {
    const text = tidy(line)
    if (text) blocks.push(text)
    line = ''
  }
  for (const node of element.childNodes) {
    if (node instanceof Element && hasBlock(node)) {
      endLine()
      const item = wordItemOf(node)
      if (item === null) blocks.push(...blocksIn(node))
      else if (listEnd > 0 && listEnd === blocks.length) blocks.push(`${blocks.pop()}\n${item}`)
      else listEnd = blocks.push(item)
    } else line += inlineOf(node)
  }
  endLine()
  return blocks
}

function blocksIn(element: Element): string[] {
  const { tagName } = element
  if (/^H[1-6]$/.test(tagName)) return blocksOf(element).map((text) => `## ${text.replaceAll('\n', ' ')}`)
  if (tagName === 'BLOCKQUOTE') return blocksOf(element).map((text) => `> ${text}`)
  if (tagName === 'UL' || tagName === 'OL') {
    const items = [...element.children].flatMap((item) => blocksOf(item).join(' ').replaceAll('\n', ' ') || [])
    return [items.map((text, index) => (tagName === 'OL' ? `${index + 1}. ${text}` : `- ${text}`)).join('\n')]
  }
  if (tagName === 'PRE') return [`\`\`\`\n${(element.textContent ?? '').replace(/\n$/, '')}\n\`\`\``]
  if (tagName === 'TR') return [[...element.children].map((cell) => tidy(inlineOf(cell))).join('\t')]
  return blocksOf(element)
}

/** A paragraph of Word that is an item of a list, whose bullet or number is in an element of its own; null for any other. */
function wordItemOf(element: Element): string | null {
  if (!/mso-list\s*:\s*l\d/i.test(element.getAttribute('data-style') ?? '')) return null
  const label = element.querySelector('[data-style*="mso-list:Ignore" i]')
  const number = /^\s*(\d+)[.)]/.exec(label?.textContent ?? '')?.[1]
  label?.remove()
  return `${number ? `${number}.` : '-'} ${tidy(inlineOf(element)).replaceAll('\n', ' ')}`
}

/** Whether an element is or contains a block: some word processors wrap everything that they copy in an inline element. */
function hasBlock(element: Element): boolean {
  return BLOCKS.has(element.tagName) || [...element.children].some(hasBlock)
}

function inlineOf(node: Node): string {
  if (node instanceof Text) return withPlainBreaks(node.data.replace(/[^\S\v\u2028\u2029]+/g, ' '))
  if (!(node instanceof HTMLElement) || LEFT_OUT.has(node.tagName)) return ''
  if (node.tagName === 'BR') return '\n'
  const text = [...node.childNodes].map(inlineOf).join('')
  if (node.tagName === 'CODE' || node.tagName === 'KBD') return hugging('`', text)
  if (node instanceof HTMLAnchorElement && /^(https?|mailto):/.test(node.href)) return link(text, node.href)
  const fontWeight = styleOf(node, 'font-weight')
  const fontStyle = styleOf(node, 'font-style')
  const isBold = fontWeight ? fontWeight === 'bold' || Number(fontWeight) >= 600 : /^(B|STRONG)$/.test(node.tagName)
  const isItalic = fontStyle ? fontStyle === 'italic' : /^(I|EM|CITE)$/.test(node.tagName)
  const slanted = isItalic ? hugging('*', text) : text
  return isBold ? hugging('**', slanted) : slanted
}

function styleOf({ dataset }: HTMLElement, property: string): string | undefined {
  return new RegExp(`${property}\\s*:\\s*(\\w+)`, 'i').exec(dataset.style ?? '')?.[1]
}

function link(text: string, address: string): string {
  const words = text.trim()
  if (words === '' || words === address || `${words}/` === address) return words === '' ? '' : address
  return `[${words.replaceAll('\n', ' ')}](${address})`
}

/** A mark has to touch the words, so spaces at the ends stay outside. */
function hugging(mark: string, text: string): string {
  const [, before, words, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text)!
  return words ? `${before}${mark}${words}${mark}${after}` : text
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}
