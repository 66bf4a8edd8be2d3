import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import type { TypedPicture } from '#domain/text/marked-blocks.ts'
import { Field, type FieldTexts } from '../../../../ui/field.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { bringsFiles, type PickedFile, pickedFile } from '../../picture/picture-files.ts'
import type { PictureWords } from '../../picture/unsent-pictures.ts'
import { useBlogLocale } from '../../shell/languages.tsx'
import { useAfterPause } from '../../shell/use-after-pause.ts'
import { type Edit, editFor, type Selected } from './commands.ts'
import { edit, selectedIn } from './field-edit.ts'
import { HelpDialog } from './help-dialog.tsx'
import { pastedText } from './html-to-marks.ts'
import { DescriptionDialog } from './inserting/description-dialog.tsx'
import { addressEdit, linkAt, linkEdit } from './inserting/link.ts'
import { LinkPanel } from './inserting/link-panel.tsx'
import { ownParagraph } from './inserting/own-paragraph.ts'
import { PictureDialog } from './inserting/picture-dialog.tsx'
import { descriptionEdit, pictureEdit, removalEdit } from './inserting/picture-marks.ts'
import { TrailerPanel } from './inserting/trailer-panel.tsx'
import { PendingPictureRow } from './pending-picture-row.tsx'
import { type PendingPicture, usePendingPictures } from './pending-pictures.ts'
import { TextFoot } from './text-foot.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Asking, asks, type ToolName, toolOf } from './tools.ts'

/** Its pictures and words are read from a whole text, so only once nothing is typed. */
const REST = { pauseMs: 500, longestWaitMs: Number.POSITIVE_INFINITY }

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
  const { t } = useLocale()
  const blog = useBlogLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Asking | 'help' | TypedPicture | null>(null)
  const pictures = usePendingPictures(pictureField)
  const [problem, setProblem] = useState('')
  const rested = useAfterPause(value, REST)
  /** The selection when a panel or dialog was opened; null once it was restored, or the writer has set another. */
  const caret = useRef<Selected>(null)
  const wasFocused = useRef(false)
  /** Moves the caret of a field that never had the focus from the beginning to the end, where text is inserted then. */
  const settleCaret = useCallback(() => {
    const text = field.current!
    if (!wasFocused.current) text.setSelectionRange(text.value.length, text.value.length)
    wasFocused.current = true
  }, [])
  const ask = useCallback(
    (asked: Asking | 'help' | TypedPicture) => {
      settleCaret()
      caret.current = selectedIn(field.current!)
      setOpen(asked)
    },
    [settleCaret],
  )
  const openHelp = useCallback(() => ask('help'), [ask])
  /** Chromium restores the focus without the selection, which is then at the beginning. */
  function restoreCaret() {
    field.current!.focus()
    if (caret.current) field.current!.setSelectionRange(caret.current.start, caret.current.end)
    caret.current = null
  }

  /** Runs when a panel or dialog has closed. A press on another tool closes a panel, perhaps after that tool has opened its own. */
  const closed = (closing: typeof open) => () => {
    setOpen((known) => (known === closing ? null : known))
    if (document.activeElement === field.current && field.current?.selectionEnd === 0 && caret.current) restoreCaret()
  }

  const use = useCallback(
    (tool: ToolName) => {
      const { current: text } = field
      if (!text) return
      settleCaret()
      const worded = tool === 'link' ? addressEdit(selectedIn(text)) : null
      if (asks(tool) && !worded) return ask(tool)
      text.focus()
      if (worded) edit(text, worded)
      else if (tool === 'undo' || tool === 'redo') document.execCommand(tool)
      else if (!asks(tool)) edit(text, editFor(tool, selectedIn(text)))
    },
    [ask, settleCaret],
  )

  /** Changes the text and closes the panel or dialog. The field gets the focus first, so that the change can be undone. */
  function change(edited: (selected: Selected) => Edit | null) {
    restoreCaret()
    const made = edited(selectedIn(field.current!))
    if (made) edit(field.current!, made)
    setOpen(null)
  }

  function choosePicture(picture: File | Picture, words: PictureWords) {
    if (!(picture instanceof File)) return change((selected) => pictureEdit(blog.t, selected, picture.src, words))
    restoreCaret()
    pictures.add({ file: picture, words, text: field.current!.value })
  }

  function describe(picture: TypedPicture, description: string) {
    const opener = document.activeElement
    change(({ text }) => descriptionEdit(text, picture, description))
    if (opener instanceof HTMLElement) opener.focus()
  }

  function take(picked: PickedFile) {
    setProblem(picked.ok ? '' : t(picked.problem))
    if (picked.ok) pictures.add({ file: picked.file, words: null, text: field.current!.value })
  }

  function insertPending(picture: PendingPicture, address: string) {
    const { current: text } = field
    if (text) {
      const selected = selectedIn(text)
      const isRestored = picture.text === null
      const place = isRestored ? { ...selected, end: selected.text.trimEnd().length } : selected
      const made = pictureEdit(blog.t, place, address, picture.words)
      // The caret stays where it is if the text was changed since.
      edit(text, picture.text === selected.text ? made : { ...made, start: selected.start, end: selected.end })
    }
    pictures.remove(picture)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    caret.current = null
    const tool = toolOf(event.nativeEvent)
    if (!tool) return
    event.preventDefault()
    use(tool)
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const picked = pickedFile(event.clipboardData.files)
    const text = pastedText(event.clipboardData)
    // Word processors put a picture of a text beside it; browsers put HTML without words beside a picture.
    if (picked && !text.trim()) {
      event.preventDefault()
      return take(picked)
    }
    if (text === event.clipboardData.getData('text/plain')) return
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
            <Toolbar
              label={t('textEditor.marksFor', { name })}
              controls={control.id}
              bar={bar}
              onTool={use}
              onHelp={openHelp}
            />
            <textarea
              {...control}
              ref={field}
              onFocus={() => {
                wasFocused.current = true
              }}
              rows={2}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onMouseDown={() => {
                caret.current = null
              }}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onDragOver={(event) => bringsFiles(event.dataTransfer) && event.preventDefault()}
              onDrop={onDrop}
            />
            {pictures.pending.map((picture) => (
              <PendingPictureRow
                key={picture.field}
                picture={picture}
                onStored={(address) => insertPending(picture, address)}
                onLeftOut={() => pictures.remove(picture)}
                onPressed={() => field.current?.focus()}
                onBusy={onBusy}
              />
            ))}
            <p className="field__error" role="status">
              {problem}
            </p>
            <TextFoot text={rested} onOpen={ask} />
          </>
        )}
      </Field>
      {open === 'help' && <HelpDialog onClose={closed('help')} />}
      {open === 'picture' && <PictureDialog onInsert={choosePicture} onClose={closed('picture')} />}
      {open === 'trailer' && (
        <TrailerPanel
          bar={bar}
          onInsert={(line) => change((selected) => ownParagraph(selected, line))}
          onClose={closed('trailer')}
        />
      )}
      {open === 'link' && (
        <LinkPanel
          bar={bar}
          address={linkAt(selectedIn(field.current!)).address}
          onInsert={(address, title) => change((selected) => linkEdit(linkAt(selected), address, title))}
          onClose={closed('link')}
        />
      )}
      {typeof open === 'object' && open && (
        <DescriptionDialog
          picture={open}
          onSave={(description) => describe(open, description)}
          onRemove={() => change(({ text }) => removalEdit(text, open))}
          onClose={closed(open)}
        />
      )}
    </>
  )
}
