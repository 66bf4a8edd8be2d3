import { codeFinder } from '../../text/wordpress-html.ts'
import { isFields, textIn } from '../fields.ts'

const REFERENCE = /<sup\b[^<>]{0,500}\bdata-fn="([\w-]{1,100})"[^<>]{0,500}>(?:(?!<\/sup>)[\s\S]){0,500}<\/sup>/gi

/** Footnotes within the text, as plug-ins read them: `[ref]…[/ref]`, `[footnote]…[/footnote]`, `((…))`. */
const WITHIN =
  /\[(ref|footnote|efn_note|mfn|fn)\]((?:(?!\[\/?(?:ref|footnote|efn_note|mfn|fn)\])[\s\S]){1,2000})\[\/\1\]|\(\(((?:(?!\(\(|\)\))[^\n]){1,1000})\)\)/gi

/**
 * A text with its footnotes at its end: those that WordPress keeps in a field beside it, and those that stand within it. Null where
 * there are none.
 * @param stored JSON: a list of `{id, content}`, in which the content is HTML
 */
export function withFootnotes(html: string, stored: string | undefined): string | null {
  const footnotes = footnotesIn(stored)
  const isCode = codeFinder(html)
  const typed = html.replace(
    WITHIN,
    (whole, _name, named: string | undefined, bracketed: string | undefined, at: number) => {
      if (isCode(at)) return whole
      const id = `within-${footnotes.length}`
      footnotes.push({ id, content: (named ?? bracketed ?? '').trim() })
      return `<sup data-fn="${id}"></sup>`
    },
  )
  if (footnotes.length === 0) return null
  const labels = new Map(footnotes.map(({ id }, index) => [id, index + 1]))
  const text = typed.replace(REFERENCE, (whole, id: string) => {
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
