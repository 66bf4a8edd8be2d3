import { Fragment, useId } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { usePictureUploads } from './use-picture-uploads.ts'

/** A file field. Files can also be dropped anywhere on the screen. */
export function UploadPictures() {
  const { t } = useLocale()
  const { upload, isOver, progress, failed } = usePictureUploads()
  const id = useId()
  return (
    <>
      <div className={isOver ? 'browse browse--over' : 'browse'} aria-busy={progress !== null}>
        <input
          className="browse__input"
          id={id}
          type="file"
          accept="image/*"
          multiple
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            void upload(currentTarget.files ?? [])
            // Otherwise choosing the same file again would fire no event.
            currentTarget.value = ''
          }}
        />
        <Icon name="picture" className="browse__icon muted" />
        <span className="browse__name" id={`${id}-name`}>
          {t('media.addPictures')}
        </span>
        <span className="muted" id={`${id}-hint`} role="status">
          {progress
            ? t('media.uploadingProgress', { progress })
            : isOver
              ? t('media.letGoAddThem')
              : t('media.orDropThemAnywhere')}
        </span>
      </div>
      {failed.length > 0 && (
        <RefusalNote>
          {failed.map(({ name, why }, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              <strong>{name}</strong>: {why}
            </Fragment>
          ))}
        </RefusalNote>
      )}
    </>
  )
}
