import { z } from 'zod'
import { isImageValue } from './image-value.ts'

export function imageField(label: string) {
  const message = `${label} is empty, an address of a picture that Den keeps, or a data: string of a JPEG, PNG, WebP or AVIF`
  return z.string(message).refine(isImageValue, message)
}
