import { ImportError } from '../imported-post.ts'
import { isFields } from '../readers/fields.ts'

const DEPTH_MAX = 100
const [BOLD, ITALIC, CODE] = [1, 2, 16]

/** The HTML of a text in Lexical, the format of Ghost's editor. @throws {ImportError} for other data */
export function lexicalToHtml(lexical: string): string {
  let tree: unknown
  try {
    tree = JSON.parse(lexical)
  } catch {
    throw new ImportError('Its text is no Lexical that can be read.')
  }
  return isFields(tree) ? html(tree.root, 0) : ''
}

function html(node: unknown, depth: number): string {
  if (depth > DEPTH_MAX) throw new ImportError(`Its text nests more than ${DEPTH_MAX} deep.`)
  if (!isFields(node)) return ''
  const inner = () =>
    Array.isArray(node.children) ? node.children.map((child) => html(child, depth + 1)).join('') : ''
  switch (String(node.type).replace(/^extended-/, '')) {
    case 'text':
      return formatted(escaped(node.text), Number(node.format) || 0)
    case 'linebreak':
      return '<br>'
    case 'heading':
      return tagged(/^h[1-6]$/.test(String(node.tag)) ? String(node.tag) : 'h2', inner())
    case 'link':
      return `<a href="${escaped(node.url)}">${inner()}</a>`
    case 'list':
      return tagged(node.listType === 'number' ? 'ol' : 'ul', inner())
    case 'listitem':
      return tagged('li', inner())
    case 'quote':
    case 'aside':
      return tagged('blockquote', inner())
    case 'codeblock':
      return tagged('pre', escaped(node.code))
    case 'image':
      return `<figure><img src="${escaped(node.src)}" alt="${escaped(node.alt)}"><figcaption>${text(node.caption)}</figcaption></figure>`
    case 'gallery':
      return (Array.isArray(node.images) ? node.images : [])
        .map((image) => html({ ...image, type: 'image' }, depth + 1))
        .join('')
    case 'html':
    case 'embed':
      return text(node.html)
    case 'markdown':
      return tagged('pre', escaped(node.markdown))
    case 'bookmark':
      return tagged(
        'p',
        `<a href="${escaped(node.url)}">${escaped(isFields(node.metadata) ? node.metadata.title : node.url)}</a>`,
      )
    case 'callout':
      return tagged('p', text(node.calloutText))
    case 'toggle':
      return `${tagged('p', text(node.heading))}${text(node.content)}`
    default:
      return node.type === 'root' ? inner() : tagged('p', inner())
  }
}

function formatted(inner: string, format: number): string {
  const code = format & CODE! ? tagged('code', inner) : inner
  const italic = format & ITALIC! ? tagged('em', code) : code
  return format & BOLD! ? tagged('strong', italic) : italic
}

function tagged(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function escaped(value: unknown): string {
  return text(value).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
