import { z } from 'zod'
import { mediumNamedBy } from './picture.ts'

/** The address of a stored picture, or an empty text. */
export function pictureField(name: string) {
  const message = `${name} is the address of a picture, such as /media/….png, or empty`
  return z.string(message).refine((address) => address === '' || mediumNamedBy(address) !== undefined, message)
}
