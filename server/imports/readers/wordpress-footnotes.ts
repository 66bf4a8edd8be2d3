import { isFields, textIn } from './fields.ts'

const REFERENCE = /<sup\b[^<>]{0,500}\bdata-fn="([\w-]{1,100})"[^<>]{0,500}>(?:(?!<\/sup>)[\s\S]){0,500}<\/sup>/gi

/**
 * A text with its footnotes, which WordPress keeps in a field beside it, at its end. Null where the field holds none.
 * @param stored JSON: a list of `{id, content}`, in which the content is HTML
 */
export function withFootnotes(html: string, stored: string | undefined): string | null {
  const footnotes = footnotesIn(stored)
  if (footnotes.length === 0) return null
  const labels = new Map(footnotes.map(({ id }, index) => [id, index + 1]))
  const text = html.replace(REFERENCE, (whole, id: string) => {
    const label = labels.get(id)
    return label === undefined ? whole : `<sup class="footnote-ref">[^${label}]</sup>`
  })
  const items = footnotes.map(({ content }, index) => `<li id="fn${index + 1}">${content}</li>`)
  return `${text}\n<section class="footnotes"><ol>${items.join('')}</ol></section>`
}

function footnotesIn(stored: string | undefined): { readonly id: string; readonly content: string }[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list.flatMap((item) => {
      const [id, content] = isFields(item) ? [textIn(item.id), textIn(item.content)] : ['', '']
      return id === '' || content.trim() === '' ? [] : [{ id, content }]
    })
  } catch {
    return []
  }
}
