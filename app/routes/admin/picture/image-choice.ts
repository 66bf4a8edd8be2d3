import type { Picture } from '#domain/pictures/picture.ts'

/** A picture of a form, see `ImagePicker`. */
export interface ImageChoice {
  /** Address, or empty. */
  readonly value: string
  /** The picture that was uploaded since the form was loaded. */
  readonly uploaded: Picture | null
  /** "Do not include Image". */
  readonly isExcluded: boolean
}

export function imageAt(address: string): ImageChoice {
  return { value: address, uploaded: null, isExcluded: false }
}
