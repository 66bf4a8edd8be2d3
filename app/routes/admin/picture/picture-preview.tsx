import type { ShownPicture } from './shown-picture.ts'

interface PicturePreviewProps {
  label: string
  picture: ShownPicture
}

export function PicturePreview({ label, picture: { caption, src, srcSet, facts } }: PicturePreviewProps) {
  return (
    <figure className="picker__preview">
      <img
        className="picker__image"
        src={src}
        srcSet={srcSet}
        sizes={srcSet && '(min-width: 640px) 320px, 100vw'}
        alt={`Preview of ${label}`}
        decoding="async"
      />
      <figcaption className="picker__caption">
        <strong className="picker__age">{caption}</strong> <span className="picker__facts">{facts}</span>
      </figcaption>
    </figure>
  )
}
