import type { ReactNode } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import type { ListedPicture } from '#domain/pictures/listed-picture.ts'
import { thumbnailAddress } from '#domain/pictures/picture.ts'
import { focalClass } from '../../../ui/focal-class.ts'
import { useLocale } from '../../../ui/locale.ts'
import { sizeInWords } from '../picture/picture-facts.ts'

interface ContactSheetProps {
  pictures: readonly ListedPicture[]
  /** The action of the buttons, in words before the name of the picture. */
  action: string
  onChoose: (picture: ListedPicture) => void
  children?: (picture: ListedPicture) => ReactNode
}

export function ContactSheet({ pictures, action, onChoose, children }: ContactSheetProps) {
  const locale = useLocale()
  const { t } = locale
  const names = namesOf(locale, pictures)
  return (
    <ul className="field-grid sheet">
      {pictures.map((picture, index) => (
        <li key={picture.src} className="stack stack--tight sheet__frame">
          <button
            type="button"
            className="sheet__open"
            aria-label={`${action} ${names[index]}`}
            onClick={() => onChoose(picture)}
          >
            <img
              className={`sheet__image ${focalClass(picture)}`.trim()}
              src={thumbnailAddress(picture)}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </button>
          <p className={picture.description ? 'sheet__description' : 'sheet__description meta'}>
            {picture.description || t('media.noDescription')}
          </p>
          <p className="cluster meta sheet__facts">
            <span>
              {picture.file.width} × {picture.file.height}
            </span>{' '}
            <span>{sizeInWords(locale, picture.file.byteLength)}</span>
          </p>
          {children?.(picture)}
        </li>
      ))}
    </ul>
  )
}

/** Accessible names of the buttons. Equal names get dimensions and file size appended, so that they differ. */
function namesOf(locale: Locale, pictures: readonly ListedPicture[]): string[] {
  const names = pictures.map((picture) => nameOf(locale, picture))
  return names.map((name, index) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    const { width, height, byteLength } = pictures[index]!.file
    return `${name}, ${width} × ${height}, ${sizeInWords(locale, byteLength)}`
  })
}

function nameOf({ t }: Locale, { description, uses, earlierUse }: ListedPicture): string {
  const post = uses[0] ?? earlierUse
  if (description) return description
  return post?.title ? t('media.pictureOf', { title: post.title }) : t('media.pictureWithoutDescription')
}
