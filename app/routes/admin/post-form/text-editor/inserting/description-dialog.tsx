import { useRef, useState } from 'react'
import type { TypedPicture } from '#domain/text/marked-blocks.ts'
import { Button, QuietButton } from '../../../../../ui/button.tsx'
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
    <Dialog title="Picture in the text" ref={dialog} onClose={onClose} onKeyDown={onEnter(save)}>
      <div className="stack">
        <img className="whole-picture" src={picture.address} alt="" />
        <TextField
          label="Description"
          value={description}
          onChange={setDescription}
          hint="What it shows, for those who cannot see it."
        />
      </div>
      <p className="actions">
        <Button onClick={save}>Save</Button>
        <QuietButton onClick={closing(onRemove)}>Remove</QuietButton>
        <QuietButton onClick={() => dialog.current?.close()}>Cancel</QuietButton>
      </p>
    </Dialog>
  )
}
