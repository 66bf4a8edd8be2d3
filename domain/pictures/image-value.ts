import { mediumNamedBy } from './picture.ts'

const DATA = /^data:image\/(?:jpeg|png|webp|avif);base64,/

/** Whether a text is a valid picture of a post: empty, an address of this site, or a data string. */
export function isImageValue(value: string): boolean {
  return value === '' || mediumNamedBy(value) !== undefined || isImageData(value)
}

/** Whether a text is a picture itself, as the specification stores them. What its bytes are is for the media store to say. */
export function isImageData(value: string): boolean {
  const head = DATA.exec(value.slice(0, 40))?.[0]
  if (head === undefined) return false
  // A pattern that repeats over megabytes keeps a position for each letter where V8 does not optimize it, as in a process that has
  // compiled many, and then fails for want of memory. One that looks for what is not allowed keeps none.
  const letters = value.slice(head.length).replace(/={1,2}$/, '')
  return letters !== '' && !/[^A-Za-z0-9+/]/.test(letters)
}
