import { useRef, useState } from 'react'
import type { TypedPicture } from '#domain/text/marked-blocks.ts'
import { Button, QuietButton } from '../../../../../ui/button.tsx'
import { useLocale } from '../../../../../ui/locale.ts'
import { TextField } from '../../../../../ui/text-field.tsx'
import { Dialog } from '../../../shell/dialog.tsx'
import { onEnter } from './on-enter.ts'

interface DescriptionDialogProps {
  picture: TypedPicture
  onSave: (description: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Says anew what a picture within a text shows, or takes it out of the text. */
export function DescriptionDialog({ picture, onSave, onRemove, onClose }: DescriptionDialogProps) {
  const { t } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const [description, setDescription] = useState(picture.alt)

  /** The focus returns to where it was before anything else sets it. */
  function closing(act: () => void) {
    return () => {
      dialog.current?.close()
      act()
    }
  }

  const save = closing(() => onSave(description))
  return (
    <Dialog title={t('textEditor.pictureInText')} ref={dialog} onClose={onClose} onKeyDown={onEnter(save)}>
      <div className="stack">
        <img className="whole-picture" src={picture.address} alt="" />
        <TextField
          label={t('labels.description')}
          value={description}
          onChange={setDescription}
          hint={t('textEditor.descriptionHint')}
        />
      </div>
      <p className="actions">
        <Button onClick={save}>{t('labels.save')}</Button>
        <QuietButton onClick={closing(onRemove)}>{t('labels.remove')}</QuietButton>
        <QuietButton onClick={() => dialog.current?.close()}>{t('labels.cancel')}</QuietButton>
      </p>
    </Dialog>
  )
}
