import { useId } from 'react'
import { type FocalPoint, MIDDLE } from '#domain/pictures/focal-point.ts'
import { useLocale } from '../../../ui/locale.ts'

interface FocalPointRangesProps {
  /** In percent; null where the picture has no focal point. */
  point: FocalPoint | null
  onChange: (point: FocalPoint) => void
}

const SIDES = [
  { side: 'x', label: 'media.fromLeft' },
  { side: 'y', label: 'media.fromTop' },
] as const

/** Sets the focal point by two sliders: screen readers pass arrow keys on to a slider, but not to the mark, which is a button. */
export function FocalPointRanges({ point, onChange }: FocalPointRangesProps) {
  const { t } = useLocale()
  const id = useId()
  const shown = point ?? MIDDLE
  return (
    <div className="focal-ranges">
      {SIDES.map(({ side, label }) => (
        <label key={side} htmlFor={`${id}-${side}`}>
          {t(label)}
          <input
            type="range"
            id={`${id}-${side}`}
            min={0}
            max={100}
            value={shown[side]}
            aria-valuetext={point ? t('media.percent', { percent: shown[side] }) : t('media.notSet')}
            onChange={(event) => onChange({ ...shown, [side]: event.target.valueAsNumber })}
          />
        </label>
      ))}
    </div>
  )
}
