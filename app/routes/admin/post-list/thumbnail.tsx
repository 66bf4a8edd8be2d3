import { type Picture, RENDITION_WIDTHS, renditionAddress } from '#domain/pictures/picture.ts'

const [SMALLEST] = RENDITION_WIDTHS

export function Thumbnail({ picture }: { picture: Picture | undefined }) {
  if (!picture) return <span className="row__thumbnail row__thumbnail--none" aria-hidden="true" />
  const src = picture.width >= SMALLEST ? renditionAddress(picture.src, SMALLEST) : picture.src
  return <img className="row__thumbnail" src={src} alt="" width={112} height={75} loading="lazy" decoding="async" />
}
