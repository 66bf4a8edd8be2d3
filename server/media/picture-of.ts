import type { Picture } from '#domain/pictures/picture.ts'
import { EXTENSIONS, type ImageType } from './image-type.ts'
import type { MediumFacts } from './media-repository.ts'

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
