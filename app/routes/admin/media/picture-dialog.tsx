import { useEffect, useId, useRef, useState } from 'react'
import type { FocalPoint } from '#domain/pictures/focal-point.ts'
import type { ListedPicture } from '#domain/pictures/listed-picture.ts'
import { sourceSet } from '#domain/pictures/picture.ts'
import { Button, QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { pictureFacts } from '../picture/picture-facts.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import { FocalPointField } from './focal-point-field.tsx'

interface PictureDialogProps {
  picture: ListedPicture
  onClose: () => void
}

/** One picture as a whole, with its description and its focal point. */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [description, setDescription] = useState(picture.description ?? '')
  const [point, setPoint] = useState<FocalPoint | null>(picture.focalPoint ?? null)
  const [isAsking, setAsking] = useState(false)
  const { isBusy, refusal, errors, run, forget } = useCall()
  const id = useId()
  const saved = picture.focalPoint
  const isChanged = description !== (picture.description ?? '') || point?.x !== saved?.x || point?.y !== saved?.y
  useEffect(() => dialog.current?.showModal(), [])

  async function save() {
    forget()
    const name = picture.src.slice('/media/'.length)
    const isSaved = await run(() => call('PATCH', `/api/media/${name}`, { description, focalPoint: point }), {
      onSuccess: () => toastSuccess('Picture saved'),
      onFailure: () => undefined,
    })
    if (isSaved) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className="dialog dialog--picture"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      // What was typed is not lost by one key.
      onCancel={(event) => {
        if (!isChanged && !isBusy) return
        event.preventDefault()
        setAsking(true)
      }}
    >
      <form className="picture-form" onSubmit={submitting(save)}>
        <FocalPointField
          src={picture.src}
          srcSet={sourceSet(picture)}
          size={picture}
          point={point}
          onChange={setPoint}
          describedBy={`${id}-point`}
        />
        <div className="picture-form__side">
          <h2 className="dialog__title" id={`${id}-title`}>
            Picture
          </h2>
          <p className="picture-form__facts">{pictureFacts(null, picture.file.byteLength, picture.file)}</p>
          <TextField
            isLong
            rows={3}
            label="Description"
            value={description}
            error={errors.description}
            onChange={setDescription}
            hint="What it shows, for those who cannot see it. It serves wherever a post gives no alternative text."
          />
          <div>
            <p className="field__label">Focal point</p>
            <p className="picture-form__point" id={`${id}-point`}>
              Click what must stay in sight where the picture is cropped, or move the mark with the arrow keys.
            </p>
            <p className="actions">
              <output className="picture-form__percent">{point ? `${point.x} % × ${point.y} %` : 'Not set'}</output>
              <QuietButton onClick={() => setPoint(null)} aria-disabled={point === null}>
                Centre
              </QuietButton>
            </p>
          </div>
          {refusal && !errors.description && <RefusalNote>{refusal.detail}</RefusalNote>}
          {isAsking && isChanged && <RefusalNote>This is not saved yet. Save it, or discard it.</RefusalNote>}
          <p className="actions">
            <Button type="submit" aria-disabled={isBusy || !isChanged}>
              {isBusy ? 'Saving…' : 'Save'}
            </Button>
            <QuietButton onClick={() => dialog.current?.close()}>{isChanged ? 'Discard changes' : 'Close'}</QuietButton>
          </p>
        </div>
      </form>
    </dialog>
  )
}
