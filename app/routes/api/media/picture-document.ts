import type { Picture } from '#domain/pictures/picture.ts'

/** What the JSON interface says of a picture. */
export function pictureDocument<P extends Picture>(picture: P) {
  return { address: picture.src, bytes: picture.file.byteLength, ...picture }
}
