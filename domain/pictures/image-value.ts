import { mediumNamedBy } from './picture.ts'

const DATA = /^data:image\/(?:jpeg|png|webp|avif);base64,/

export function isImageValue(value: string): boolean {
  return value === '' || mediumNamedBy(value) !== undefined || isImageData(value)
}

/** Whether a text is a picture as a data string, the form in which the specification stores pictures. The media store checks the bytes. */
export function isImageData(value: string): boolean {
  const head = DATA.exec(value.slice(0, 40))?.[0]
  if (head === undefined) return false
  // A pattern that matches megabytes of allowed characters keeps a backtracking position for each where V8 does not optimize it,
  // as in a process with many compiled patterns, and runs out of memory. A search for a disallowed character keeps none.
  const letters = value.slice(head.length).replace(/={1,2}$/, '')
  return letters !== '' && !/[^A-Za-z0-9+/]/.test(letters)
}
