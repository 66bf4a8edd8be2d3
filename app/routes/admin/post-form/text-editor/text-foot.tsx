import { memo } from 'react'
import type { TypedPicture } from '#domain/text/marked-blocks.ts'
import { picturesOf } from './inserting/picture-marks.ts'
import { wordCount } from './word-count.ts'

interface TextFootProps {
  text: string
  onOpen: (picture: TypedPicture) => void
}

/** Below a text: its pictures, and the number of its words. */
export const TextFoot = memo(function TextFoot({ text, onOpen }: TextFootProps) {
  const pictures = picturesOf(text)
  const words = wordCount(text)
  return (
    <div className="text-foot">
      {pictures.length > 0 && (
        <ul className="cluster text-foot__pictures" aria-label="Pictures in this text">
          {pictures.map((picture, index) => (
            <li key={`${picture.address} ${index}`}>
              <button type="button" className="choice text-foot__picture" onClick={() => onOpen(picture)}>
                <img className="thumbnail" src={picture.address} alt="" loading="lazy" decoding="async" />
                <span className="visually-hidden">Picture:</span>
                <span className={picture.alt.trim() ? undefined : 'meta'}>
                  {picture.alt.trim() || 'No description'}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="meta text-foot__words">
        {words > 0 && `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`}
      </p>
    </div>
  )
})
