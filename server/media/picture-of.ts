import type { Picture } from '#domain/pictures/picture.ts'
import { EXTENSIONS, type ImageType } from './image-type.ts'
import type { MediumFacts } from './media-repository.ts'

/** The picture that a page shows of a medium. */
export function pictureOf(hash: string, facts: MediumFacts): Picture {
  const { type, width, height, byteLength, largest, placeholder, description, focalPoint } = facts
  return {
    src: `/media/${hash}.${EXTENSIONS[type as ImageType]}`,
    ...largest,
    file: { width, height, byteLength },
    colors: placeholder?.match(/.{6}/g) ?? [],
    ...(description && { description }),
    ...(focalPoint && { focalPoint }),
  }
}
