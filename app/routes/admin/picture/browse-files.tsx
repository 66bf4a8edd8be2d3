import type { RefObject } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { type PickedFile, pickedFile } from './picture-files.ts'

interface BrowseFilesProps {
  id: string
  /** Of the element that says which picture is meant. */
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isOver: boolean
  input: RefObject<HTMLInputElement | null>
  onPick: (picked: PickedFile) => void
}

/** The field for a file lies over the whole area, unseen: what one clicks, drops on or tabs to is the field itself. */
export function BrowseFiles({ id, labelId, describedBy, isInvalid, isOver, input, onPick }: BrowseFilesProps) {
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
          // The same file may be chosen again.
          currentTarget.value = ''
          if (picked) onPick(picked)
        }}
      />
      <Icon name="picture" className="browse__icon" />
      <span className="browse__name" id={`${id}-name`}>
        Browse Files
      </span>
      <span className="browse__hint" id={`${id}-hint`}>
        {isOver ? 'Let go to take this image' : 'or drop or paste one image here'}
      </span>
    </div>
  )
}
