import { useContext, useEffect, useState } from 'react'
import { UnsentPicturesContext } from '../../picture/unsent-pictures.ts'

export interface PendingPicture {
  /** Its name in {@link UnsentPicturesContext}. */
  readonly field: string
  readonly file: File
  /** Restored from the copy in the browser, which does not store its position in the text. */
  readonly isRestored: boolean
}

/**
 * Pictures that were dropped or pasted into a text and are not part of it yet.
 * @param field prefix of their names, see `textPictures`
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
