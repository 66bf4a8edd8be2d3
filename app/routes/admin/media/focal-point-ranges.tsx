import { useId } from 'react'
import { type FocalPoint, MIDDLE } from '#domain/pictures/focal-point.ts'

interface FocalPointRangesProps {
  /** Null: none is set. */
  point: FocalPoint | null
  onChange: (point: FocalPoint) => void
}

const SIDES = [
  { side: 'x', label: 'From the left' },
  { side: 'y', label: 'From the top' },
] as const

/** The same as the mark on the picture, for those who cannot see it: screen readers keep the arrow keys from a button. */
export function FocalPointRanges({ point, onChange }: FocalPointRangesProps) {
  const id = useId()
  const shown = point ?? MIDDLE
  return (
    <div className="focal-ranges">
      {SIDES.map(({ side, label }) => (
        <label key={side} htmlFor={`${id}-${side}`}>
          {label}
          <input
            type="range"
            id={`${id}-${side}`}
            min={0}
            max={100}
            value={shown[side]}
            aria-valuetext={point ? `${shown[side]} %` : 'Not set'}
            onChange={(event) => onChange({ ...shown, [side]: event.target.valueAsNumber })}
          />
        </label>
      ))}
    </div>
  )
}
