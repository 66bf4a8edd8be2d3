import type { Picture } from '#domain/pictures/picture.ts'
import { StoredPicture } from '../../../ui/picture.tsx'

/** The owner's picture above the posts. Decorative: the name of the blog is in the header. */
export function Masthead({ picture }: { picture: Picture }) {
  const { src } = picture
  return (
    <figure className="masthead">
      <StoredPicture address={src} pictures={new Map([[src, picture]])} alt="" sizes="100vw" isHero isBanner />
    </figure>
  )
}
