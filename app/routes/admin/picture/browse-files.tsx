import type { RefObject } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { type PickedFile, pickedFile } from './picture-files.ts'

interface BrowseFilesProps {
  id: string
  /** Id of the element that names the picture to choose. */
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isOver: boolean
  input: RefObject<HTMLInputElement | null>
  onPick: (picked: PickedFile) => void
}

/** The file input covers the whole area, invisibly, so that clicks, drops and the Tab key reach the input itself. */
export function BrowseFiles({ id, labelId, describedBy, isInvalid, isOver, input, onPick }: BrowseFilesProps) {
  const { t } = useLocale()
  return (
    <div className={isOver ? 'browse browse--over' : 'browse'}>
      <input
        ref={input}
        className="browse__input"
        id={id}
        type="file"
        accept="image/*"
        aria-labelledby={`${labelId} ${id}-name`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => {
          const picked = pickedFile(currentTarget.files ?? [])
          // Otherwise choosing the same file again would fire no event.
          currentTarget.value = ''
          if (picked) onPick(picked)
        }}
      />
      <Icon name="picture" className="browse__icon muted" />
      <span className="browse__name" id={`${id}-name`}>
        {t('picture.browse')}
      </span>
      <span className="muted" id={`${id}-hint`}>
        {isOver ? t('picture.letGo') : t('picture.orDrop')}
      </span>
    </div>
  )
}
