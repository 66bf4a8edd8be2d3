interface SwatchesProps {
  /** `#rrggbb` */
  accent: string
  ground: string
}

/** An SVG with attributes: the policy of the area allows no inline styles. */
export function Swatches({ accent, ground }: SwatchesProps) {
  return (
    <svg className="look__swatches" viewBox="0 0 40 24" aria-hidden="true">
      <path fill={ground} d="M0 0h40v24H0z" />
      <circle fill={accent} cx="20" cy="12" r="7" />
    </svg>
  )
}
