import { memo } from 'react'
import type { TypedPicture } from '#domain/text/marked-blocks.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { picturesOf } from './inserting/picture-marks.ts'
import { wordCount } from './word-count.ts'

interface TextFootProps {
  text: string
  onOpen: (picture: TypedPicture) => void
}

/** Below a text: its pictures, and the number of its words. */
export const TextFoot = memo(function TextFoot({ text, onOpen }: TextFootProps) {
  const { t } = useLocale()
  const pictures = picturesOf(text)
  const words = wordCount(text)
  return (
    <div className="text-foot">
      {pictures.length > 0 && (
        <ul className="cluster text-foot__pictures" aria-label={t('textEditor.pictures')}>
          {pictures.map((picture, index) => (
            <li key={`${picture.address} ${index}`}>
              <button type="button" className="choice text-foot__picture" onClick={() => onOpen(picture)}>
                <img className="thumbnail" src={picture.address} alt="" loading="lazy" decoding="async" />
                <span className="visually-hidden">{t('textEditor.pictureOf')}</span>
                <span className={picture.alt.trim() ? undefined : 'meta'}>
                  {picture.alt.trim() || t('textEditor.noDescription')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="meta text-foot__words">{words > 0 && t('textEditor.words', { count: words })}</p>
    </div>
  )
})
