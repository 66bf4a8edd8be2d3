import type { Picture } from '#domain/pictures/picture.ts'

export function pictureDocument<P extends Picture>(picture: P) {
  return { address: picture.src, bytes: picture.file.byteLength, ...picture }
}
