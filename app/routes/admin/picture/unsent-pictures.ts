import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { PictureWork } from './use-picture.ts'

/** Description, caption and source of a picture within a text. */
export interface PictureWords {
  readonly description: string
  readonly caption: string
  readonly source: string
}

/** A chosen picture that is not uploaded yet. */
export interface UnsentPicture {
  readonly file: File
  /** Null for a picture outside of a text, and for one that was dropped or pasted. */
  readonly words: PictureWords | null
}

/** The unsent pictures of a form. */
export interface UnsentPictures {
  /** Pictures to upload once their field is rendered, by the name of the field, which removes its entry. */
  readonly restored: Map<string, UnsentPicture>
  /** @param picture null once it was sent or given up */
  readonly keep: (field: string, picture: UnsentPicture | null) => void
}

export const UnsentPicturesContext = createContext<UnsentPictures>({ restored: new Map(), keep: () => undefined })

/** The name of the picker of the main image, which no other picture field of a form has. */
export const MAIN_PICTURE = 'main'
/** That of the picture for shared links. */
export const SHARED_PICTURE = 'shared'

export function sectionPicture(key: number): string {
  return `section-${key}`
}

/** Prefix of the names of pictures that are uploaded into the text of a section; `-` and a random id follow. */
export function textPictures(key: number): string {
  return `${sectionPicture(key)}-text`
}

/** Copies the chosen file of a field into the browser's storage until it is uploaded, and uploads the file that an earlier form left. */
export function useUnsentPicture(
  field: string,
  work: PictureWork,
  send: (file: File) => void,
  words: PictureWords | null = null,
) {
  const { restored, keep } = useContext(UnsentPicturesContext)
  const start = useEffectEvent(send)
  const { stage } = work
  const file = stage === 'none' ? null : work.file
  useEffect(() => {
    if (stage === 'compressing') keep(field, file && { file, words })
    // A file that the browser cannot decode has nothing to upload.
    if (stage === 'done' || (stage === 'failed' && file === null)) keep(field, null)
  }, [stage, file, words, field, keep])
  useEffect(() => {
    const found = restored.get(field)
    if (!found) return
    restored.delete(field)
    start(found.file)
  }, [restored, field])
  return { forget: () => keep(field, null) }
}
