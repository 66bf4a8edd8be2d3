import { ImportError } from '../imported-post.ts'
import { type Fields, isFields } from '../readers/fields.ts'
import { escapedHtml } from './html-escape.ts'
import { markdownHtml } from './markdown-to-sections.ts'

const DEPTH_MAX = 100
/** Properties of cards that say how they look, and no words. */
const SETTINGS =
  /^(?:type|version|format|mode|tag|direction|style|width|mimetype|layout|size|duration|alignment|visibility|cardwidth|segment)$|(?:color|style|alignment|layout|mimetype|size|width|height|position|id)$/i
/** Parts of mails, and the form for readers who are no members: the pages of Ghost do not show the first. Each is named. */
const MAILED: ReadonlySet<string> = new Set(['email', 'email-cta', 'signup', 'paywall'])
const PICTURE = /(?:image|thumbnail|poster)(?:src|url)?$/i
const [BOLD, ITALIC, STRUCK, CODE, LOWERED, RAISED] = [1, 2, 4, 16, 32, 64]

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
    case 'autolink':
      return `<a href="${escaped(node.url)}" title="${escaped(node.title)}">${inner()}</a>`
    case 'list':
      return tagged(node.listType === 'number' ? 'ol' : 'ul', inner())
    case 'listitem':
      return tagged('li', inner())
    case 'quote':
    case 'aside':
      return tagged('blockquote', inner())
    case 'codeblock':
      return tagged('pre', escaped(node.code)) + captioned(node)
    case 'image':
      return `<figure>${picture(node)}<figcaption>${text(node.caption)}</figcaption></figure>`
    case 'gallery':
      return `<figure>${(Array.isArray(node.images) ? node.images : [])
        .map((image) => (isFields(image) ? picture(image) : ''))
        .join('')}<figcaption>${text(node.caption)}</figcaption></figure>`
    case 'html':
      return text(node.html)
    case 'embed':
      return (text(node.html) || linked(node.url, node.url)) + captioned(node)
    case 'markdown':
      return markdownHtml(text(node.markdown))
    case 'bookmark': {
      const { title, description, ...facts } = isFields(node.metadata) ? node.metadata : {}
      const by = [facts.author, facts.publisher].map(text).filter(Boolean).join(', ')
      return `${linked(node.url, title || node.url)}${worded(description)}${worded(by)}${captioned(node)}`
    }
    case 'callout':
      return tagged('blockquote', `${escaped(node.calloutEmoji)} ${text(node.calloutText)}`.trim())
    case 'toggle':
      return tagged('details', tagged('summary', text(node.heading)) + text(node.content))
    case 'horizontalrule':
      return '<hr>'
    case 'root':
      return inner()
    default:
      return Array.isArray(node.children) ? tagged('p', inner()) : card(node)
  }
}

/** Pictures, addresses and words of any other card: a button, a file, a recording, a product, a header, a call to action. */
function card(node: Fields): string {
  // The title is what the report says of a template.
  if (MAILED.has(String(node.type))) return `<template title="${escaped(node.type)}">${wordsOf(node)}</template>`
  const hidden = Object.entries(node).flatMap(([name, value]) => {
    const [, shown, enabled] = /^(?:show|has)([A-Z]\w*?)(?:Label)?$|^(\w+)Enabled$/.exec(name) ?? []
    return value === false && (shown ?? enabled) ? [(shown ?? enabled)!.toLowerCase()] : []
  })
  const values = Object.entries(node).flatMap(([name, value]) => {
    const words = text(value).trim()
    const isHidden = hidden.some((part) => name.toLowerCase().startsWith(part))
    return words === '' || isHidden || SETTINGS.test(name) ? [] : [[name, words] as const]
  })
  const [, address] =
    values.find(([name, value]) => /(?:url|src|href)$/i.test(name) && !PICTURE.test(name) && isAddress(value)) ?? []
  const named = (pattern: RegExp) => values.find(([name]) => pattern.test(name))?.[1]
  const label = named(/button(?:text)?$/i) ?? named(/title$/i) ?? named(/filename$/i)
  return values
    .map(([name, value]) => {
      if (PICTURE.test(name)) return isAddress(value) ? `<figure><img src="${escaped(value)}" alt=""></figure>` : ''
      if (value === address) return linked(address, label || address)
      if (isAddress(value)) return linked(value, value)
      if (value === label && address) return ''
      return tagged('p', /<\/[a-z][a-z0-9]*>/i.test(value) ? value : escaped(value))
    })
    .join('')
}

/** Its link is around it. */
function picture(node: Fields): string {
  const image = `<img src="${escaped(node.src)}" alt="${escaped(node.alt)}" title="${escaped(node.title)}">`
  return text(node.href) === '' ? image : `<a href="${escaped(node.href)}">${image}</a>`
}

function wordsOf(node: Fields): string {
  return Object.entries(node)
    .filter(([name, value]) => !SETTINGS.test(name) && text(value).trim() !== '')
    .map(([, value]) =>
      /<\/?[a-z]/i.test(text(value))
        ? text(value)
        : isAddress(text(value))
          ? linked(value, value)
          : `${escaped(value)} `,
    )
    .join('')
}

function isAddress(value: string): boolean {
  return /^(?:https?:\/\/|\/|__GHOST_URL__)\S+$/.test(value)
}

function linked(address: unknown, label: unknown): string {
  return tagged('p', `<a href="${escaped(address)}">${escaped(label)}</a>`)
}

function worded(value: unknown): string {
  return text(value).trim() === '' ? '' : tagged('p', escaped(value))
}

function captioned(node: Fields): string {
  return text(node.caption).trim() === '' ? '' : tagged('p', text(node.caption))
}

function formatted(inner: string, format: number): string {
  const code = format & CODE! ? tagged('code', inner) : inner
  const name = format & STRUCK! ? 's' : format & LOWERED! ? 'sub' : format & RAISED! ? 'sup' : ''
  const changed = name ? tagged(name, code) : code
  const italic = format & ITALIC! ? tagged('em', changed) : changed
  return format & BOLD! ? tagged('strong', italic) : italic
}

function tagged(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function escaped(value: unknown): string {
  return escapedHtml(text(value))
}
