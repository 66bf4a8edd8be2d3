import { Icon } from '../../../../ui/icons.tsx'

export function RemoveIcon() {
  return (
    <Icon>
      <path d="M4.5 6.5h15M9.5 6V3.5h5V6M6.5 6.5 7.5 20.5h9l1-14M10.2 10.5v6M13.8 10.5v6" />
    </Icon>
  )
}

/** Points at what is folded, and down at what is open. */
export function FoldIcon() {
  return (
    <Icon className="icon-fold">
      <path d="m9 5 7 7-7 7" />
    </Icon>
  )
}
