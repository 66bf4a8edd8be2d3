import { mediumNamedBy } from './picture.ts'

const DATA = /^data:image\/(?:jpeg|png|webp|avif);base64,/

/** Whether a text is a valid picture of a post: empty, an address of this site, or a data string. */
export function isImageValue(value: string): boolean {
  return value === '' || mediumNamedBy(value) !== undefined || isImageData(value)
}

/** Whether a text is a picture itself, as the specification stores them. What its bytes are is for the media store to say. */
export function isImageData(value: string): boolean {
  // Looked at in two steps: one pattern over megabytes would have to keep its position for backtracking.
  const head = DATA.exec(value.slice(0, 40))?.[0]
  return head !== undefined && value.length > head.length && /^[A-Za-z0-9+/]+={0,2}$/.test(value.slice(head.length))
}
