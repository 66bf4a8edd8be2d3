import { useContext, useEffect, useState } from 'react'
import { UnsentPicturesContext } from '../../picture/unsent-pictures.ts'

/** A picture on its way into a text. */
export interface PendingPicture {
  /** The name of its field among unsent pictures. */
  readonly field: string
  readonly file: File
  /** An earlier form could not send it; where in the text it was dropped is not known. */
  readonly isRestored: boolean
}

/**
 * The pictures that were dropped or pasted into a text, until they are in it or left out.
 * @param field how the names of their fields begin
 */
export function usePendingPictures(field: string) {
  const { restored } = useContext(UnsentPicturesContext)
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  useEffect(() => {
    const found = [...restored].filter(([name]) => name.startsWith(`${field}-`))
    for (const [name] of found) restored.delete(name)
    if (found.length > 0)
      setPending((known) => [...known, ...found.map(([name, file]) => ({ field: name, file, isRestored: true }))])
  }, [restored, field])
  return {
    pending,
    add(file: File) {
      const name = `${field}-${Math.random().toString(36).slice(2)}`
      setPending((known) => [...known, { field: name, file, isRestored: false }])
    },
    remove: (picture: PendingPicture) => setPending((known) => known.filter(({ field }) => field !== picture.field)),
  }
}
