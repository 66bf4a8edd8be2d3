import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { PictureWork } from './use-picture.ts'

/** Pictures of a form that were chosen and did not reach the server yet. */
export interface UnsentPictures {
  /** Files that are to be sent as soon as their field is there, by its name. A field takes its file out. */
  readonly restored: Map<string, File>
  /** @param file null once it was sent or given up */
  readonly keep: (field: string, file: File | null) => void
}

export const UnsentPicturesContext = createContext<UnsentPictures>({ restored: new Map(), keep: () => undefined })

/** Names of picture fields. */
export const MAIN_PICTURE = 'main'

export function sectionPicture(key: number): string {
  return `section-${key}`
}

/** Of the pictures that are to stand in the text of a section; `-` and an id follow. */
export function textPictures(key: number): string {
  return `${sectionPicture(key)}-text`
}

/** Copies the chosen file of a field into the browser's storage until it is sent, and sends that of an earlier form. */
export function useUnsentPicture(field: string, work: PictureWork, send: (file: File) => void) {
  const { restored, keep } = useContext(UnsentPicturesContext)
  const start = useEffectEvent(send)
  const { stage } = work
  const file = stage === 'none' ? null : work.file
  useEffect(() => {
    if (stage === 'compressing') keep(field, file)
    // A file that the browser cannot read has nothing that could be sent.
    if (stage === 'done' || (stage === 'failed' && file === null)) keep(field, null)
  }, [stage, file, field, keep])
  useEffect(() => {
    const found = restored.get(field)
    if (!found) return
    restored.delete(field)
    start(found)
  }, [restored, field])
  return { forget: () => keep(field, null) }
}
