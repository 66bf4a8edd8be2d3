import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { Field, type FieldTexts } from '../../../../ui/field.tsx'
import { bringsFiles, type PickedFile, pickedFile } from '../../picture/picture-files.ts'
import { addressAfter, type Command, type Edit, editFor } from './commands.ts'
import { HelpDialog } from './help-dialog.tsx'
import { htmlToMarks, isProgramText } from './html-to-marks.ts'
import { PendingPictureRow } from './pending-picture-row.tsx'
import { type PendingPicture, usePendingPictures } from './pending-pictures.ts'
import { Toolbar } from './toolbar.tsx'
import { commandOf } from './tools.ts'

interface TextEditorProps extends FieldTexts {
  /** Names the toolbar. */
  name: string
  value: string
  onChange: (value: string) => void
  /** Prefix of the names of its unsent pictures. */
  pictureField: string
  /** Called with true when an upload starts, and with false when it ends. */
  onBusy: (isBusy: boolean) => void
}

/** A plain field for a text with marks, a toolbar and shortcuts. */
export function TextEditor({ name, value, onChange, pictureField, onBusy, ...texts }: TextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const pictures = usePendingPictures(pictureField)
  const [problem, setProblem] = useState('')
  const openHelp = useCallback(() => setHelpOpen(true), [])

  const apply = useCallback((command: Command) => {
    field.current!.focus()
    const { value: text, selectionStart: start, selectionEnd: end } = field.current!
    edit(field.current!, editFor(command, { text, start, end }))
  }, [])

  function take(picked: PickedFile) {
    setProblem(picked.ok ? '' : picked.problem)
    if (picked.ok) pictures.add(picked.file)
  }

  function insert(picture: PendingPicture, address: string) {
    if (field.current) edit(field.current, pictureEdit(field.current, address, picture.isRestored))
    pictures.remove(picture)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Tab' && !event.shiftKey) return selectAddress(event)
    const command = commandOf(event.nativeEvent)
    if (!command) return
    event.preventDefault()
    apply(command)
  }

  /** Tab after the text of a new link selects its placeholder address. Everywhere else Tab leaves the field, as usual. */
  function selectAddress(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget
    const address = addressAfter({ text, start, end })
    if (!address) return
    event.preventDefault()
    event.currentTarget.setSelectionRange(...address)
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html')
    const picked = pickedFile(event.clipboardData.files)
    const text = html && !isProgramText(html) ? htmlToMarks(html) : ''
    // Word processors put a picture of a text beside it; browsers put HTML without words beside a picture.
    if (picked && !text && !event.clipboardData.getData('text/plain').trim()) {
      event.preventDefault()
      return take(picked)
    }
    if (!text || text === event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    const { selectionStart: from, selectionEnd: to } = event.currentTarget
    edit(event.currentTarget, { from, to, insert: text, start: from + text.length, end: from + text.length })
  }

  function onDrop(event: DragEvent) {
    const picked = bringsFiles(event.dataTransfer) && pickedFile(event.dataTransfer.files)
    if (!picked) return
    event.preventDefault()
    take(picked)
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
              rows={2}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onDragOver={(event) => bringsFiles(event.dataTransfer) && event.preventDefault()}
              onDrop={onDrop}
            />
            {pictures.pending.map((picture) => (
              <PendingPictureRow
                key={picture.field}
                picture={picture}
                onStored={(address) => insert(picture, address)}
                onLeftOut={() => pictures.remove(picture)}
                onPressed={() => field.current?.focus()}
                onBusy={onBusy}
              />
            ))}
            <p className="field__error" role="status">
              {problem}
            </p>
          </>
        )}
      </Field>
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
    </>
  )
}

/** Inserts a picture as a paragraph of its own, at the caret or at the end of the text. */
function pictureEdit({ value, selectionEnd }: HTMLTextAreaElement, address: string, isAtEnd: boolean): Edit {
  const at = isAtEnd ? value.length : selectionEnd
  const before = at === 0 || value.slice(0, at).endsWith('\n\n') ? '' : '\n\n'
  const after = value.slice(at).startsWith('\n\n') ? '' : '\n\n'
  const words = before.length + at + 2
  // The caret is placed where the description is typed.
  return { from: at, to: at, insert: `${before}![](${address})${after}`, start: words, end: words }
}

/** Uses `insertText`, the only kind of change that the undo history of a field includes. It dispatches the input event. */
function edit(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  // The focus may have moved to another field during the upload of a picture.
  if (document.activeElement !== field) {
    field.setRangeText(insert, from, to)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return
  }
  field.setSelectionRange(from, to)
  const isDone = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
  if (!isDone) {
    field.setRangeText(insert)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(start, end)
}
