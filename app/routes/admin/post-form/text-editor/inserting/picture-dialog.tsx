import { useEffect, useId, useRef, useState } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { Button, QuietButton } from '../../../../../ui/button.tsx'
import { useLocale } from '../../../../../ui/locale.ts'
import { TextField } from '../../../../../ui/text-field.tsx'
import { BrowseFiles } from '../../../picture/browse-files.tsx'
import { ChooseFromMedia } from '../../../picture/choose-from-media.tsx'
import type { PickedFile } from '../../../picture/picture-files.ts'
import type { PictureWords } from '../../../picture/unsent-pictures.ts'
import { useIncomingFiles } from '../../../picture/use-incoming-files.ts'
import { useObjectAddress } from '../../../picture/use-object-address.ts'
import { Dialog } from '../../../shell/dialog.tsx'
import { onEnter } from './on-enter.ts'

interface PictureDialogProps {
  onInsert: (picture: File | Picture, words: PictureWords) => void
  onClose: () => void
}

const NO_WORDS: PictureWords = { description: '', caption: '', source: '' }

/** Chooses a picture for a text, from the files of the device or from the pictures of the blog, and what is written of it. */
export function PictureDialog({ onInsert, onClose }: PictureDialogProps) {
  const { t } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<File | Picture | null>(null)
  const [words, setWords] = useState(NO_WORDS)
  const [problem, setProblem] = useState('')
  const id = useId()
  const { isOver, dropArea } = useIncomingFiles(dialog, true, pick)
  const fileAddress = useObjectAddress(chosen instanceof File ? chosen : null)
  const shown = chosen instanceof File ? fileAddress : chosen?.src
  useEffect(() => {
    if (chosen) fields.current?.querySelector('input')?.focus()
  }, [chosen])

  function pick(picked: PickedFile) {
    setProblem(picked.ok ? '' : t(picked.problem))
    if (picked.ok) setChosen(picked.file)
  }

  function pickStored(picture: Picture) {
    setProblem('')
    setChosen(picture)
    setWords((known) => ({ ...known, description: known.description || (picture.description ?? '') }))
  }

  function insert() {
    if (!chosen) return
    // The text can have the focus only when no dialog is open.
    dialog.current?.close()
    onInsert(chosen, words)
  }

  const text = (name: keyof PictureWords) => ({
    value: words[name],
    onChange: (value: string) => setWords((known) => ({ ...known, [name]: value })),
  })
  return (
    <Dialog title={t('labels.picture')} titleId={id} ref={dialog} onClose={onClose}>
      <div className="stack" {...dropArea}>
        {shown && <img className="whole-picture" src={shown} alt={t('textEditor.chosenPicture')} />}
        <BrowseFiles
          id={`${id}-file`}
          labelId={id}
          describedBy={problem ? `${id}-error` : `${id}-file-hint`}
          isInvalid={problem !== ''}
          isOver={isOver}
          input={input}
          onPick={pick}
        />
        {problem && (
          <p className="field__error" id={`${id}-error`} role="alert">
            {problem}
          </p>
        )}
        <ChooseFromMedia onChosen={pickStored} />
        {chosen && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields
          <div className="stack" ref={fields} onKeyDown={onEnter(insert)}>
            <TextField
              label={t('labels.description')}
              {...text('description')}
              hint={t('textEditor.descriptionHint')}
            />
            <TextField label={t('textEditor.caption')} {...text('caption')} hint={t('textEditor.captionHint')} />
            <TextField label={t('textEditor.source')} {...text('source')} />
          </div>
        )}
      </div>
      <p className="actions">
        {chosen && <Button onClick={insert}>{t('textEditor.insert')}</Button>}
        <QuietButton onClick={() => dialog.current?.close()}>{t('labels.cancel')}</QuietButton>
      </p>
    </Dialog>
  )
}
