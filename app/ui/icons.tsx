import type { ReactNode } from 'react'

/** Line icons on a 24-unit grid. They repeat what the text beside them says, so screen readers pass over them. */
export function Icon({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 7h18M3 12h18M3 17h12" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M5 5l14 14M19 5 5 19" />
    </Icon>
  )
}

/** The theme toggle shows the theme that it switches to: the sun while dark, the moon while light. */
export function SunIcon() {
  return (
    <Icon className="icon-sun">
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon className="icon-moon">
      <path d="M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4Z" />
    </Icon>
  )
}

export function ShareIcon() {
  return (
    <Icon>
      <path d="M12 15V3.5M8 7l4-4 4 4M5 12v7.5h14V12" />
    </Icon>
  )
}

export function CopyIcon() {
  return (
    <Icon>
      <rect x="8.5" y="8.5" width="11.5" height="12" rx="1.5" />
      <path d="M15.5 8.5V5A1.5 1.5 0 0 0 14 3.5H5.5A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5h3" />
    </Icon>
  )
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M20 12H4.5M10 6l-6 6 6 6" />
    </Icon>
  )
}

export function ForwardIcon() {
  return (
    <Icon>
      <path d="M4 12h15.5M14 6l6 6-6 6" />
    </Icon>
  )
}

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

export function PlusIcon() {
  return (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}
