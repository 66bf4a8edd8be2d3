import { type Picture, thumbnailAddress } from '#domain/pictures/picture.ts'
import { focalClass } from '../../../ui/focal-class.ts'

export function Thumbnail({ picture }: { picture: Picture | undefined }) {
  if (!picture) return <span className="row__thumbnail row__thumbnail--none" aria-hidden="true" />
  return (
    <img
      className={`row__thumbnail ${focalClass(picture)}`.trim()}
      src={thumbnailAddress(picture)}
      alt=""
      width={112}
      height={75}
      loading="lazy"
      decoding="async"
    />
  )
}
