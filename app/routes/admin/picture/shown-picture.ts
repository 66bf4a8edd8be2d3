import type { Locale } from '#domain/locales/locale.ts'
import { type Picture, sourceSet } from '#domain/pictures/picture.ts'
import { pictureFacts, sizeInWords } from './picture-facts.ts'
import type { PictureWork } from './use-picture.ts'

export interface ShownPicture {
  /** Key of a message. */
  readonly caption: 'picture.oldImage' | 'picture.newImage'
  readonly src: string
  readonly srcSet?: string
  readonly facts: string
}

interface Choice {
  readonly value: string
  readonly saved: Picture | null
  readonly uploaded: Picture | null
}

/** Shows a chosen file until it is uploaded, then the value of the form. `fileAddress` is the `blob:` address of that file. */
export function shownPicture(
  locale: Locale,
  { value, saved, uploaded }: Choice,
  work: PictureWork,
  fileAddress: string | null,
): ShownPicture | null {
  if (work.stage !== 'none' && work.stage !== 'done' && work.file)
    return fileAddress
      ? { caption: 'picture.newImage', src: fileAddress, facts: sizeInWords(locale, work.file.size) }
      : null
  if (!value) return null

  const picture = [saved, uploaded].find((known) => known?.src === value)
  // A picture that was not uploaded in this form is an old one, even if its size is unknown.
  const caption = picture && picture !== saved ? 'picture.newImage' : 'picture.oldImage'
  if (!picture) return { caption, src: value, facts: '' }
  const before = work.stage === 'done' && work.src === value ? work.file.size : null
  const srcSet = sourceSet(picture)
  return {
    caption,
    src: value,
    ...(srcSet && { srcSet }),
    facts: pictureFacts(locale, before, picture.file.byteLength, picture.file),
  }
}
