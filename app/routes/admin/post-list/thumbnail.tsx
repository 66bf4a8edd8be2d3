import { type Picture, thumbnailAddress } from '#domain/pictures/picture.ts'
import { focalClass } from '../../../ui/focal-class.ts'

/** The picture of a post, or a tile with the initial of its title: a drawn cover cannot be read at this size. */
export function Thumbnail({ picture, title }: { picture: Picture | undefined; title: string }) {
  if (!picture)
    return (
      <span className="thumbnail row__thumbnail row__thumbnail--none" aria-hidden="true">
        {initialOf(title)}
      </span>
    )
  return (
    <img
      className={`thumbnail row__thumbnail ${focalClass(picture)}`.trim()}
      src={thumbnailAddress(picture)}
      alt=""
      width={112}
      height={75}
      loading="lazy"
      decoding="async"
    />
  )
}

function initialOf(title: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(title.replace(/^(the|an?)\s+(?=\S)/i, '')) ?? []
  return letter.toUpperCase()
}
