import { useContext, useEffect, useState } from 'react'
import { type UnsentPicture, UnsentPicturesContext } from '../../picture/unsent-pictures.ts'

export interface PendingPicture extends UnsentPicture {
  /** Its name in {@link UnsentPicturesContext}. */
  readonly field: string
  /** The text into which it was chosen; null for a picture restored from the copy in the browser, which knows no place in it. */
  readonly text: string | null
}

/**
 * Pictures that were chosen for a text and are not part of it yet.
 * @param field prefix of their names, see `textPictures`
 */
export function usePendingPictures(field: string) {
  const { restored } = useContext(UnsentPicturesContext)
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  useEffect(() => {
    const found = [...restored].filter(([name]) => name.startsWith(`${field}-`))
    for (const [name] of found) restored.delete(name)
    if (found.length > 0)
      setPending((known) => [...known, ...found.map(([name, picture]) => ({ field: name, ...picture, text: null }))])
  }, [restored, field])
  return {
    pending,
    add(chosen: Omit<PendingPicture, 'field'>) {
      const name = `${field}-${Math.random().toString(36).slice(2)}`
      setPending((known) => [...known, { field: name, ...chosen }])
    },
    remove: (picture: PendingPicture) => setPending((known) => known.filter(({ field }) => field !== picture.field)),
  }
}
