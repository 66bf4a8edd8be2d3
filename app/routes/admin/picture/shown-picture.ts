import { type Picture, sourceSet } from '#domain/pictures/picture.ts'
import { pictureFacts, sizeInWords } from './picture-facts.ts'
import type { PictureWork } from './use-picture.ts'

/** What the preview shows. */
export interface ShownPicture {
  readonly caption: 'Old Image' | 'New Image'
  readonly src: string
  readonly srcSet?: string
  readonly facts: string
}

interface Choice {
  readonly value: string
  readonly saved: Picture | null
  readonly uploaded: Picture | null
}

/** A chosen file until it has arrived, then what the form holds. `fileAddress` is where the browser keeps that file. */
export function shownPicture(
  { value, saved, uploaded }: Choice,
  work: PictureWork,
  fileAddress: string | null,
): ShownPicture | null {
  if (work.stage !== 'none' && work.stage !== 'done' && work.file)
    return fileAddress ? { caption: 'New Image', src: fileAddress, facts: sizeInWords(work.file.size) } : null
  if (!value) return null

  const picture = [saved, uploaded].find((known) => known?.src === value)
  // A picture that was not uploaded just now was stored before, even where its size is not known.
  const caption = picture && picture !== saved ? 'New Image' : 'Old Image'
  if (!picture) return { caption, src: value, facts: '' }
  const before = work.stage === 'done' && work.src === value ? work.file.size : null
  const srcSet = sourceSet(picture)
  return {
    caption,
    src: value,
    ...(srcSet && { srcSet }),
    facts: pictureFacts(before, picture.file.byteLength, picture.file),
  }
}
