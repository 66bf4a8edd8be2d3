import { useEffect, useId, useRef, useState } from 'react'
import type { FocalPoint } from '#domain/pictures/focal-point.ts'
import type { ListedPicture } from '#domain/pictures/listed-picture.ts'
import { sourceSet } from '#domain/pictures/picture.ts'
import { Button, QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { pictureFacts } from '../picture/picture-facts.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting, useCall } from '../shell/use-call.ts'
import { FocalPointField } from './focal-point-field.tsx'
import { FocalPointRanges } from './focal-point-ranges.tsx'

interface PictureDialogProps {
  picture: ListedPicture
  onClose: () => void
}

export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const locale = useLocale()
  const { t } = locale
  const dialog = useRef<HTMLDialogElement>(null)
  const {
    value: typed,
    change: setTyped,
    forget: forgetTyped,
  } = useUnsavedInput<{ description?: string; focalPoint?: FocalPoint | null }>(`picture:${picture.src}`, {})
  const description = typed.description ?? picture.description ?? ''
  const saved = picture.focalPoint ?? null
  const point = typed.focalPoint === undefined ? saved : typed.focalPoint
  const [isAsking, setAsking] = useState(false)
  const { isBusy, refusal, errors, run, forget } = useCall()
  const id = useId()
  const isDescribed = description !== (picture.description ?? '')
  const isMoved = point?.x !== saved?.x || point?.y !== saved?.y
  const isChanged = isDescribed || isMoved
  useEffect(() => dialog.current?.showModal(), [])

  async function save() {
    forget()
    const name = picture.src.slice('/media/'.length)
    // Sends only the changed fields: a concurrent save may have changed the other.
    const change = { ...(isDescribed && { description }), ...(isMoved && { focalPoint: point }) }
    const isSaved = await run(() => call('PATCH', `/api/media/${name}`, change), {
      onSuccess: () => toastSuccess(t('media.pictureSaved')),
      onFailure: () => undefined,
    })
    if (!isSaved) return
    forgetTyped()
    dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className="dialog dialog--picture"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      // Escape must not discard unsaved input.
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
          onChange={(focalPoint) => setTyped((known) => ({ ...known, focalPoint }))}
          describedBy={`${id}-point`}
        />
        <div className="picture-form__side">
          <h2 className="dialog__title" id={`${id}-title`}>
            {t('labels.picture')}
          </h2>
          <p className="meta picture-form__facts">
            {pictureFacts(locale, null, picture.file.byteLength, picture.file)}
          </p>
          <TextField
            isLong
            rows={3}
            label={t('labels.description')}
            value={description}
            error={errors.description}
            onChange={(text) => setTyped((known) => ({ ...known, description: text }))}
            hint={t('media.whatShowsForThose')}
          />
          <div>
            <p className="field__label">{t('media.focalPoint')}</p>
            <p className="meta picture-form__point" id={`${id}-point`}>
              {t('media.clickWhatMustStay')}
            </p>
            <FocalPointRanges
              point={point}
              onChange={(focalPoint) => setTyped((known) => ({ ...known, focalPoint }))}
            />
            <p className="actions">
              <output className="picture-form__percent">
                {point ? `${point.x} % × ${point.y} %` : t('media.notSet')}
              </output>
              <QuietButton
                onClick={() => setTyped((known) => ({ ...known, focalPoint: null }))}
                aria-disabled={point === null}
              >
                {t('media.centre')}
              </QuietButton>
            </p>
          </div>
          {refusal && !errors.description && <RefusalNote>{refusal.detail}</RefusalNote>}
          {isAsking && isChanged && <RefusalNote>{t('media.thisNotSavedYet')}</RefusalNote>}
          <p className="actions picture-form__end">
            <Button type="submit" aria-disabled={isBusy || !isChanged}>
              {isBusy ? t('labels.saving') : t('labels.save')}
            </Button>
            <QuietButton
              onClick={() => {
                forgetTyped()
                dialog.current?.close()
              }}
            >
              {isChanged ? t('media.discardChanges') : t('labels.close')}
            </QuietButton>
          </p>
        </div>
      </form>
    </dialog>
  )
}
