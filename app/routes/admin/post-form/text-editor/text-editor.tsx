import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { Field, type FieldTexts } from '../../../../ui/field.tsx'
import { type Command, type Edit, editFor } from './commands.ts'
import { HelpDialog } from './help-dialog.tsx'
import { htmlToMarks } from './html-to-marks.ts'
import { Toolbar } from './toolbar.tsx'
import { commandOf } from './tools.ts'

interface TextEditorProps extends FieldTexts {
  /** Names the toolbar. */
  name: string
  value: string
  onChange: (value: string) => void
}

/** A plain field for a text with marks, a toolbar and shortcuts. */
export function TextEditor({ name, value, onChange, ...texts }: TextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = useCallback(() => setHelpOpen(true), [])

  const apply = useCallback((command: Command) => {
    const { value: text, selectionStart: start, selectionEnd: end } = field.current!
    edit(field.current!, editFor(command, { text, start, end }))
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const command = commandOf(event.nativeEvent)
    if (!command) return
    event.preventDefault()
    apply(command)
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html')
    const text = html && htmlToMarks(html)
    if (!text || text === event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    const { selectionStart: from, selectionEnd: to } = event.currentTarget
    edit(event.currentTarget, { from, to, insert: text, start: from + text.length, end: from + text.length })
  }

  return (
    <>
      <Field {...texts}>
        {(control) => (
          <>
            <Toolbar label={`Marks for ${name}`} controls={control.id} onCommand={apply} onHelp={openHelp} />
            <textarea
              {...control}
              ref={field}
              rows={6}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          </>
        )}
      </Field>
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
    </>
  )
}

/** `insertText` is the only way to change a field that its undo knows. It dispatches the input event. */
function edit(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  field.focus()
  field.setSelectionRange(from, to)
  const isDone = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
  if (!isDone) {
    field.setRangeText(insert)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(start, end)
}
