import { absoluteHref } from '#domain/text/marked-address.ts'
import type { Block, Inline } from '#domain/text/marked-text.ts'
import { hidesSomething } from '#domain/text/marked-tree.ts'

/** Values of style attributes, and the colour of lines. */
interface Styles {
  readonly text: string
  readonly title: string
  readonly small: string
  readonly line: string
}

type Mailed = Exclude<Block, { kind: 'picture' }>

const MONO = 'ui-monospace,Consolas,Menlo,monospace'

/**
 * A block of a text for mail programs. They cannot cover anything: a link to the page replaces a spoiler, and a link that holds one.
 * @param page address of the page that has the text
 */
export function markedHtml(block: Mailed, page: string, styles: Styles): string {
  const { text, title, small, line } = styles
  const inline = (nodes: readonly Inline[]) => inlineHtml(nodes, page)
  const lines = (each: readonly Inline[][]) => each.map(inline).join('<br>')
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;${text}">${lines(block.lines)}</p>`
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 8px">${inline(item)}</li>`).join('')
      const style = `class="ink" style="margin:0 0 16px;padding-left:24px;${text}"`
      return block.ordered ? `<ol start="${block.start}" ${style}>${items}</ol>` : `<ul ${style}>${items}</ul>`
    }
    case 'heading':
      return `<h3 class="ink" style="margin:24px 0 8px;${title}">${inline(block.line)}</h3>`
    case 'quote': {
      const quoted = block.blocks.map((part) => markedHtml(part, page, styles)).join('')
      return `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid ${line}">${quoted}</blockquote>`
    }
    case 'code':
      return `<pre class="ink" style="margin:0 0 16px;white-space:pre-wrap;${text};font-family:${MONO};font-size:14px">${escaped(block.text)}</pre>`
    case 'embed':
      return `<p class="ink" style="margin:0 0 16px;${text}">${escaped(block.service)}: ${linkHtml(block.href, escaped(block.href))}</p>`
    case 'footnotes': {
      const notes = block.notes.map((note) => `<li style="margin:0 0 8px">${lines(note)}</li>`).join('')
      return `<ol class="muted" style="margin:0 0 16px;padding-left:24px;${small}">${notes}</ol>`
    }
    case 'verbatim':
      return ''
  }
}

export function escaped(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!,
  )
}

function inlineHtml(nodes: readonly Inline[], page: string): string {
  return nodes.map((node) => nodeHtml(node, page)).join('')
}

function nodeHtml(node: Inline, page: string): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.text)
    case 'code':
      return `<code style="font-family:${MONO};font-size:14px">${escaped(node.text)}</code>`
    case 'footnote':
      return `<sup>${node.number}</sup>`
    case 'emphasis':
      return `<em>${inlineHtml(node.children, page)}</em>`
    case 'strong':
      return `<strong>${inlineHtml(node.children, page)}</strong>`
    case 'link':
      return hidesSomething(node.children)
        ? spoiler(page)
        : linkHtml(absoluteHref(node.href, new URL(page).origin), inlineHtml(node.children, page))
    case 'spoiler':
      return spoiler(page)
  }
}

function spoiler(page: string): string {
  return linkHtml(page, '[spoiler]')
}

function linkHtml(href: string, inner: string): string {
  return `<a href="${escaped(href)}" style="color:inherit">${inner}</a>`
}
