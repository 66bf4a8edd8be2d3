import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { type FocalPoint, MIDDLE } from '#domain/pictures/focal-point.ts'
import { useLocale } from '../../../ui/locale.ts'

interface FocalPointFieldProps {
  src: string
  /** Empty for none. */
  srcSet: string
  /** Pixels. */
  size: { readonly width: number; readonly height: number }
  /** Null: none is set. */
  point: FocalPoint | null
  onChange: (point: FocalPoint) => void
  /** Id of the text that explains the mark. */
  describedBy: string
}

/** Percent for each arrow key, and for one with Shift. */
const STEP = 1
const LARGE_STEP = 10
const DIRECTIONS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A whole picture and a mark on it, set by a click or moved by arrow keys. */
export function FocalPointField({ src, srcSet, size, point, onChange, describedBy }: FocalPointFieldProps) {
  const { t } = useLocale()
  const mark = useRef<HTMLButtonElement>(null)
  const { x, y } = point ?? MIDDLE

  function setByClick({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // A click by Enter or Space on the mark has no coordinates.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    onChange({
      x: percent((clientX - box.left) / box.width),
      y: percent((clientY - box.top) / box.height),
    })
    mark.current?.focus()
  }

  function move(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    onChange({ x: percent((x + direction.x * step) / 100), y: percent((y + direction.y * step) / 100) })
  }

  return (
    <div className="focal-field">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the mark within does the same by keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div className="focal-field__picture" onClick={setByClick}>
        <img
          src={src}
          {...(srcSet && { srcSet, sizes: '(min-width: 900px) 720px, 100vw' })}
          width={size.width}
          height={size.height}
          alt=""
          draggable={false}
        />
        <button
          type="button"
          ref={mark}
          className={point ? 'focal-field__mark' : 'focal-field__mark focal-field__mark--unset'}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={point ? t('media.focalPointAt', { x, y }) : t('media.focalPointNotSet')}
          aria-describedby={describedBy}
          onKeyDown={move}
        />
      </div>
    </div>
  )
}

function percent(share: number): number {
  return Math.max(0, Math.min(100, Math.round(share * 100)))
}
