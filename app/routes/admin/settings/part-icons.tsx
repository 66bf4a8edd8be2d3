import { Icon } from '../../../ui/icons.tsx'

export function UpIcon() {
  return (
    <Icon>
      <path d="M12 20V4.5M6 10l6-6 6 6" />
    </Icon>
  )
}

export function DownIcon() {
  return (
    <Icon>
      <path d="M12 4v15.5M6 14l6 6 6-6" />
    </Icon>
  )
}

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
