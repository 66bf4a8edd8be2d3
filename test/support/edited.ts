import type { Edit, Selected } from '../../app/routes/admin/post-form/text-editor/commands.ts'

/**
 * The text after an edit. `⟨` and `⟩` mark the ends of the selection in `before` and in the result, or `‸` the caret.
 * @returns `before` where there is no edit
 */
export function edited(before: string, edit: (selected: Selected) => Edit | null): string {
  const marked = before.replace('‸', '⟨⟩')
  const start = marked.indexOf('⟨')
  const end = marked.indexOf('⟩') - 1
  const text = marked.replace(/[⟨⟩]/g, '')
  const made = edit({ text, start, end })
  if (!made) return before
  const changed = text.slice(0, made.from) + made.insert + text.slice(made.to)
  return `${changed.slice(0, made.start)}⟨${changed.slice(made.start, made.end)}⟩${changed.slice(made.end)}`.replace(
    '⟨⟩',
    '‸',
  )
}
